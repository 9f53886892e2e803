import { describe, expect, it } from 'vitest';
import data from './entries.json';
import { findTerm, terms } from './';

/** Words that a reader would type alike count as the same. */
const fold = (text: string) => text.trim().toLowerCase();

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

describe('the glossary', () => {
  it('has entries, each with an id of its own in kebab case', () => {
    const ids = terms.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(80);
    expect(duplicates(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('has each term once, whatever its case', () => {
    expect(duplicates(terms.map(({ term }) => fold(term)))).toEqual([]);
  });

  it('lists the terms alphabetically, whatever their order in the file and their case', () => {
    const names = terms.map(({ term }) => term);
    expect(names).toEqual([...names].sort((a, b) => (fold(a) < fold(b) ? -1 : 1)));
    expect(terms).toHaveLength(data.length);
  });

  it.each(terms.map((entry) => [entry.id, entry] as const))(
    'defines "%s" in one plain sentence of 30 to 260 characters',
    (id, entry) => {
      expect(entry.definition.length).toBeGreaterThanOrEqual(30);
      expect(entry.definition.length).toBeLessThanOrEqual(260);
      expect(entry.definition).toMatch(/^[A-Z].*\.$/);
      // Plain text: the list and link titles would show markup unrendered.
      expect(entry.definition).not.toMatch(/[`*_<>{}[\]]|\s{2}/);
      expect(entry.seeAlso).not.toContain(id);
      expect(duplicates(entry.seeAlso)).toEqual([]);
      for (const related of entry.seeAlso) expect(findTerm(related).id).toBe(related);
    },
  );

  it('gives each synonym to one term, and to none that has a name of its own', () => {
    const synonyms = terms.flatMap((entry) => entry.synonyms.map(fold));
    const names = new Set(terms.map(({ term }) => fold(term)));
    expect(duplicates(synonyms)).toEqual([]);
    expect(synonyms.filter((synonym) => synonym === '' || names.has(synonym))).toEqual([]);
  });

  it('finds the abbreviations of the contracts', () => {
    const idOf = (word: string) => terms.find(({ synonyms }) => synonyms.includes(word))?.id;
    expect(['LL', 'LD', 'LT', 'LPG', 'VCA', 'rps'].map(idOf)).toEqual([
      'linear-model',
      'dynamic-model',
      'tranched-model',
      'price-gated-model',
      'variable-claim-amount',
      'rate-per-second',
    ]);
  });

  it('stops the build over an unknown term', () => {
    expect(() => findTerm('no-such-term')).toThrow('no-such-term');
  });
});
