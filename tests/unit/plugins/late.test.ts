import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../../config/inline-scripts';
import { STARTER, withLateStyles } from '../../../src/plugins/client/late/tags';

describe('what comes behind the first paint', () => {
  it('is the sheet of late styles, and that of the screen is not', () => {
    const screen = '<link rel=stylesheet href=/assets/css/styles.0123abcd.css>';
    expect(
      withLateStyles(`<link rel=stylesheet href=/assets/css/late.0123abcd.css>${screen}`),
    ).toBe(
      '<link rel=late href=/assets/css/late.0123abcd.css><noscript>' +
        `<link rel=stylesheet href=/assets/css/late.0123abcd.css></noscript>${screen}`,
    );
    expect(withLateStyles(screen)).toBe(screen);
  });

  it('is asked for by a script that the policy expects', () => {
    expect(STARTER).toContain('"link[rel=late]"');
    expect(inlineScripts.filter(({ starts }) => starts.includes('link[rel=late]'))).toHaveLength(1);
    expect(readFileSync('src/plugins/client/index.ts', 'utf8')).toContain('innerHTML: STARTER');
  });
});
