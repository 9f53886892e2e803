import { HITS_PER_PAGE, type SearchHit, type SearchResult } from '@site/src/search';
import { useEffect } from 'react';
import { searchProvider, searchSite } from './site';

const NONE: SearchHit[] = [];

/**
 * Tells the provider which hits are on the screen, and returns what tells it that one was opened.
 * Does nothing with the embedded provider, which listens to nobody.
 * @param shown the hits that the reader sees, best first
 */
export function useSearchEvents(result: SearchResult | null, shown: readonly SearchHit[] = NONE) {
  const hosted = searchSite.config.provider === 'hosted';
  const ids = shown.map(({ objectID }) => objectID).join('\n');

  useEffect(() => {
    if (!hosted) return undefined;
    const say = (hits: readonly SearchHit[]) => {
      searchProvider().then(
        ({ events }) => events?.viewed(hits),
        () => undefined,
      );
    };
    say(shown);
    return () => say(NONE);
  }, [ids, hosted]); // eslint-disable-line react-hooks/exhaustive-deps -- ids stands for shown

  return (hit: SearchHit) => {
    if (!hosted || !result) return;
    searchProvider().then(
      ({ events }) => events?.opened(hit, { ...result, hitsPerPage: HITS_PER_PAGE }),
      () => undefined,
    );
  };
}
