import { describe, expect, it } from 'vitest';
import {
  favoriteKey,
  promoted,
  readSaved,
  recentKey,
  removed,
  withRecent,
  writeSaved,
  type SavedLists,
  type SavedSearch,
  type SavedStorage,
} from '../../../src/search/saved.ts';

const hierarchy = {
  lvl0: 'Concepts',
  lvl1: 'What the sender can\'t do & "more"',
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

const search = (url: string, over: object = {}): SavedSearch => ({
  objectID: url,
  url,
  hierarchy,
  ...over,
});

const many = (count: number) => Array.from({ length: count }, (_, i) => search(`/p${i}`));

function memory(values: Record<string, unknown> = {}, over: Partial<SavedStorage> = {}) {
  const data = new Map(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  const storage: SavedStorage = {
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, text) => void data.set(key, text),
    removeItem: (key) => void data.delete(key),
    ...over,
  };
  return storage;
}

describe('saved searches', () => {
  it('are kept under a key of the index', () => {
    expect(recentKey('docs')).toBe('__DOCSEARCH_RECENT_SEARCHES__docs');
    expect(favoriteKey('docs')).toBe('__DOCSEARCH_FAVORITE_SEARCHES__docs');
  });

  it('come back as they were written, quotes and all', () => {
    const storage = memory();
    const lists: SavedLists = { recent: [search('/a')], favorite: [search('/b#c')] };
    expect(writeSaved(storage, 'docs', lists)).toBe(true);
    expect(readSaved(storage, 'docs')).toEqual(lists);
    expect(readSaved(storage, 'other')).toEqual({ recent: [], favorite: [] });
  });

  it('hold 7 recent ones, 4 with a favorite, and 10 favorites', () => {
    const opened = many(20).reduce(withRecent, { recent: [], favorite: [] });
    expect(opened.recent.map(({ url }) => url)).toEqual([
      '/p19',
      '/p18',
      '/p17',
      '/p16',
      '/p15',
      '/p14',
      '/p13',
    ]);
    const one = promoted(opened, search('/p19'));
    expect(one.recent).toHaveLength(4);
    expect(withRecent(one, search('/new')).recent).toHaveLength(4);
    expect(many(20).reduce(promoted, one).favorite).toHaveLength(10);
  });

  it('move from recent to favorite, and are not recent again', () => {
    const lists = promoted({ recent: [search('/a'), search('/b')], favorite: [] }, search('/a'));
    expect(lists).toEqual({ recent: [search('/b')], favorite: [search('/a')] });
    expect(withRecent(lists, search('/a'))).toEqual(lists);
  });

  it('move to the front when opened again, and go when removed', () => {
    const lists = { recent: [search('/a'), search('/b')], favorite: [search('/c')] };
    expect(withRecent(lists, search('/b')).recent).toEqual([search('/b'), search('/a')]);
    expect(removed(lists, search('/c')).favorite).toEqual([]);
    expect(removed(lists, search('/a')).recent).toEqual([search('/b')]);
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
  ])('leave out %s', (_, value) => {
    expect(readSaved(memory({ [recentKey('docs')]: value }), 'docs').recent).toEqual([]);
  });

  it('keep the good ones beside bad ones, each once', () => {
    const list = [search('/a'), { url: '/x' }, search('/a'), search('/b')];
    const { recent } = readSaved(memory({ [recentKey('docs')]: list }), 'docs');
    expect(recent.map(({ url }) => url)).toEqual(['/a', '/b']);
  });

  it('survive storage that is missing, forbidden or full', () => {
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    const forbidden = memory({}, { getItem: refuse, setItem: refuse });
    expect(readSaved(forbidden, 'docs')).toEqual({ recent: [], favorite: [] });
    expect(readSaved(undefined, 'docs')).toEqual({ recent: [], favorite: [] });
    expect(writeSaved(forbidden, 'docs', { recent: many(1), favorite: [] })).toBe(false);
    expect(writeSaved(undefined, 'docs', { recent: many(1), favorite: [] })).toBe(false);
  });
});
