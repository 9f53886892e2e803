import includeLanguages from '@theme/prism-include-languages';
import { normalizeTokens, Prism } from 'prism-react-renderer';
import { pieces, type Piece } from './roles';

includeLanguages(Prism);

/** @returns the code in pieces of one color each; all of it in one when the language is unknown */
export function tokens(code: string, language: string): Piece[] {
  const grammar = Prism.languages[language];
  return grammar ? pieces(normalizeTokens(Prism.tokenize(code, grammar))) : [{ text: code }];
}
