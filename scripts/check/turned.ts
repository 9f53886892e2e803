import { without } from '@sablier-docs/proofs/sentences/free-words';
import { changedRole, newClaims } from '@sablier-docs/proofs/sentences/significant-words';
import { turnedBehavior } from './behavior';
import { onOneLine, saidLines, shortened } from './lines';
import type { Source } from './pages';
import { mayBeIntended } from './intended';
import { textPosition, type Problem } from './problem';

/*
 * What no test holds can still be compared with itself: a sentence without a mark that was edited, and has a figure, a name,
 * a denial or an opposite that it did not have, a row with any claim of that kind, and a list or table that has lost a row.
 */

const MARK = /\{\/\* tested:/;
const RULER = /^\|[\s|:-]+$/;
const FENCED = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1.*$/gm;
/** A page without front matter and samples. */
export const bodyProse = (text: string): string =>
  text.replace(/^---\n[\s\S]*?\n---\n/, '').replace(FENCED, '');

/** As much as this of the longer one's words is in both a sentence and its edit; less, and it was written anew. */
const ALIKE = 0.7;
/** The same between two neighbors that have not changed, where nothing else can be its edit. */
const ALIKE_IN_PLACE = 0.5;
/** What a slip turns with a keystroke: figures, names in code, releases, and denials. */
const DECISIVE =
  /^(?:\d|v\d|`|[$%]|percent|(?:not|no|never|neither|without|cannot|none|only|double|half|third|hundred|thousand|(?:m|b|tr)illion)$)/;

/** What a slip turns as easily: a word for its opposite. Each entry is a pair, in all forms that pages use. */
const OPPOSITES: readonly (readonly [string, string])[] =
  `up down, above below, over under, before after,
  earlier later, earliest latest, first last, more less, more fewer, most least, higher lower, highest lowest,
  larger smaller, largest smallest, longer shorter, longest shortest, older newer, oldest newest, start end,
  starts ends, begins ends, increase decrease, increases decreases, raise lower, raises lowers, rises falls,
  maximum minimum, inside outside, covered uncovered, solvent insolvent, same other, same different, always sometimes,
  true false, yes no, can must, may must, on off, succeeds fails, accepts refuses, accepts rejects, allowed forbidden, keep lose,
  keeps loses, adds removes, to from, into from, until from, past future, public private, once again`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]);

/** What a value is, the unit in which it counts, and which one it is: one of these in the place of another is another fact. */
const THINGS = new Set(
  `address name id hash root symbol topic selector signature key list event function error argument parameter case form
    checksum block timestamp price rate amount balance share deposit supply allowance approval
    wei gwei ether coin token unit decimal cent dollar first second third fourth fifth`.split(
    /\s+/,
  ),
);

/** The things that a sentence is about now, where they took the place of others. */
export function changedThings(was: string, now: string): string[] {
  const things = (line: string) => {
    const found = inOrder(line).map((word) => word.replace(/(?:(?<=ss|sh)es|(?<!s)s)$/, ''));
    return found.filter((word) => THINGS.has(word));
  };
  const [old, next] = [things(was), things(now)];
  return without(old, next).length > 0 ? without(next, old) : [];
}

const inOrder = (line: string): string[] => line.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
const wordsIn = (line: string) => new Set(inOrder(line));

/** Words whose opposite stood there before. */
export function opposedIn(was: string, now: string): string[] {
  const [old, next] = [wordsIn(was), wordsIn(now)];
  const isTurned = (from: string, to: string) =>
    old.has(from) && !next.has(from) && next.has(to) && !old.has(to);
  return OPPOSITES.flatMap(([one, other]) => [
    ...(isTurned(one, other) ? [other] : []),
    ...(isTurned(other, one) ? [one] : []),
  ]);
}

/**
 * Whether all words are the same in another order: two figures, names or parties may have changed places. `newClaims` says
 * it of the significant words of any wording, which is too strict for a sentence that no test holds.
 */
export function isReordered(was: string, now: string): boolean {
  const [old, words] = [inOrder(was), inOrder(now)];
  return old.join() !== words.join() && old.toSorted().join() === words.toSorted().join();
}

function likeness(one: string, other: string): number {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(a.size, b.size, 1);
}

/** The one of which a line may be an edit. */
export const closest = (line: string, lines: readonly string[]): string | undefined =>
  lines
    .map((other) => ({ other, alike: likeness(line, other) }))
    .filter(({ alike, other }) => alike >= ALIKE || isSameRow(line, other))
    .sort((a, b) => b.alike - a.alike)[0]?.other;

/** The line that stood between the same two neighbors. */
function inPlace(line: string, was: readonly string[], now: readonly string[]): string | undefined {
  const at = now.indexOf(line);
  const [before, after] = [now[at - 1], now[at + 1]];
  const old = was.find((_, i) => i > 0 && was[i - 1] === before && was[i + 1] === after);
  return old !== undefined && !MARK.test(old) && likeness(line, old) >= ALIKE_IN_PLACE
    ? old
    : undefined;
}

const firstCell = (row: string) => /^\|([^|]+)\|/.exec(row)?.[1]?.trim();
const isSameRow = (one: string, other: string) =>
  firstCell(one) !== undefined && firstCell(one) === firstCell(other);

/** Only the targets of links and the width of columns may differ between two that say the same. */
const worded = (line: string) =>
  onOneLine(line.replace(/\]\([^)]*\)/g, ']').replace(/\{\/\*[\s\S]*?\*\/\}/g, ''));

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

/** Cells are terse: in a row each claim that is new or gone decides, and so does the order of the cells. */
function turnedIn(was: string, now: string): string[] {
  if (!isSameRow(was, now)) {
    const decisive = newClaims(was, now).filter((claim) => DECISIVE.test(claim));
    return [
      ...new Set([
        ...decisive,
        ...opposedIn(was, now),
        ...changedRole(was, now),
        ...changedThings(was, now),
        ...turnedBehavior(was, now),
        ...(isReordered(was, now) ? ['the order of its words'] : []),
      ]),
    ];
  }
  const [old, cells] = [cellsOf(was), cellsOf(now)];
  const isMoved =
    old.join('|') !== cells.join('|') && old.toSorted().join('|') === cells.toSorted().join('|');
  const claims = [...newClaims(was, now), ...newClaims(now, was)];
  return [...new Set([...claims, ...(isMoved ? ['the order of its cells'] : [])])];
}

/** The line of which each one is an edit, if any. */
export function editsSince(text: string, before: string): (line: string) => string | undefined {
  const was = saidLines(bodyProse(before));
  const now = saidLines(bodyProse(text));
  const gone = was.filter((line) => !now.includes(line) && !MARK.test(line));
  return (line) => closest(line, gone) ?? inPlace(line, was, now);
}

/**
 * Sentences and rows without a mark that were edited and claim something that they did not.
 * @param oldOf of `editsSince`
 */
export function turnedLines(
  { file, text }: Source,
  before: string,
  place: string,
  oldOf: (line: string) => string | undefined,
): Problem[] {
  const was = saidLines(bodyProse(before));
  return saidLines(bodyProse(text))
    .filter((line) => !was.includes(line) && !MARK.test(line) && !RULER.test(line))
    .flatMap((line) => {
      const old = oldOf(line);
      const claims = old === undefined ? [] : turnedIn(worded(old), worded(line));
      if (claims.length === 0) return [];
      const says = `A sentence without a test says something new (${claims.join(', ')}): "${shortened(line)}". Mark it, or read the source again.`;
      return [mayBeIntended({ file, ...placeOf(line, text) }, says, { place, changed: line })];
    });
}

/** A row is found by its first cell, since its columns are wider in the file. */
const placeOf = (line: string, text: string) =>
  textPosition(
    text,
    Math.max(text.indexOf(line.slice(0, 40)), text.indexOf(`\n| ${firstCell(line)} `) + 1, 0),
  );

const ROW = /^ *(?:\| |[-*] |\d+\. )/;

/** Rows and items of each section by its heading; links onward are no claims. */
function rowsBySection(text: string): Map<string, string[]> {
  const sections = bodyProse(text).split(/^(?=#{2,3} )/m);
  return new Map(
    sections.flatMap((section): [string, string[]][] => {
      const [heading = ''] = /^#.*$/m.exec(section) ?? [];
      if (heading === '## Next') return [];
      const rows = saidLines(section).filter((line) => ROW.test(line) && !RULER.test(line));
      return [[heading, rows.map(worded)]];
    }),
  );
}

/** Rows that a list or table has lost, in a section that is still there, where none has taken their place. */
export function lostRows({ file, text }: Source, before: string, place: string): Problem[] {
  const now = rowsBySection(text);
  return [...rowsBySection(before)].flatMap(([heading, rows]) => {
    const kept = now.get(heading);
    if (!kept) return [];
    const gone = rows.filter((row) => !kept.includes(row));
    // A list that is another one now, or drawn from data, has lost no row.
    if (gone.length === rows.length) return [];
    const added = kept.filter((row) => !rows.includes(row));
    return gone
      .filter((row) => closest(row, added) === undefined)
      .slice(0, Math.max(rows.length - kept.length, 0))
      .map((row) => {
        const says = `A row is gone from "${heading.replace(/^#+ /, '')}": "${shortened(row)}". A list without it may read as complete.`;
        const at = textPosition(text, Math.max(text.indexOf(heading), 0));
        return mayBeIntended({ file, ...at }, says, { place, changed: row });
      });
  });
}

const BLOCK_ELEMENT = /^<([A-Z]\w+)(?=[^>]*\/>$)/gm;

/** Elements on a line of their own, such as an included warning, of which the page has none any more. */
export function lostElements({ file, text }: Source, before: string, place: string): Problem[] {
  const kept = new Set([...bodyProse(text).matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name));
  const names = new Set(
    [...bodyProse(before).matchAll(BLOCK_ELEMENT)].map(([, name = '']) => name),
  );
  return [...names]
    .filter((name) => !kept.has(name))
    .map((name) => {
      const says = `The element <${name} /> is gone, with what it says.`;
      const changed = `<${name} />`;
      return mayBeIntended({ file, line: 1, column: 1 }, says, { place, changed });
    });
}
