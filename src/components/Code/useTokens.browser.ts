import { useEffect, useState } from 'react';
import { isColored, loadHighlighter, tokensOf } from './highlighter';
import type { Piece } from './roles';

/** As ./highlighter, for a component: it is rendered again when the grammar of the language is there. */
export function useTokens(code: string, language: string): Piece[] {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (!isColored(language)) void loadHighlighter(language).then(() => setLoaded(language));
  }, [language]);
  return tokensOf(code, language);
}
