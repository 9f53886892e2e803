import { describe, expect, it } from 'vitest';
import { cleanSaved, type SavedStorage } from './saved.ts';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

const hierarchy = {
  lvl0: 'Concepts',
  lvl1: 'Fees',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const search = (url: string, over: object = {}) => ({
  objectID: url,
  url,
  url_without_anchor: url.replace(/#.*/, ''),
  anchor: /#(.*)/.exec(url)?.[1] ?? null,
  type: 'lvl1',
  content: null,
  hierarchy,
  ...over,
});

function memory(value: unknown, over: Partial<SavedStorage> = {}) {
  const data = new Map([[RECENT, typeof value === 'string' ? value : JSON.stringify(value)]]);
  const storage: SavedStorage = {
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, text) => void data.set(key, text),
    removeItem: (key) => void data.delete(key),
    ...over,
  };
  return { storage, data };
}

/** The list that DocSearch reads after the cleaning. */
function cleaned(value: unknown): unknown {
  const { storage, data } = memory(value);
  cleanSaved(storage, 'docs');
  const text = data.get(RECENT);
  return text === undefined ? [] : (JSON.parse(text) as unknown);
}

describe('saved searches', () => {
  it('stay as DocSearch has saved them', () => {
    const lists = [search('/a'), search('/b#c')];
    expect(cleaned(lists)).toEqual(lists);
  });

  it('are text, however often they are read', () => {
    const title = '<img src=x onerror="a()"> & &lt;b&gt;';
    const once = cleaned([search('/a', { hierarchy: { ...hierarchy, lvl1: title } })]);
    expect(JSON.stringify(once)).not.toMatch(/<|"a\(\)"/);
    expect(cleaned(once)).toEqual(once);
  });

  it('keep no text of a page, and become the heading above it', () => {
    const deep = { ...hierarchy, lvl2: 'Per chain' };
    const text = search('/a#b', { type: 'content', content: '<b>x</b>', hierarchy: deep });
    expect(cleaned([text])).toEqual([search('/a#b', { type: 'lvl2', hierarchy: deep })]);
    expect(cleaned([search('/a', { type: 'lvl0' })])).toEqual([search('/a')]);
  });

  it('of an older visit, which had no type, are headings too', () => {
    const { objectID, url } = search('/a');
    expect(cleaned([{ objectID, url, hierarchy }])).toEqual([search('/a')]);
  });

  it('are 7 recent ones and 10 favorites at most', () => {
    const many = Array.from({ length: 20 }, (_, i) => search(`/p${i}`));
    expect(cleaned(many)).toHaveLength(7);
    const data = new Map([[FAVORITE, JSON.stringify(many)]]);
    const storage = {
      getItem: (key: string) => data.get(key) ?? null,
      setItem: (key: string, text: string) => void data.set(key, text),
      removeItem: (key: string) => void data.delete(key),
    };
    cleanSaved(storage, 'docs');
    expect(JSON.parse(data.get(FAVORITE) ?? '')).toHaveLength(10);
  });

  it.each([
    ['not JSON', '{'],
    ['no list', { a: 1 }],
    ['null', 'null'],
    ['a script address', [search('javascript:alert(1)')]],
    ['another host', [search('//evil.example/x')]],
    ['a backslash host', [search('/\\evil.example')]],
    ['an absolute address', [search('https://evil.example')]],
    ['markup in the address', [search('/a"onclick="x')]],
    ['no title', [search('/a', { hierarchy: { ...hierarchy, lvl1: null } })]],
    ['a title that is an object', [search('/a', { hierarchy: { ...hierarchy, lvl1: {} } })]],
    ['an endless title', [search('/a', { hierarchy: { ...hierarchy, lvl1: 'x'.repeat(9_999) } })]],
    ['numbers', [1, null, 'x', []]],
    ['a prototype', '[{"__proto__":{"url":"/x"},"objectID":"a"}]'],
  ])('returns an empty list for %s', (_, value) => {
    expect(cleaned(value)).toEqual([]);
  });

  it('drop an entry without a title and the second of two that are equal', () => {
    const list = [search('/a'), { url: '/x' }, search('/a'), search('/b')];
    expect(cleaned(list)).toEqual([search('/a'), search('/b')]);
  });

  it('survive storage that is missing or refuses', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    expect(() => cleanSaved(undefined, 'docs')).not.toThrow();
    const full = memory([search('/a'), { url: '/x' }], { setItem: refuse });
    cleanSaved(full.storage, 'docs');
    expect(full.data.size, 'what cannot be cleaned goes').toBe(0);
    const forbidden = memory('[]', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => cleanSaved(forbidden.storage, 'docs')).not.toThrow();
  });
});
