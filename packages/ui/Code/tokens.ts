import { Prism } from 'prism-react-renderer';
import { pieces, type Piece } from './roles';

/* The framework adds the languages of config/code.ts to this Prism before anything is rendered. */

export const hasGrammar = (language: string): boolean => Object.hasOwn(Prism.languages, language);

/** All grammars are loaded; same interface as ./grammars, which the stock client replaces with this file. */
export const loadGrammar = (): Promise<void> => Promise.resolve();

/** @returns the code in pieces of one color each; all of it in one when the language has no grammar */
export function tokens(code: string, language: string): Piece[] {
  const grammar = hasGrammar(language) && Prism.languages[language];
  return grammar ? pieces(Prism.tokenize(code, grammar)) : [{ text: code }];
}
