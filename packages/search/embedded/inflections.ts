// cspell:ignore aeious ation ations bdglmnprt ible ings ment ments
/** Endings that can be removed without a change of meaning; longer ones first. */
const ENDINGS = [
  'ations',
  'ation',
  'ability',
  'ments',
  'ment',
  'ings',
  'ing',
  'able',
  'ible',
  'ions',
  'ion',
  'ers',
  'ies',
  'ied',
  'iry',
  'als',
  'al',
  'ed',
  'es',
  'er',
  's',
  'e',
  'y',
] as const;

const ADDED = ['', ...ENDINGS] as const;

/** Shorter stems are ambiguous, such as `us` of `using`. */
const SHORTEST_STEM = 4;

const LETTERS = /^[a-z]{4,24}$/;

/**
 * Possible other forms of a word: `upgraded` and `upgrades` for `upgradeable`, `reversion` for `reverts`. Most
 * of them are not words; only those in the index count.
 */
export function inflectionsOf(word: string): Set<string> {
  const forms = new Set<string>();
  if (!LETTERS.test(word)) return forms;
  for (const ending of ADDED) {
    if (!word.endsWith(ending)) continue;
    const cut = ending ? word.slice(0, -ending.length) : word;
    if (cut.length < (ending === 's' ? 3 : SHORTEST_STEM) && cut !== word) continue;
    const stems = [cut];
    // `upgradeable` keeps its e, `cancellable` doubles its l, and `replied` has an i for its y.
    if (cut.endsWith('e') && ending) stems.push(cut.slice(0, -1));
    const [last = '', before = ''] = [cut.at(-1), cut.at(-2)];
    if (ending && last === before && !/[aeious]/.test(last)) stems.push(cut.slice(0, -1));
    for (const stem of stems) {
      if (stem.length < 3) continue;
      const doubled = /[bdglmnprt]$/.test(stem) ? stem + (stem.at(-1) ?? '') : stem;
      for (const other of ADDED) {
        forms.add(stem + other);
        if (/^(?:ed|ing|able|er|ation)/.test(other)) forms.add(doubled + other);
      }
    }
  }
  forms.delete(word);
  return forms;
}
