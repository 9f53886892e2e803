import { useEffect, useState } from 'react';
import { isColored, loadHighlighter, codeTokens } from './highlighter';
import type { Piece } from './roles';

/** The hook for ./highlighter: it rerenders the component when the grammar of the language is loaded. */
export function useTokens(code: string, language: string): Piece[] {
  const [, setLoaded] = useState('');
  useEffect(() => {
    if (!isColored(language)) void loadHighlighter(language).then(() => setLoaded(language));
  }, [language]);
  return codeTokens(code, language);
}
