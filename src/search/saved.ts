import { FAVORITE_LIMIT, RECENT_LIMIT, RECENT_LIMIT_WITH_FAVORITES } from './limits.ts';
import { HIERARCHY_LEVELS, type Hierarchy, type SearchHit } from './types.ts';

/** Key of the recent searches of an index; DocSearch 3.9 uses the same, so both find each other's. */
export const recentKey = (indexName: string) => `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;

/** Key of the favorite searches of an index. */
export const favoriteKey = (indexName: string) => `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;

export type SavedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A page or heading that the reader opened from the search. */
export interface SavedSearch {
  objectID: string;
  /** A path of this site. */
  url: string;
  hierarchy: Hierarchy;
}

export interface SavedLists {
  recent: SavedSearch[];
  favorite: SavedSearch[];
}

const LONGEST_TEXT = 2_000;
const LONGEST_URL = 500;

/** Both lists as far as storage holds them. Never throws: what is not a saved search is left out. */
export function readSaved(storage: SavedStorage | undefined, indexName: string): SavedLists {
  const favorite = readList(storage, favoriteKey(indexName)).slice(0, FAVORITE_LIMIT);
  const recent = readList(storage, recentKey(indexName)).slice(0, recentLimit(favorite));
  return { recent, favorite };
}

/** Writes both lists. Returns false when storage refuses, which loses nothing but the memory. */
export function writeSaved(
  storage: SavedStorage | undefined,
  indexName: string,
  { recent, favorite }: SavedLists,
): boolean {
  try {
    storage?.setItem(favoriteKey(indexName), JSON.stringify(favorite));
    storage?.setItem(recentKey(indexName), JSON.stringify(recent));
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** The lists after the reader opened a hit: newest first, favorites stay where they are. */
export function withRecent(lists: SavedLists, opened: SavedSearch): SavedLists {
  if (lists.favorite.some(sameAs(opened))) return lists;
  const recent = [opened, ...lists.recent.filter(differsFrom(opened))];
  return { ...lists, recent: recent.slice(0, recentLimit(lists.favorite)) };
}

/** The lists after a recent search became a favorite; it is no longer among the recent ones. */
export function promoted(lists: SavedLists, search: SavedSearch): SavedLists {
  const favorite = [search, ...lists.favorite.filter(differsFrom(search))].slice(0, FAVORITE_LIMIT);
  const recent = lists.recent.filter(differsFrom(search)).slice(0, recentLimit(favorite));
  return { recent, favorite };
}

/** The lists without a search, whichever of them held it. */
export function removed(lists: SavedLists, search: SavedSearch): SavedLists {
  return {
    recent: lists.recent.filter(differsFrom(search)),
    favorite: lists.favorite.filter(differsFrom(search)),
  };
}

/** What is kept of a hit: the page or heading, without the text that matched. */
export function toSaved({ objectID, url, hierarchy }: SearchHit): SavedSearch {
  return { objectID, url, hierarchy };
}

const recentLimit = (favorite: readonly unknown[]) =>
  favorite.length > 0 ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT;

const sameAs = (search: SavedSearch) => (other: SavedSearch) => other.url === search.url;
const differsFrom = (search: SavedSearch) => (other: SavedSearch) => other.url !== search.url;

function readList(storage: SavedStorage | undefined, key: string): SavedSearch[] {
  try {
    const list: unknown = JSON.parse(storage?.getItem(key) ?? '[]');
    const valid = (Array.isArray(list) ? list : [])
      .map(toSavedSearch)
      .filter((s) => s !== undefined);
    return valid.filter((search, i) => valid.findIndex(sameAs(search)) === i);
  } catch {
    return [];
  }
}

/** Storage can hold anything: only plain texts and paths of this site come out of it. */
function toSavedSearch(item: unknown): SavedSearch | undefined {
  if (!isObject(item) || !isObject(item.hierarchy)) return undefined;
  const { objectID, url, hierarchy } = item;
  if (typeof objectID !== 'string' || !isSitePath(url)) return undefined;
  const levels = HIERARCHY_LEVELS.map((level) => [level, hierarchy[level] ?? null] as const);
  if (!levels.every(([, text]) => text === null || isText(text))) return undefined;
  if (!isText(hierarchy.lvl1)) return undefined;
  return { objectID, url, hierarchy: Object.fromEntries(levels) as Hierarchy };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

/** One slash and then no other: no scheme, no other host. */
function isSitePath(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST_URL) return false;
  return /^\/(?![/\\])/.test(value) && !/[\s\\<>"'\p{Cc}]/u.test(value);
}
