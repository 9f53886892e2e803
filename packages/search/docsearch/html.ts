import { escape, unescape } from 'html-escaper';
import { segmentsOf } from '../segments.ts';
import type { HighlightResult } from '../types.ts';

/**
 * Escapes a text for HTML. DocSearch renders titles and texts of hits and of saved searches as HTML; all of them
 * go through this function.
 */
export const escapeHtml: (text: string) => string = escape;

/** The inverse of {@link escapeHtml}; any other text is returned unchanged. */
export const unescapeHtml: (html: string) => string = unescape;

/** A text of a hit as HTML: `<mark>` around the matches is the only markup. */
export const markedHtml = (result: Pick<HighlightResult, 'text' | 'ranges'>): string =>
  segmentsOf(result)
    .map(({ text, marked }) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
