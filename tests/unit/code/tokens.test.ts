import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { Prism } from 'prism-react-renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { prism } from '../../../config/code';
import { hasGrammar, loadGrammar, tokens } from '@sablier-docs/ui/Code/grammars';
import { useTokens } from '@sablier-docs/ui/Code/useTokens';

const roleOf = (code: string, language: string, text: string) =>
  tokens(code, language).find((piece) => piece.text.includes(text))?.role;

describe('in a browser', () => {
  it('Solidity has its grammar from the start, and a language without one stays in one piece', async () => {
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
  ])('gives words of %s the colors of their roles', async (language, code, text, role) => {
    await loadGrammar(language);
    expect(hasGrammar(language)).toBe(true);
    expect(roleOf(code, language, text)).toBe(role);
  });
});

it('the pieces of a colored file joined are the file', async () => {
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

/** The role of each character that is seen. */
const colors = (found: ReturnType<typeof tokens>) =>
  found.flatMap(({ role, text }) => [...text.replace(/\s/g, '')].map((char) => [char, role]));

describe('on the server', () => {
  // As the framework's prism-include-languages does.
  beforeAll(() => {
    const { resolve } = createRequire(import.meta.url);
    for (const language of prism.additionalLanguages) {
      const source = readFileSync(resolve(`prismjs/components/prism-${language}.js`), 'utf8');
      runInNewContext(source, { Prism });
    }
  });

  it.each([
    ['solidity', '.sol'],
    ['ts', '.ts'],
    ['tsx', '.tsx'],
    ['json', '.json'],
    ['toml', '.toml'],
    ['graphql', '.graphql'],
    ['html', '.html'],
    ['markdown', '.md'],
  ])('%s has the colors that a browser gives it', async (language, ending) => {
    await loadGrammar(language);
    const files = readdirSync('examples', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
      .slice(0, 40);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const code = readFileSync(path.join('examples', file), 'utf8');
      expect(colors(useTokens(code, language)), file).toEqual(colors(tokens(code, language)));
    }
  });

  it.each([
    ['bash', 'forge create --rpc-url "$RPC" A # now\nexport KEY=$(cat key)'],
    ['yaml', 'a: 1\nb: [x, "y"]'],
    ['css', 'a:hover { color: #fff }'],
  ])('gives %s the same colors as the browser', async (language, code) => {
    await loadGrammar(language);
    expect(colors(useTokens(code, language))).toEqual(colors(tokens(code, language)));
    expect(useTokens(code, language).length).toBeGreaterThan(3);
  });

  it('code without a grammar stays in one piece', () => {
    expect(useTokens('a,b', 'csv')).toEqual([{ text: 'a,b' }]);
  });
});
