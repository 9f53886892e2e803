import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineScripts } from '../../../config/inline-scripts';
import { KEEPER, STARTER, withLate } from '../../../src/plugins/client/late/tags';

describe('what comes behind the first paint', () => {
  it('is the sheet of late styles, and that of the screen is not', () => {
    const screen = '<link rel=stylesheet href=/assets/css/styles.0123abcd.css>';
    expect(withLate(`<link rel=stylesheet href=/assets/css/late.0123abcd.css>${screen}`)).toBe(
      '<link rel=late href=/assets/css/late.0123abcd.css><noscript>' +
        `<link rel=stylesheet href=/assets/css/late.0123abcd.css></noscript>${screen}`,
    );
    expect(withLate(screen)).toBe(screen);
    // As the minifier of a later release writes it.
    expect(withLate('<link rel=stylesheet href=/assets/css/late.0123abcd.css />')).toBe(
      '<link rel=late href=/assets/css/late.0123abcd.css><noscript>' +
        '<link rel=stylesheet href=/assets/css/late.0123abcd.css></noscript>',
    );
  });

  it('is each script that is deferred, with its attributes', () => {
    const scripts =
      '<script src=/assets/js/main.0123.js defer></script><script data-a=b defer src=/c.js></script>';
    expect(withLate(scripts)).toBe(
      '<script type=late src=/assets/js/main.0123.js defer></script>' +
        '<script type=late data-a=b defer src=/c.js></script>',
    );
    const others =
      '<script src=/js/redirect.js data-to=/a></script><script type=module src=/m.js defer></script>' +
      '<script>let defer, src</script><script type=application/ld+json>{"src":"a"}</script>';
    expect(withLate(others)).toBe(others);
  });

  it('is asked for by a script that the policy expects, and kept for by another', () => {
    expect(STARTER).toContain('"link[rel=late]"');
    expect(
      inlineScripts.filter(({ name }) => name.includes('src/plugins/client/late')),
    ).toHaveLength(2);
    const client = readFileSync('src/plugins/client/index.ts', 'utf8');
    expect(client).toContain('innerHTML: STARTER');
    expect(client).toContain('innerHTML: KEEPER');
  });

  it('begins with the first sign of a reader, whichever it is', () => {
    const signs = /SIGNS = \[([^\]]+)\]/.exec(
      readFileSync('src/client/shared/sign.ts', 'utf8'),
    )?.[1];
    expect(KEEPER).toContain(`"${signs?.replaceAll(/[',]/g, '').trim()}"`);
  });
});
