import { EVENT_DELAY_MS, EVENT_GROUP } from '../limits.ts';
import type { SearchEvents } from '../types.ts';

/** One event of the Insights API. https://www.algolia.com/doc/rest-api/insights/push-events */
export interface InsightsEvent {
  eventType: 'view' | 'click';
  eventName: 'Items Viewed' | 'Item Selected';
  index: string;
  objectIDs: string[];
  userToken: string;
  /** Of a click: the search that led to it, and the hit's place in it, from 1. */
  queryID?: string;
  positions?: number[];
}

export interface EventOptions {
  indexName: string;
  /** Delivers; must not throw. */
  send: (events: InsightsEvent[]) => void;
  /** Names the reader for the service; a new random name per page load unless given. */
  userToken?: string;
}

/**
 * What the hosted service learns for its analytics. Hits that stay on the screen for 400 ms count as
 * viewed, in groups of 20; the same hits are not reported twice in a row. An opened hit is reported
 * at once.
 */
export function createHostedEvents({ indexName, send, userToken }: EventOptions): SearchEvents {
  const base = { index: indexName, userToken: userToken ?? randomToken() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported = '';

  const report = (objectIDs: string[]) => {
    reported = objectIDs.join('\n');
    for (let at = 0; at < objectIDs.length; at += EVENT_GROUP) {
      const group = objectIDs.slice(at, at + EVENT_GROUP);
      send([{ eventType: 'view', eventName: 'Items Viewed', ...base, objectIDs: group }]);
    }
  };

  return {
    viewed(hits) {
      clearTimeout(timer);
      const ids = hits.map(({ objectID }) => objectID);
      if (ids.length === 0 || ids.join('\n') === reported) return;
      timer = setTimeout(() => report(ids), EVENT_DELAY_MS);
    },
    opened(hit, { queryID, hits, page, hitsPerPage }) {
      const at = hits.findIndex(({ objectID }) => objectID === hit.objectID);
      // A saved search belongs to no answer.
      if (!queryID || at < 0) return;
      const positions = [page * hitsPerPage + at + 1];
      const click = { eventType: 'click', eventName: 'Item Selected' } as const;
      send([{ ...click, ...base, objectIDs: [hit.objectID], queryID, positions }]);
    },
  };
}

/** Not stored anywhere, so two visits cannot be connected. */
function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `anonymous-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
