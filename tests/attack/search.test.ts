import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDocSearchHit } from '@sablier-docs/search/docsearch/hit';
import { cleanSaved } from '@sablier-docs/search/docsearch/saved';
import { hostedSearchHit } from '@sablier-docs/search/hosted/to-search-hit';
import { attack } from './support/attack';
import { corpus } from './support/corpus';

const PIECES = [
  '<',
  '>',
  '&',
  '"',
  "'",
  '<mark>',
  '</mark>',
  '&lt;',
  '<img src=x onerror=a()>',
  '<!--',
  '`',
];
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 12 })
    .map((all) => all.join('')),
);
const known = corpus<string>('search').map(({ input }): [string] => [input]);

/** Elements that a browser makes of HTML, beside marks. */
const elementsIn = (html: string): string[] =>
  load(
    html,
    null,
    false,
  )('*')
    .toArray()
    .map((node) => ('name' in node ? node.name : ''))
    .filter((name) => name !== 'mark');

/** All texts of a value that DocSearch may print. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const visible = (html: string): string => load(html, null, false).text();

describe('what DocSearch prints as HTML', () => {
  it('is text, whatever the titles and texts of the service hold', () =>
    attack(
      fc.property(hostile, (text) => {
        const value = { value: text, matchLevel: 'full', matchedWords: [] };
        const hit = hostedSearchHit(
          {
            objectID: '1',
            url: 'https://docs.sablier.com/concepts/fees',
            type: 'lvl2',
            content: text,
            hierarchy: { lvl0: text, lvl1: text, lvl2: text },
            _highlightResult: { hierarchy: { lvl1: value, lvl2: value }, content: value },
            _snippetResult: { hierarchy: { lvl2: value }, content: value },
          },
          'https://docs.sablier.com',
        );
        const shown = hit && toDocSearchHit(hit);
        const printed = textsIn([
          shown?.hierarchy,
          shown?.content,
          shown?._highlightResult,
          shown?._snippetResult,
        ]);
        expect(printed.flatMap(elementsIn)).toEqual([]);
        expect(visible(shown?.hierarchy.lvl2 ?? '')).toBe(
          text.replace(/\r\n?/g, '\n').replaceAll('\0', ''),
        );
      }),
      { runs: 2_000, share: 0.05 },
      { examples: known },
    ));

  it('is text, whatever the browser has stored', () =>
    attack(
      fc.property(hostile, fc.boolean(), (text, isList) => {
        const entry = {
          objectID: text,
          url: '/concepts/fees',
          type: text,
          hierarchy: { lvl0: text, lvl1: text || 'x' },
        };
        const data = new Map([
          ['__DOCSEARCH_RECENT_SEARCHES__x', isList ? JSON.stringify([entry]) : text],
        ]);
        const storage = {
          getItem: (key: string) => data.get(key) ?? null,
          setItem: (key: string, value: string) => void data.set(key, value),
          removeItem: (key: string) => void data.delete(key),
        };
        cleanSaved(storage, 'x');
        const stored = JSON.parse(data.get('__DOCSEARCH_RECENT_SEARCHES__x') || '[]') as {
          hierarchy: object;
          content: null;
        }[];
        expect(Array.isArray(stored)).toBe(true);
        expect(
          stored
            .flatMap(({ hierarchy, content }) => textsIn([hierarchy, content]))
            .flatMap(elementsIn),
        ).toEqual([]);
        if (isList) expect(stored).toHaveLength(1);
      }),
      { runs: 2_000, share: 0.05 },
      { examples: known.map(([text]): [string, boolean] => [text, true]) },
    ));
});
