import { describe, expect, it } from 'vitest';
import { arrange, keepBestInView, inDisplayOrder, type Placed } from './arrange.ts';

interface Hit extends Placed {
  at: number;
}

const NO_LEVELS = { lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

/** Hits in the given order; `Guides/a` is on page `a` of the section Guides. */
const hitsOf = (...places: string[]): Hit[] =>
  places.map((place, at) => {
    const [section = '', page = ''] = place.split('/');
    return { at, hierarchy: { lvl0: section, ...NO_LEVELS }, url_without_anchor: page };
  });

const places = (hits: readonly Hit[]) => hits.map(({ at }) => at);

describe('the order of the hits', () => {
  it('is by section, that of the best hit first, and within one by page', () => {
    const hits = hitsOf('A/a', 'B/b', 'A/c', 'A/a', 'B/b', 'C/d');
    expect(arrange(hits).map(({ section }) => section)).toEqual(['A', 'B', 'C']);
    expect(places(inDisplayOrder(hits))).toEqual([0, 3, 2, 1, 4, 5]);
  });

  it('shows five of a section, and loses none of them on a page with all', () => {
    const hits = hitsOf(...Array.from({ length: 12 }, (_, at) => `A/${at}`));
    expect(inDisplayOrder(hits, 5)).toHaveLength(5);
    expect(inDisplayOrder(hits)).toHaveLength(12);
  });

  it('of few hits is the order of the hits', () => {
    const hits = hitsOf('A/a', 'B/b');
    expect(inDisplayOrder(hits)).toEqual(hits);
    expect(inDisplayOrder([])).toEqual([]);
  });
});

describe('the three best hits', () => {
  it.each([
    [['A/a', 'B/b', 'C/c', 'A/d', 'B/e', 'C/f']],
    [['A/a', 'A/b', 'B/c', 'A/d', 'A/e', 'B/f']],
    [['A/a', 'B/b', 'A/c', 'A/d', 'B/e']],
    [['A/a', 'A/b', 'A/c', 'A/a', 'A/b', 'A/d']],
    [['A/a', 'B/b', 'B/c', 'B/b']],
    [['A/a', 'B/b']],
  ])('are the first three that are shown: %j', (hits) => {
    const shown = places(inDisplayOrder(keepBestInView(hitsOf(...hits)), 5)).slice(0, 3);
    expect(shown.sort()).toEqual([0, 1, 2].slice(0, hits.length));
  });

  it('push nothing out of the list when all are of one section', () => {
    const hits = hitsOf('A/a', 'A/b', 'A/c', 'A/d', 'B/e');
    expect(keepBestInView(hits)).toEqual(hits);
  });
});
