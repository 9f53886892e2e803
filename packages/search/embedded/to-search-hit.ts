import { assemble } from '../records/assemble.ts';
import { HIERARCHY_LEVELS } from '../types.ts';
import type {
  HighlightedRecord,
  HighlightResult,
  Hierarchy,
  SearchHit,
  SearchRecord,
} from '../types.ts';
import type { RankedHit } from './find-hits.ts';
import { introOf } from './intro.ts';
import type { StoredPage } from './pack.ts';
import type { StoredSection } from './store.ts';

type Mark = (text: string) => HighlightResult;

/**
 * Converts a ranked hit, without the questions of its section.
 * @param mark highlights a text
 * @param shorten highlights a part of a text
 */
export function embeddedSearchHit(hit: RankedHit, mark: Mark, shorten: Mark): SearchHit {
  const record = { ...recordOf(hit.section, hit.content) };
  delete record.questions;
  const short = { hierarchy: record.hierarchy, content: record.content ?? introOf(hit.section) };
  return {
    ...record,
    _highlightResult: onRecord(record, mark),
    _snippetResult: onRecord(short, shorten),
  };
}

function onRecord(
  { hierarchy, content }: Pick<SearchRecord, 'hierarchy' | 'content'>,
  mark: Mark,
): HighlightedRecord {
  const levels = HIERARCHY_LEVELS.map((level) => [level, mark(hierarchy[level] ?? '')]);
  return {
    hierarchy: Object.fromEntries(levels) as Hierarchy<HighlightResult>,
    content: mark(content ?? ''),
    hierarchy_camel: [],
  };
}

const assembled = new WeakMap<StoredPage, SearchRecord[]>();

/** The record of a section's heading, or of its text with the index `content`. */
export function recordOf(section: StoredSection, content: number | undefined): SearchRecord {
  const { page, position } = section;
  const records = assembled.get(page) ?? assemble(page.sections, page);
  // A page whose texts have not been loaded yet will have other records.
  if (!page.isDeferred) assembled.set(page, records);
  const before = page.sections
    .slice(0, position)
    .reduce((sum, { contents }) => sum + 1 + contents.length, 0);
  const record = records[before + (content === undefined ? 0 : content + 1)];
  if (!record) throw new Error(`Search index: ${section.url} has no text ${String(content)}`);
  return record;
}
