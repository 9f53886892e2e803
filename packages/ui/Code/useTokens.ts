import type { Piece } from './roles';
import { tokens } from './tokens';

/** The code in pieces of one color each. In the browser useTokens.browser.ts replaces this file. */
export function useTokens(code: string, language: string): Piece[] {
  return tokens(code, language);
}
