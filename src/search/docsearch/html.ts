import { stretchesOf } from '../marked.ts';
import type { HighlightResult } from '../types.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text as HTML that shows it. DocSearch prints titles and texts of hits and of saved searches as HTML; every
 * one of them comes from here.
 */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** The text that {@link escapeHtml} was given; any other text comes back as it is. */
export const unescapeHtml = (html: string): string =>
  html.replace(
    /&(?:amp|lt|gt|quot|#39);/g,
    (entity) => Object.keys(ENTITIES).find((character) => ENTITIES[character] === entity) ?? entity,
  );

/** A text of a hit as HTML: what matched is in marks, and nothing else is markup. */
export const markedHtml = (result: Pick<HighlightResult, 'text' | 'ranges'>): string =>
  stretchesOf(result)
    .map(({ text, marked }) => (marked ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
