/** Longest query, in code points; DocSearch 3.9 sets the same `maxlength` on its field. */
export const MAX_QUERY_LENGTH = 64;

// C0 and C1 controls, invisible format characters (bidi overrides, zero width, BOM), lone surrogates.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]+/gu;

/**
 * Makes a query of any text: control characters become spaces or are removed, leading space is removed, and at
 * most {@link MAX_QUERY_LENGTH} code points are kept, so that no emoji is cut in half. A trailing space is kept
 * because the reader may be between two words. Accepts anything and never throws.
 */
export function clampQuery(text: unknown): string {
  if (typeof text !== 'string') return '';
  // A query never needs more than this many UTF-16 units; cutting first keeps a megabyte cheap.
  const clean = text
    .slice(0, MAX_QUERY_LENGTH * 16)
    .replace(/[\t\n\r\v\f]+/g, ' ')
    .replace(INVISIBLE, '')
    .trimStart();
  return Array.from(clean).slice(0, MAX_QUERY_LENGTH).join('');
}
