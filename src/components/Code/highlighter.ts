import type { Piece } from './roles';

type Tokens = (code: string, language: string) => Piece[];

let tokens: Tokens | undefined;
let loading: Promise<void> | undefined;

/** Whether the highlighter is there. */
export const hasHighlighter = (): boolean => tokens !== undefined;

/** Fetches the highlighter, once. Without it code is shown in one color. */
export function loadHighlighter(): Promise<void> {
  loading ??= import('./tokens').then(
    (module) => void (tokens = module.tokens),
    () => void (loading = undefined),
  );
  return loading;
}

/** The code in pieces of one color each; in one piece until the highlighter is there. */
export function tokensOf(code: string, language: string): Piece[] {
  return tokens ? tokens(code, language) : [{ text: code }];
}
