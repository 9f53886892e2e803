import {
  promoted,
  readSaved,
  removed,
  withRecent,
  writeSaved,
  type SavedLists,
  type SavedSearch,
} from '@site/src/search';
import { useEffect, useState } from 'react';

const NONE: SavedLists = { recent: [], favorite: [] };

/** The browser may forbid even the look at its storage. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** What this visit knows, for browsers whose storage keeps nothing. */
const visit = new Map<string, SavedLists>();

/** Recent and favorite searches of this browser. They work for the visit when storage does not. */
export function useSaved(indexName: string) {
  const [lists, setLists] = useState<SavedLists>(NONE);

  useEffect(() => {
    setLists(visit.get(indexName) ?? readSaved(browserStorage(), indexName));
  }, [indexName]);

  // Written at once, not in a state update: opening a hit also closes the modal.
  const change = (after: SavedLists) => {
    if (!writeSaved(browserStorage(), indexName, after)) visit.set(indexName, after);
    setLists(after);
  };

  return {
    ...lists,
    remember: (search: SavedSearch) => change(withRecent(lists, search)),
    promote: (search: SavedSearch) => change(promoted(lists, search)),
    remove: (search: SavedSearch) => change(removed(lists, search)),
  };
}
