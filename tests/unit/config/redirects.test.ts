import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { asked, redirects } from '../../../config/redirects';
import { redirectPage } from '../../../src/plugins/redirects/redirect-page';
import { selectRedirects } from '../../../src/plugins/redirects/select-redirects';

/** The owner's list, tab separated, kept beside the test as it was given. */
const given = readFileSync(new URL('redirects.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

describe('redirects', () => {
  it('are the rows that were asked for, in their order', () => {
    expect(asked).toEqual(given);
    expect(redirects.slice(0, given.length).map(([from]) => from)).toEqual(
      given.map(([from]) => from),
    );
  });

  it('name no address twice and never lead to another redirect', () => {
    const from = redirects.map(([address]) => address);
    expect(new Set(from).size).toBe(from.length);
    expect(redirects.filter(([, to]) => from.includes(to))).toEqual([]);
  });

  it('wait for a target that is not written', () => {
    const { live, heldBack } = selectRedirects(
      [
        ['/a', '/written'],
        ['/b', '/later'],
      ],
      ['/', '/written/'],
    );
    expect(live).toEqual([['/a', '/written']]);
    expect(heldBack).toEqual([['/b', '/later']]);
  });

  it('treat an odd path as text', () => {
    const html = redirectPage('/a"</script><b>', 'https://x/a"<');
    expect(html).not.toContain('</script><b>');
    expect(html).not.toContain('a"<"');
  });
});
