import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../../config/redirects';
import { readMoves, follow, textOfMoves } from '../../../scripts/pages/moves';
import { redirectPage } from '../../../src/plugins/redirects/redirect-page';
import { selectRedirects } from '../../../src/plugins/redirects/select-redirects';

/** The owner's list, tab separated, kept beside the test as it was given. */
const given = readFileSync(new URL('redirects.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const source = readFileSync('config/redirects-list.json', 'utf8');
const rows = readMoves(source);

describe('redirects', () => {
  it('have each row that was asked for, or lead to where its page is now', () => {
    const led = new Map(redirects);
    expect(given.length).toBe(38);
    for (const [from = '', to = ''] of given) {
      expect(led.get(from), from).toBe(follow(to, rows));
    }
  });

  it('are kept one a line, sorted, as the command writes them', () => {
    expect(source).toBe(textOfMoves(rows));
    expect(rows.length).toBe(redirects.length);
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

  it('stay with the vendor that the old address names', () => {
    const vendors = redirects.flatMap(([from, to]) => {
      const vendor = /\/(?:envio|the-graph)\//.exec(from)?.[0];
      return vendor ? [{ from, to, vendor }] : [];
    });
    expect(new Set(vendors.map(({ vendor }) => vendor)).size).toBe(2);
    for (const { from, to, vendor } of vendors) expect(to, from).toContain(vendor);
  });

  it('stay with the product and the release that the old address names', () => {
    const productOf = (path: string) => /\/(lockup|flow|airdrops)(?=\/|$)/.exec(path)?.[1];
    const releaseOf = (path: string) => /\/(v\d\.\d)(?=\/|$)/.exec(path)?.[1];
    // Airdrops was a part of Lockup, the flow of a subgraph was no product, and Lockup v1.0 was the v2.0 of all.
    const moved = /merkle|airstream|campaign|\/periphery\/|\/api\/subgraphs\/|\/contracts\/v2\//i;
    const lost = redirects.filter(([from, to]) =>
      [productOf, releaseOf].some((of) => {
        const [was, is] = [of(from), of(to)];
        return was !== undefined && is !== undefined && was !== is && !moved.test(from);
      }),
    );
    expect(lost).toEqual([]);
    expect(
      redirects.filter(([from, to]) => productOf(from) && productOf(to)).length,
    ).toBeGreaterThan(50);
  });

  it('give search engines one address of a page: the old one is not indexed', () => {
    const html = redirectPage('/new', 'https://x/new');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<link rel="canonical" href="https://x/new">');
  });
});
