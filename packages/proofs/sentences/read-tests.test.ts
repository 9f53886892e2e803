import { describe, expect, it } from 'vitest';
import { readVersion } from '@sablier-docs/reference/solidity/packages';
import { countStatements } from './count';
import { statementKinds } from '../worlds/kinds';
import { pageOfTestFile } from './page-files';
import { casesOf } from './reach';
import { readStatements, statementsIn } from './read-tests';

const read = (text: string) => statementsIn(text, 'a.statements.ts', '/a');

describe('the statements of a file', () => {
  it('are read with id, kinds and line', () => {
    const text = [
      "import { statement } from '../statement';",
      '',
      "statement('one', async ({ lockup }) => {",
      '});',
      'statement(',
      '  "two-more",',
      '  async ({ lockupV1_0, flow }) => {},',
      ');',
      "sourced('three', 'https://example.org', 'It says so.');",
    ].join('\n');
    const file = 'a.statements.ts';
    expect(read(text)).toEqual([
      { page: '/a', id: 'one', kinds: ['lockup'], file, line: 3 },
      { page: '/a', id: 'two-more', kinds: ['lockupV1_0', 'flow'], file, line: 5 },
      { page: '/a', id: 'three', kinds: ['source'], file, line: 9 },
    ]);
  });

  it('name the worlds that they are asked in', () => {
    const text = [
      "statement('one', { of: 'lockup', model: 'any', moment: ['pending', 'end'] }, async (world) => {",
      '});',
      'statement(',
      "  'two',",
      "  { of: ['lockupV1_2', 'lockupV1_0'], token: { not: ['fee', 'whole'] }, model: ['linear', 'tranched'], },",
      '  async (world) => {},',
      ');',
    ].join('\n');
    const [one, two] = read(text);
    expect(one).toMatchObject({ id: 'one', kinds: ['lockup'], range: { model: 'any' } });
    expect(one && casesOf(one)).toEqual({ lockup: 8 });
    expect(two).toMatchObject({
      id: 'two',
      kinds: ['lockupV1_2', 'lockupV1_0'],
      range: { token: { not: ['fee', 'whole'] } },
    });
    expect(two && casesOf(two)).toEqual({ lockupV1_2: 14, lockupV1_0: 7 });
    expect(() =>
      read("statement('a', { of: 'lockup', model: ALL }, async (world) => {});"),
    ).toThrow('a.statements.ts:1: the range cannot be read');
    expect(() =>
      read("statement('a', { of: 'lockup', model: 'x' }, async (world) => {});"),
    ).toThrow('"model" has no "x"');
  });

  it('have to name what they run on', () => {
    expect(() => read("statement('one', async ({ lockupV9 }) => {});")).toThrow(
      'a.statements.ts:1: there is no "lockupV9"',
    );
    expect(() => read("statement('one', async () => {});")).toThrow('names nothing to run on');
  });

  it('throw for the whole file when an id or a loop can’t be read without running it', () => {
    for (const text of [
      'statement(ID, async ({ flow }) => {});',
      'statement(`one-${x}`, async ({ flow }) => {});',
      "for (const one of all) {\n  statement('one', async ({ flow }) => {});\n}",
      "statement('one', async (chains) => {});",
    ]) {
      expect(() => read(text), text).toThrow('can be read');
    }
  });
});

describe('the page of a file', () => {
  it('is the path of its file, or of its folder where the page has several files', () => {
    expect(pageOfTestFile('tests/statements/concepts/nft.statements.ts')).toBe('/concepts/nft');
    expect(pageOfTestFile('tests/statements/concepts/nft/owner.statements.ts')).toBe(
      '/concepts/nft',
    );
    expect(pageOfTestFile('tests/statements/snippets/local-environment.statements.ts')).toBe(
      '/snippets/local-environment',
    );
    expect(() => pageOfTestFile('tests/statements/concepts/gone.statements.ts')).toThrow(
      'tests/statements/concepts/gone.statements.ts belongs to no page',
    );
  });
});

describe('the statements of the site', () => {
  const statements = readStatements();

  it('are counted by section, page and kind', () => {
    const { sections, pages, kinds: used } = countStatements(statements);
    const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
    expect(statements.length).toBeGreaterThan(0);
    expect(sum(sections)).toBe(statements.length);
    expect(sum(pages)).toBe(statements.length);
    expect(sum(used)).toBe(statements.flatMap((statement) => statement.kinds).length);
  });

  it('name the releases that are installed', () => {
    const release = (name: string) => `v${readVersion('node_modules', name).replace(/\.\d+$/, '')}`;
    expect(statementKinds).toMatchObject({
      lockup: `Lockup ${release('@sablier/lockup')}`,
      flow: `Flow ${release('@sablier/flow')}`,
      lockupV1_2: `Lockup ${release('@sablier/v2-core')}`,
      lockupV1_0: `Lockup ${release('@sablier/v2-core-1.0')}`,
      airdropsV1_2: `Airdrops ${release('@sablier/v2-periphery')}`,
    });
  });
});
