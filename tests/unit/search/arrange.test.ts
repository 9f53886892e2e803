import { describe, expect, it } from 'vitest';
import { arrange, flatten, inShownOrder, type Placed } from '../../../src/search/arrange.ts';

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

describe('the order of the hits', () => {
  it('begins with the three best, whatever their section', () => {
    const hits = hitsOf('A/a', 'B/b', 'A/c', 'B/d', 'A/e');
    const { best, sections } = arrange(hits);
    expect(best.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(sections.map(({ section }) => section)).toEqual(['B', 'A']);
  });

  it('then shows sections and their pages by their best hit', () => {
    const hits = hitsOf('X/1', 'X/2', 'X/3', 'A/a', 'B/b', 'A/c', 'A/a', 'B/b');
    expect(flatten(arrange(hits)).map(({ at }) => at)).toEqual([0, 1, 2, 3, 6, 5, 4, 7]);
  });

  it('shows five of a section, and loses none of them on a page with all', () => {
    const hits = hitsOf(...Array.from({ length: 12 }, (_, at) => `A/${at}`));
    expect(flatten(arrange(hits))).toHaveLength(8);
    expect(inShownOrder(hits)).toHaveLength(12);
  });

  it('of few hits is the order of the hits', () => {
    const hits = hitsOf('A/a', 'B/b');
    expect(inShownOrder(hits)).toEqual(hits);
    expect(inShownOrder([])).toEqual([]);
  });
});
