/**
 * The limits of the search. They are those of the DocSearch 3.9 modal and of Algolia's client, so that both
 * providers and both screens behave in the same way.
 */

/** Longest query, in code points; DocSearch 3.9 sets the same `maxlength` on its field. */
export const MAX_QUERY_LENGTH = 64;

/** Hits on one page of results. */
export const HITS_PER_PAGE = 20;

/** Most hits of a section in the modal, and of a page in the ranking. */
export const HITS_PER_GROUP = 5;

/** Words of a snippet on a wide screen. */
export const SNIPPET_WORDS = 10;

/** Milliseconds after which a search is shown as stalled. */
export const STALL_MS = 300;

/** Recent searches that DocSearch keeps; it shows four of them next to favorites. */
export const RECENT_LIMIT = 7;

export const FAVORITE_LIMIT = 10;

/** Queries that are suggested when there are no results. */
export const SUGGESTION_LIMIT = 3;

/** Timeouts of the hosted client in milliseconds; they grow with each retry. */
export const HOSTED_TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/** Milliseconds for which a failed host of the hosted service is not tried again. */
export const HOST_DOWN_MS = 120_000;

// C0 and C1 controls and invisible format characters (bidi overrides, zero width, BOM).
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu;

/**
 * Makes a query of any text: control characters become spaces or are removed, leading space is removed, and at
 * most {@link MAX_QUERY_LENGTH} code points are kept, so that no emoji is cut in half. A trailing space is kept
 * because the reader may be between two words. Accepts anything and never throws.
 */
export function clampQuery(text: unknown): string {
  if (typeof text !== 'string') return '';
  // A query never needs more than this many UTF-16 units; cutting first keeps a megabyte cheap.
  const head = text.slice(0, MAX_QUERY_LENGTH * 16);
  const clean = head
    .replace(/[\t\n\r\v\f]+/g, ' ')
    .replace(INVISIBLE, '')
    .trimStart();
  const points = Array.from(clean).filter((point) => !isLoneSurrogate(point));
  return points.slice(0, MAX_QUERY_LENGTH).join('');
}

function isLoneSurrogate(point: string): boolean {
  if (point.length !== 1) return false;
  const unit = point.charCodeAt(0);
  return unit >= 0xd800 && unit <= 0xdfff;
}
