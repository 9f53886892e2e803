import { HIERARCHY_LEVELS } from '../types.ts';
import type {
  HighlightedRecord,
  HighlightResult,
  Hierarchy,
  HierarchyLevel,
  RecordType,
  SearchHit,
} from '../types.ts';
import { readHighlightMarks } from './marks.ts';

const TYPES: readonly string[] = [...HIERARCHY_LEVELS.slice(1), 'content'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Converts a hit of the service, with its marks as ranges; undefined when it has no valid URL. */
export function hostedSearchHit(raw: unknown, siteUrl: string | undefined): SearchHit | undefined {
  if (!isObject(raw)) return undefined;
  const url = toSiteUrl(text(raw.url), siteUrl);
  const type = text(raw.type);
  const objectID = text(raw.objectID);
  if (!url || !type || !TYPES.includes(type) || !objectID) return undefined;

  const given = isObject(raw.hierarchy) ? raw.hierarchy : {};
  const hierarchy = onLevels((level) => text(given[level]));
  const content = text(raw.content);
  const [withoutAnchor = url, anchor] = url.split('#');
  return {
    objectID,
    url,
    url_without_anchor: withoutAnchor,
    anchor: anchor || null,
    type: type as RecordType,
    hierarchy,
    content,
    language: 'en',
    docusaurus_tag: text(raw.docusaurus_tag) ?? 'default',
    _highlightResult: marked(raw._highlightResult, hierarchy, content),
    _snippetResult: marked(raw._snippetResult, hierarchy, content),
  };
}

/**
 * The path of a hit on this site, or the URL of a hit on another site; undefined for anything that is not a web
 * page. A preview may use an index that was filled from the production site.
 */
function toSiteUrl(url: string | null, siteUrl: string | undefined): string | undefined {
  const base = siteUrl ?? 'https://site.invalid';
  const parsed = url ? parseUrl(url, base) : undefined;
  if (!parsed) return undefined;
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  const isOwn = parsed.host === new URL(base).host;
  return isOwn ? parsed.pathname + parsed.search + parsed.hash : parsed.href;
}

function parseUrl(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}

function onLevels<T>(value: (level: HierarchyLevel) => T): Hierarchy<T> {
  return Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, value(level)])) as Hierarchy<T>;
}

function marked(raw: unknown, hierarchy: Hierarchy, content: string | null): HighlightedRecord {
  const given = isObject(raw) ? raw : {};
  const levels = isObject(given.hierarchy) ? given.hierarchy : {};
  return {
    hierarchy: onLevels((level) => markedText(levels[level], hierarchy[level])),
    content: markedText(given.content, content),
    hierarchy_camel: [],
  };
}

function markedText(raw: unknown, plain: string | null): HighlightResult {
  const given = isObject(raw) ? raw : {};
  const level = given.matchLevel;
  const words: unknown[] = Array.isArray(given.matchedWords) ? given.matchedWords : [];
  return {
    ...readHighlightMarks(text(given.value) ?? plain ?? ''),
    matchLevel: level === 'full' || level === 'partial' ? level : 'none',
    matchedWords: words.filter((word) => typeof word === 'string'),
  };
}
