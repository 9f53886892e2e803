import { segmentsOf } from '../../segments.ts';
import type { HighlightedRecord, HighlightResult, SearchHit } from '../../types.ts';
import { valueAt } from './facets.ts';
import type { EngineQuery } from './query.ts';
import type { StoredRecord } from './records.ts';

/** A hit as the service sends it: the requested attributes, and marked texts that are not escaped. */
export function hitFor(hit: SearchHit, record: StoredRecord | undefined, params: EngineQuery) {
  if (!record) throw new Error(`${hit.objectID} is not in the index`);
  const wire: Record<string, unknown> = { objectID: hit.objectID };
  for (const path of params.attributesToRetrieve ?? Object.keys(record)) {
    const value = valueAt(record, path);
    if (value !== undefined) set(wire, path, value);
  }
  const inSnippets = (params.attributesToSnippet ?? []).map((entry) => entry.split(':')[0] ?? '');
  return {
    ...wire,
    _snippetResult: markedOf(hit._snippetResult, record, params, (path) =>
      inSnippets.includes(path),
    ),
    _highlightResult: markedOf(hit._highlightResult, record, params, () => true),
  };
}

/** The service leaves out attributes that the record does not have, such as the content of a heading. */
function markedOf(
  from: HighlightedRecord,
  record: StoredRecord,
  params: EngineQuery,
  wants: (path: string) => boolean,
) {
  const result: Record<string, unknown> = {};
  for (const [level, value] of Object.entries(from.hierarchy)) {
    if (value.text && wants(`hierarchy.${level}`))
      set(result, `hierarchy.${level}`, mark(value, params));
  }
  if (record.content && wants('content')) set(result, 'content', mark(from.content, params));
  return result;
}

function mark({ text, ranges, ...rest }: HighlightResult, params: EngineQuery) {
  const { highlightPreTag: pre = '<em>', highlightPostTag: post = '</em>' } = params;
  const value = segmentsOf({ text, ranges })
    .map((stretch) => (stretch.marked ? pre + stretch.text + post : stretch.text))
    .join('');
  return { ...rest, value };
}

function set(target: Record<string, unknown>, path: string, value: unknown): void {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) target[first] = value;
  else {
    const inner = (target[first] ??= {}) as Record<string, unknown>;
    set(inner, rest.join('.'), value);
  }
}
