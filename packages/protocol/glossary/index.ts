import data from './entries.json';

interface GlossaryTerm {
  /** Anchor on the glossary page, in kebab case. */
  id: string;
  /** The word as the site writes it. */
  term: string;
  /** One or two plain sentences. */
  definition: string;
  /** Ids of related entries. */
  seeAlso: string[];
  /** Other words readers use for it; the search finds the entry by them. */
  synonyms: string[];
}

/** Every entry, in alphabetical order. */
export const terms: readonly GlossaryTerm[] = [...(data as GlossaryTerm[])].sort((a, b) =>
  a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }),
);

const byId = new Map(terms.map((entry) => [entry.id, entry]));

/** @throws when no entry has this id */
export function findTerm(id: string): GlossaryTerm {
  const found = byId.get(id);
  if (!found)
    throw new Error(`The glossary has no entry "${id}" (packages/protocol/glossary/entries.json).`);
  return found;
}
