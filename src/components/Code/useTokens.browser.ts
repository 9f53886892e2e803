import { useEffect, useState } from 'react';
import { hasHighlighter, loadHighlighter, tokensOf } from './highlighter';
import type { Piece } from './roles';

/** As ./highlighter, for a component: it is rendered again when the highlighter is there. */
export function useTokens(code: string, language: string): Piece[] {
  const [, setLoaded] = useState(hasHighlighter);
  useEffect(() => {
    if (!hasHighlighter()) void loadHighlighter().then(() => setLoaded(true));
  }, []);
  return tokensOf(code, language);
}
