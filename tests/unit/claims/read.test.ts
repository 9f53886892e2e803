import { describe, expect, it } from 'vitest';
import { countClaims } from '../../../src/claims/count';
import { kinds } from '../../../src/claims/kinds';
import { claimsIn, readClaims } from '../../../src/claims/read';
import { readVersion } from '../../../src/protocol/solidity/packages';

const read = (text: string) => claimsIn(text, 'a.claims.ts');

describe('the claims of a file', () => {
  it('are read with page, sentence, kinds and line', () => {
    const text = [
      "import { claim } from '../claim';",
      '',
      "claim('/a', 'It\\'s one.', async ({ lockup }) => {",
      '});',
      'claim(',
      "  '/a',",
      '  "It is two.",',
      '  async ({ lockupV1_0, flow }) => {},',
      ');',
      "sourced('/a', 'Three.', 'https://example.org', 'It says so.');",
    ].join('\n');
    expect(read(text)).toEqual([
      { page: '/a', sentence: "It's one.", kinds: ['lockup'], file: 'a.claims.ts', line: 3 },
      {
        page: '/a',
        sentence: 'It is two.',
        kinds: ['lockupV1_0', 'flow'],
        file: 'a.claims.ts',
        line: 5,
      },
      { page: '/a', sentence: 'Three.', kinds: ['source'], file: 'a.claims.ts', line: 10 },
    ]);
  });

  it('have to name what they run on', () => {
    expect(() => read("claim('/a', 'One.', async ({ lockupV9 }) => {});")).toThrow(
      'a.claims.ts:1: there is no "lockupV9"',
    );
    expect(() => read("claim('/a', 'One.', async () => {});")).toThrow('names nothing to run on');
  });

  it('are all read, or none', () => {
    for (const text of [
      'claim(PAGE, "One.", async ({ flow }) => {});',
      "claim('/a', `One ${x}.`, async ({ flow }) => {});",
      "for (const one of all) {\n  claim('/a', 'One.', async ({ flow }) => {});\n}",
      "claim('/a', 'One.', async (chains) => {});",
    ]) {
      expect(() => read(text), text).toThrow('can be read');
    }
  });
});

describe('the claims of the site', () => {
  const claims = readClaims();

  it('say each sentence once', () => {
    const keys = claims.map(({ page, sentence }) => `${page} ${sentence}`);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });

  it('are counted by section, page and kind', () => {
    const { sections, pages, kinds: used } = countClaims(claims);
    const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect(sum(sections)).toBe(claims.length);
    expect(sum(pages)).toBe(claims.length);
    expect(sum(used)).toBe(claims.flatMap((claim) => claim.kinds).length);
  });

  it('name the releases that are installed', () => {
    const release = (name: string) => `v${readVersion('node_modules', name).replace(/\.\d+$/, '')}`;
    expect(kinds).toMatchObject({
      lockup: `Lockup ${release('@sablier/lockup')}`,
      flow: `Flow ${release('@sablier/flow')}`,
      lockupV1_2: `Lockup ${release('@sablier/v2-core')}`,
      lockupV1_0: `Lockup ${release('@sablier/v2-core-1.0')}`,
      airdropsV1_2: `Airdrops ${release('@sablier/v2-periphery')}`,
    });
  });
});
