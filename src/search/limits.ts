/**
 * The numbers of search in one place. They are the ones the DocSearch 3.9 modal and the Algolia
 * client work with, so that both providers and both screens behave alike.
 */

/** Longest query, in code points; DocSearch 3.9 sets the same `maxlength` on its field. */
export const MAX_QUERY_LENGTH = 64;

/** Hits on one page of results. */
export const HITS_PER_PAGE = 20;

/** Hits that a section shows in the modal, and a page in the ranking. */
export const HITS_PER_GROUP = 5;

/** Words of a snippet on a wide screen. */
export const SNIPPET_WORDS = 10;

/** A search that takes longer is shown as stalled, in milliseconds. */
export const STALL_MS = 300;

/** Recent searches that DocSearch keeps; it shows four of them beside favorites. */
export const RECENT_LIMIT = 7;

export const FAVORITE_LIMIT = 10;

/** Queries proposed on the screen without results. */
export const SUGGESTION_LIMIT = 3;

/** Timeouts of the hosted client in milliseconds; they grow with each retry. */
export const HOSTED_TIMEOUTS = { connect: 1_000, read: 2_000, write: 30_000 } as const;

/** A host of the hosted service that failed is left alone for so long, in milliseconds. */
export const HOST_DOWN_MS = 120_000;

// C0 and C1 controls and the invisible format characters (bidi overrides, zero width, BOM).
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu;

/**
 * Makes any text a query: control characters become spaces or vanish, leading space goes, and at
 * most {@link MAX_QUERY_LENGTH} code points stay, so that no emoji is cut in half. A trailing space
 * is kept because the reader may be between two words. Accepts anything, throws never.
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
