import './prism-global';
import Prism from 'prismjs/components/prism-core.js';
import { pieces, type Piece } from './roles';

// Grammars add themselves to this global; each file of ./grammars imports this one first.
Object.assign(globalThis, { Prism });

export const hasGrammar = (language: string): boolean => Object.hasOwn(Prism.languages, language);

/** @returns the code in pieces of one color each; all of it in one when the language has no grammar */
export function tokens(code: string, language: string): Piece[] {
  const grammar = hasGrammar(language) && Prism.languages[language];
  return grammar ? pieces(Prism.tokenize(code, grammar)) : [{ text: code }];
}
