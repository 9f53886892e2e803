import { highlight, type Matcher } from '../highlight.ts';
import { assemble } from '../records/assemble.ts';
import { snippet } from '../snippet.ts';
import { HIERARCHY_LEVELS } from '../types.ts';
import type {
  HighlightedRecord,
  HighlightResult,
  Hierarchy,
  SearchHit,
  SearchRecord,
} from '../types.ts';
import type { Answer } from './find.ts';
import { introOf } from './intro.ts';
import type { StoredPage } from './pack.ts';
import type { StoredSection } from './store.ts';

/** The hit of an answer, with highlights and snippets of at most `snippetWords` words. */
export function toHit(
  answer: Answer,
  matcher: Matcher,
  wordCount: number,
  snippetWords: number,
): SearchHit {
  const record = recordOf(answer.section, answer.content);
  const short = { hierarchy: record.hierarchy, content: record.content ?? introOf(answer.section) };
  return {
    ...record,
    _highlightResult: onRecord(record, (text) => highlight(text, matcher, wordCount)),
    _snippetResult: onRecord(short, (text) => snippet(text, matcher, wordCount, snippetWords)),
  };
}

function onRecord(
  { hierarchy, content }: Pick<SearchRecord, 'hierarchy' | 'content'>,
  mark: (text: string) => HighlightResult,
): HighlightedRecord {
  const levels = HIERARCHY_LEVELS.map((level) => [level, mark(hierarchy[level] ?? '')]);
  return {
    hierarchy: Object.fromEntries(levels) as Hierarchy<HighlightResult>,
    content: mark(content ?? ''),
    hierarchy_camel: [],
  };
}

const assembled = new WeakMap<StoredPage, SearchRecord[]>();

/** The record of a section's heading, or of its text number `content`. */
export function recordOf(section: StoredSection, content: number | undefined): SearchRecord {
  const { page, position } = section;
  const records = assembled.get(page) ?? assemble(page.sections, page);
  // A page whose texts are on their way has other records later.
  if (!page.later) assembled.set(page, records);
  const before = page.sections
    .slice(0, position)
    .reduce((sum, { contents }) => sum + 1 + contents.length, 0);
  const record = records[before + (content === undefined ? 0 : content + 1)];
  if (!record) throw new Error(`Search index: ${section.url} has no text ${String(content)}`);
  return record;
}
