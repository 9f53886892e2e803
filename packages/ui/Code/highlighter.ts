import type { Piece } from './roles';

let highlighter: typeof import('./grammars') | undefined;
const asked = new Map<string, Promise<void>>();

/** Whether code of this language is highlighted. */
export const isColored = (language: string): boolean => highlighter?.hasGrammar(language) ?? false;

/** Loads the highlighter for a language, once. Without it code has one color. */
export function loadHighlighter(language: string): Promise<void> {
  const load = asked.get(language) ?? fetchFor(language);
  asked.set(language, load);
  return load;
}

async function fetchFor(language: string): Promise<void> {
  try {
    const module = await import('./grammars');
    await module.loadGrammar(language);
    highlighter = module;
  } catch {
    asked.delete(language);
  }
}

/** The code in pieces of one color each; in one piece until its grammar is loaded. */
export const codeTokens = (code: string, language: string): Piece[] =>
  highlighter?.tokens(code, language) ?? [{ text: code }];
