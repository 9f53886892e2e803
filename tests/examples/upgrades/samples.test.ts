import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { readKnown } from '@sablier-docs/reference/upgrades';
import type { Item } from '@sablier-docs/reference/upgrades/types';
import { upgrade, type Known } from '@sablier-docs/reference/upgrades/upgrade';
import { compileSample, sampledReleases, sampleOf } from './releases';

/*
 * The contracts of /reference/upgrades, one for each release: each is the one before it, mended by the checklist. A
 * word that the newer one has and the older one lacks must be in the list, or be a word of Solidity.
 */

const known = Object.fromEntries(
  products.map((product) => [product, readKnown(process.cwd(), product)]),
) as Record<Product, Known>;

const pairs = products.flatMap((product) => {
  const releases = sampledReleases(product);
  return releases.flatMap((to, at) => releases.slice(0, at).map((from) => ({ product, from, to })));
});

/** Words of Solidity and its libraries, and names that the sample itself chooses. */
const OWN = new Set(
  'Address block fee if minimum msg openzeppelin payable sendValue sender timestamp uint256 utils value weeks wrap seconds'.split(
    ' ',
  ),
);

/** The words of code, without comments and labels. The helpers of PRBMath have the names of its types in small letters. */
const wordsOf = (source: string): Set<string> =>
  new Set(
    source
      .replace(/\/\/.*$/gm, '')
      .replace(/"[^"\n]*"/g, (text) => (text.includes('/') ? text : ''))
      .replace(/\bud(?=\d+x18)/g, 'UD')
      .match(/[A-Za-z_]\w*/g) ?? [],
  );

/** The list names no paths of packages that the site does not read. */
const withoutPaths = (source: string) => source.replace(/ from ".*?";/g, ';');

const saidBy = (items: readonly Item[]): Set<string> =>
  wordsOf(
    items
      .filter((one) => one.for.includes('caller'))
      .flatMap(({ name, after, todo }) => [name, ...after, todo])
      .join('\n')
      // An interface has the name of its contract, with an I before it.
      .replace(/\bSablier\w+/g, (contract) => `${contract} I${contract}`),
  );

// See calls.test.ts.
afterEach(() => setImmediate());

describe('the contract of each release', () => {
  it.each(
    products.flatMap((product) =>
      sampledReleases(product).map((version) => ({ product, version })),
    ),
  )('compiles with $product $version, without a warning', ({ product, version }) => {
    expect(compileSample(product, version).creationCode.length).toBeGreaterThan(1_000);
  });

  it.each(pairs)(
    'of $product $from becomes that of $to by the list alone',
    ({ product, from, to }) => {
      const { items, sources } = upgrade(known[product], from, to);
      const read = (version: string) =>
        sources.to === null ? withoutPaths(sampleOf(product, version)) : sampleOf(product, version);
      const [old, now] = [wordsOf(read(from)), wordsOf(read(to))];
      const said = saidBy(items);
      const missing = [...now].filter(
        (word) => !old.has(word) && !OWN.has(word) && !said.has(word),
      );
      expect(missing).toEqual([]);
    },
  );

  it('no longer compiles with a later package where the list says so', () => {
    const fails = ({ product, from, to }: (typeof pairs)[number]) => {
      try {
        compileSample(product, from, to);
        return false;
      } catch {
        return true;
      }
    };
    const silent = pairs.filter((pair) => !fails(pair));
    // Nothing in these stops an old contract: the checklist begins with what it does otherwise.
    expect(silent.map(({ product, from, to }) => `${product} ${from} ${to}`)).toEqual([
      'lockup v1.1 v1.2',
      'flow v1.0 v1.1',
      'flow v2.0 v3.0',
    ]);
  });
});
