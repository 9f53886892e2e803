import './solidity';

export { hasGrammar, tokens } from '../prism';

/* What a browser fetches when it colors code: Prism with Solidity, of which most code is, and the rest by need. */

const typescript = () => import('./typescript');
const data = () => import('./data');
const text = () => import('./text');

const grammars: Readonly<Record<string, () => Promise<unknown>>> = {
  ...{ js: typescript, ts: typescript, tsx: typescript },
  ...{ json: data, toml: data, yaml: data },
  ...{ html: text, css: text, markdown: text },
  bash: () => import('./bash'),
  graphql: () => import('./graphql'),
};

/** Fetches the grammar of a language; nothing for one that has none, or is there. */
export const loadGrammar = async (language: string): Promise<void> =>
  void (Object.hasOwn(grammars, language) && (await grammars[language]?.()));
