import type { StoredDocSearchHit } from '@docsearch/react';
import { FAVORITE_LIMIT, RECENT_LIMIT } from '../limits.ts';
import { HIERARCHY_LEVELS, type Hierarchy } from '../types.ts';
import { escapeHtml, unescapeHtml } from './html.ts';

/** DocSearch's storage keys of the saved searches of an index, each with its largest number of entries. */
const keysOf = (indexName: string): [key: string, most: number][] => [
  [`__DOCSEARCH_RECENT_SEARCHES__${indexName}`, RECENT_LIMIT],
  [`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, FAVORITE_LIMIT],
];

export type SavedStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const LONGEST_TEXT = 2_000;
const LONGEST_URL = 500;

/**
 * Cleans the stored searches for DocSearch, which parses them without a check, throws when they are not a list
 * and renders their texts as HTML: only searches that lead to a path of this site are kept, with texts from
 * `escapeHtml`. The function is idempotent.
 * @param storage undefined when the browser forbids access to it; DocSearch then saves nothing
 */
export function cleanSaved(storage: SavedStorage | undefined, indexName: string): void {
  for (const [key, most] of keysOf(indexName)) {
    try {
      const stored = storage?.getItem(key);
      if (!stored) continue;
      const clean = JSON.stringify(listOf(stored).slice(0, most));
      if (clean !== stored) storage?.setItem(key, clean);
    } catch {
      forget(storage, key);
    }
  }
}

/** Full storage still accepts a removal. */
function forget(storage: SavedStorage | undefined, key: string): void {
  try {
    storage?.removeItem(key);
  } catch {
    // The storage refuses DocSearch too.
  }
}

function listOf(stored: string): StoredDocSearchHit[] {
  const list: unknown = JSON.parse(stored);
  const valid = (Array.isArray(list) ? list : []).map(cleanHit).filter((hit) => hit !== undefined);
  const isFirst = (hit: StoredDocSearchHit, at: number) =>
    valid.findIndex(({ objectID }) => objectID === hit.objectID) === at;
  return valid.filter(isFirst);
}

function cleanHit(item: unknown): StoredDocSearchHit | undefined {
  if (!isObject(item) || !isObject(item.hierarchy)) return undefined;
  const { objectID, url, hierarchy } = item;
  if (!isText(objectID) || !isSitePath(url)) return undefined;
  const levels = HIERARCHY_LEVELS.map((level) => [level, hierarchy[level] ?? null] as const);
  if (!levels.every(([, text]) => text === null || isText(text))) return undefined;
  const texts = levels.map(([level, text]) => [
    level,
    text === null ? null : clean(text as string),
  ]);
  const clear = Object.fromEntries(texts) as Hierarchy;
  if (!clear.lvl1) return undefined;
  const [path = url, anchor] = url.split('#');
  return {
    objectID,
    url,
    url_without_anchor: path,
    anchor: anchor ?? null,
    // A search is saved as the heading that it led to, without its content.
    type: typeOf(item.type, clear),
    content: null,
    hierarchy: clear as StoredDocSearchHit['hierarchy'],
  };
}

const clean = (text: string) => escapeHtml(unescapeHtml(text));

/** The stored type if it has a heading; otherwise that of the deepest heading. */
function typeOf(type: unknown, hierarchy: Hierarchy): StoredDocSearchHit['type'] {
  const levels = HIERARCHY_LEVELS.filter((level) => level !== 'lvl0' && hierarchy[level]);
  return levels.find((level) => level === type) ?? levels.at(-1) ?? 'lvl1';
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

/** A path with a single leading slash: no scheme and no other host. */
function isSitePath(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > LONGEST_URL) return false;
  return /^\/(?![/\\])/.test(value) && !/[\s\\<>"'\p{Cc}]/u.test(value);
}
