import './solidity';

export { hasGrammar, tokens } from '../prism';

/*
 * Fetched when a tool shows code: the core of prismjs with Solidity, and other languages on demand, 6 to 12
 * KB gzipped each. prism-react-renderer, which colors the pages, is one file of 25 KB with all its languages:
 * the wizard would exceed the 130 KB of tests/e2e/weight.spec.ts by 10. Both give the same colors:
 * tests/unit/code/tokens.test.ts.
 */

const typescript = () => import('./typescript');
const data = () => import('./data');
const text = () => import('./text');

const grammars: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['js', typescript],
  ['ts', typescript],
  ['tsx', typescript],
  ['json', data],
  ['toml', data],
  ['yaml', data],
  ['html', text],
  ['css', text],
  ['markdown', text],
  ['bash', () => import('./bash')],
  ['graphql', () => import('./graphql')],
]);

/** Fetches the grammar of a language, unless it has none or is loaded. */
export async function loadGrammar(language: string): Promise<void> {
  await grammars.get(language)?.();
}
