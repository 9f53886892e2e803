import './solidity';

export { hasGrammar, tokens } from '../prism';

/* What a browser fetches when it colors code: Prism with Solidity, of which most code is, and the rest by need. */

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

/** Fetches the grammar of a language; nothing for one that has none, or is there. */
export async function loadGrammar(language: string): Promise<void> {
  await grammars.get(language)?.();
}
