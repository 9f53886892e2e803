import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHostedEvents, type InsightsEvent } from '../../../../src/search/hosted/events.ts';
import { asksForPrivacy, insightsSender } from '../../../../src/search/hosted/insights.ts';
import { hostedOrigins } from '../../../../src/search/hosted/origins.ts';

const hits = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ objectID: `hit-${from + i}` }));
const ids = (list: readonly { objectID: string }[]) => list.map(({ objectID }) => objectID);

function listen() {
  const sent: InsightsEvent[][] = [];
  const events = createHostedEvents({
    indexName: 'docs',
    userToken: 'anonymous-1',
    send: (batch) => sent.push(batch),
  });
  return { sent, events };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('viewed hits', () => {
  it('are reported after 400 ms, in groups of 20', () => {
    const { sent, events } = listen();
    const shown = hits(0, 45);
    events.viewed(shown);
    vi.advanceTimersByTime(399);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent.flat().map(({ objectIDs }) => objectIDs.length)).toEqual([20, 20, 5]);
    expect(sent.flat().flatMap(({ objectIDs }) => objectIDs)).toEqual(ids(shown));
    expect(sent[0]?.[0]).toEqual({
      eventType: 'view',
      eventName: 'Items Viewed',
      index: 'docs',
      userToken: 'anonymous-1',
      objectIDs: ids(shown.slice(0, 20)),
    });
  });

  it('that were replaced before are not reported', () => {
    const { sent, events } = listen();
    for (let key = 0; key < 10; key += 1) {
      events.viewed(hits(key, 3));
      vi.advanceTimersByTime(399);
    }
    vi.advanceTimersByTime(1);
    expect(sent.flat().map(({ objectIDs }) => objectIDs)).toEqual([ids(hits(9, 3))]);
  });

  it('that vanished before are not reported', () => {
    const { sent, events } = listen();
    events.viewed(hits(0, 3));
    events.viewed([]);
    vi.advanceTimersByTime(1_000);
    expect(sent).toEqual([]);
  });

  it('are reported once while they stay the same', () => {
    const { sent, events } = listen();
    for (const shown of [hits(0, 2), hits(0, 2), hits(1, 2), hits(0, 2)]) {
      events.viewed(shown);
      vi.advanceTimersByTime(400);
    }
    expect(sent).toHaveLength(3);
  });
});

describe('an opened hit', () => {
  const answer = { hits: hits(0, 20) as never, page: 2, hitsPerPage: 20, queryID: 'q1' };

  it('is reported at once with its query and its place', () => {
    const { sent, events } = listen();
    events.opened({ objectID: 'hit-3' }, answer);
    expect(sent).toEqual([
      [
        {
          eventType: 'click',
          eventName: 'Item Selected',
          index: 'docs',
          userToken: 'anonymous-1',
          objectIDs: ['hit-3'],
          queryID: 'q1',
          positions: [44],
        },
      ],
    ]);
  });

  it('of no answer, or of one without id, is not reported', () => {
    const { sent, events } = listen();
    events.opened({ objectID: 'saved' }, answer);
    events.opened({ objectID: 'hit-3' }, { ...answer, queryID: undefined });
    expect(sent).toEqual([]);
  });
});

describe('delivery', () => {
  it('outlives the page, asks no permission first and fails in silence', async () => {
    const asked: [URL, RequestInit][] = [];
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
      asked.push([url, init]);
      return Promise.reject(new Error('offline'));
    });
    insightsSender('APPID', 'key')([]);
    await Promise.resolve();
    const [url, init] = asked[0] ?? [];
    expect(url?.href).toBe(
      'https://insights.algolia.io/1/events?X-Algolia-Application-Id=APPID&X-Algolia-API-Key=key',
    );
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(init?.headers).toEqual({ 'content-type': 'text/plain' });
    expect(init?.body).toBe('{"events":[]}');
  });

  it('names each page load anew', () => {
    const names = [1, 2].map(() => {
      const sent: InsightsEvent[] = [];
      const events = createHostedEvents({
        indexName: 'd',
        send: ([event]) => event && sent.push(event),
      });
      events.viewed(hits(0, 1));
      vi.advanceTimersByTime(400);
      return sent[0]?.userToken;
    });
    expect(names[0]).toMatch(/^anonymous-[0-9a-f]{32}$/);
    expect(names[0]).not.toBe(names[1]);
  });

  it('is left to readers who do not mind', () => {
    expect(asksForPrivacy({})).toBe(false);
    expect(asksForPrivacy({ doNotTrack: 'unspecified' })).toBe(false);
    expect(asksForPrivacy({ doNotTrack: '1' })).toBe(true);
    expect(asksForPrivacy({ globalPrivacyControl: true })).toBe(true);
  });

  it('goes to an origin that the security policy allows', () => {
    expect(hostedOrigins('APPID')).toEqual([
      'https://appid-dsn.algolia.net',
      'https://appid-1.algolianet.com',
      'https://appid-2.algolianet.com',
      'https://appid-3.algolianet.com',
      'https://insights.algolia.io',
    ]);
  });
});
