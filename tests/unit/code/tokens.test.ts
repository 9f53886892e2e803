import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasGrammar, loadGrammar, tokens } from '../../../src/components/Code/grammars';

const roleOf = (code: string, language: string, text: string) =>
  tokens(code, language).find((piece) => piece.text.includes(text))?.role;

describe('in a browser', () => {
  it('Solidity is there from the start, and what has no grammar stays in one piece', async () => {
    expect(hasGrammar('solidity')).toBe(true);
    await loadGrammar('csv');
    expect(tokens('a,b', 'csv')).toEqual([{ text: 'a,b' }]);
  });

  it.each([
    ['solidity', 'contract A { }', 'contract', 'keyword'],
    ['ts', 'export const a = 1;', 'const', 'keyword'],
    ['tsx', 'const a = <Name id="x" />;', 'Name', 'type'],
    ['json', '{ "a": 1 }', '"a"', 'property'],
    ['toml', '[profile]', 'profile', 'type'],
    ['yaml', 'a: 1', '1', 'number'],
    ['bash', 'npm install # now', 'now', 'comment'],
    ['graphql', 'query Streams { id }', 'query', 'keyword'],
    ['markdown', '`npm test`', 'npm', 'keyword'],
  ])('%s has its colors', async (language, code, text, role) => {
    await loadGrammar(language);
    expect(hasGrammar(language)).toBe(true);
    expect(roleOf(code, language, text)).toBe(role);
  });
});

it('pieces together are the code', async () => {
  for (const [language, file] of [
    ['solidity', 'examples/lockup/hooks/StreamLedger.sol'],
    ['ts', 'examples/lockup/approve.ts'],
    ['tsx', 'examples/starters/wagmi/src/App.tsx'],
  ] as const) {
    await loadGrammar(language);
    const code = readFileSync(file, 'utf8');
    const found = tokens(code, language);
    expect(found.map(({ text }) => text).join('')).toBe(code);
    expect(found.length).toBeGreaterThan(50);
  }
});
