/**
 * The limits of the search. They are those of the DocSearch 3.9 modal and of Algolia's client, so that both
 * providers and both screens behave in the same way.
 */

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
