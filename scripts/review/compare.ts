import { diffArrays, diffWordsWithSpace } from 'diff';
import { distance } from 'fastest-levenshtein';
import { differenceOf } from '@sablier-docs/proofs/sentences/significant-words';
import type { Pages, ReadPage } from './pages';

/** A run of words that both sides have, or one of them. */
export interface Part {
  text: string;
  side: 'both' | 'before' | 'after';
}

/** A block of text that differs, in words. */
export type Change = readonly Part[];

export interface ChangedPage {
  route: string;
  title: string;
  state: 'changed' | 'new' | 'gone';
  changes: readonly Change[];
  /** The blocks that differ, as each side has them: where they are on the picture. */
  blocks: { before: readonly string[]; after: readonly string[] };
  tested: readonly Change[];
  /** What a reviewer looks at first: a warning that is gone or reworded, and words that decide whether a text is true. */
  decisive: readonly Decisive[];
}

export interface Decisive {
  /** What has changed, such as "sender → recipient". */
  says: string;
  change: Change;
}

/** The pages whose text differs between two builds, by address. */
export function changedPages(before: Pages, after: Pages): ChangedPage[] {
  const routes = [...new Set([...before.keys(), ...after.keys()])].sort();
  return routes.flatMap((route) => changedPage(before.get(route), after.get(route)) ?? []);
}

function changedPage(before?: ReadPage, after?: ReadPage): ChangedPage | undefined {
  const page = after ?? before;
  if (!page) return undefined;
  const pairs = pairsOf(before?.blocks ?? [], after?.blocks ?? []);
  const tested = pairsOf(before?.tested ?? [], after?.tested ?? []);
  if (pairs.length === 0 && tested.length === 0) return undefined;
  const warnings = pairsOf(before?.warnings ?? [], after?.warnings ?? []);
  return {
    route: page.route,
    title: page.title,
    state: !before ? 'new' : !after ? 'gone' : 'changed',
    changes: pairs.map(inWords),
    blocks: {
      before: pairs.flatMap(([text]) => text ?? []),
      after: pairs.flatMap(([, text]) => text ?? []),
    },
    tested: tested.map(inWords),
    decisive: [
      ...warnings.flatMap((pair) => (pair[0] ? [decisive(goneOrReworded(pair), pair)] : [])),
      ...pairs.flatMap((pair) => {
        const [was, is] = pair;
        const difference = was && is ? differenceOf(was, is) : undefined;
        return difference ? [decisive(difference, pair)] : [];
      }),
    ],
  };
}

const decisive = (says: string, pair: Pair): Decisive => ({ says, change: inWords(pair) });

const goneOrReworded = ([, after]: Pair) =>
  after ? 'a warning is reworded' : 'a warning is removed';

type Pair = readonly [before: string | undefined, after: string | undefined];

/** The differences between two lists of texts; two that are nearly the same are a pair. */
function pairsOf(before: readonly string[], after: readonly string[]): Pair[] {
  const parts = diffArrays([...before], [...after]);
  return parts.flatMap((part, i) => {
    if (part.removed) {
      const next = parts[i + 1];
      return match(part.value, next?.added ? next.value : []);
    }
    const isMatched = part.added && parts[i - 1]?.removed;
    return part.added && !isMatched ? part.value.map((text): Pair => [undefined, text]) : [];
  });
}

function match(before: readonly string[], after: readonly string[]): Pair[] {
  const left = [...after];
  const pairs = before.map((text): Pair => {
    const at = left.findIndex((other) => isNear(text, other));
    if (at < 0) return [text, undefined];
    const skipped = left.splice(0, at + 1);
    return [text, skipped[at]];
  });
  const used = new Set(pairs.map(([, text]) => text));
  return [
    ...pairs,
    ...after.filter((text) => !used.has(text)).map((text): Pair => [undefined, text]),
  ];
}

const isNear = (one: string, other: string) =>
  distance(one, other) < Math.max(one.length, other.length) / 2;

const inWords = ([before, after]: Pair): Change =>
  diffWordsWithSpace(before ?? '', after ?? '').map(({ value, added, removed }) => ({
    text: value,
    side: added ? 'after' : removed ? 'before' : 'both',
  }));
