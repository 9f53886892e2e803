import { plainText } from '../wallet/plain';
import { readAnswer, readValue } from './values';

/** A function whose answer a reader may paste. */
export interface Expected {
  name: string;
  /** What its line names before the answer: what was asked about, as the sentences call it. */
  asked: readonly { says: string; type: string }[];
  /** Types of what it returns. */
  answers: readonly string[];
}

export interface Line {
  name: string;
  /** A word for each thing that was asked about. */
  asked: readonly bigint[];
  /** The answer; null where the contract refused. */
  words: readonly bigint[] | null;
}

export interface PastedLines {
  lines: readonly Line[];
  /** The second of the block, in Unix time; null where no line says it. */
  time: bigint | null;
  /** One sentence for each line that is no answer. */
  problems: string[];
}

/** More lines than any release has views. */
const MOST_LINES = 60;
const TIME: Expected = { name: 'time', asked: [], answers: ['uint40'] };
/** What the token says about itself. */
export const TOKEN_SAYS: readonly Expected[] = [
  { name: 'symbol', asked: [], answers: ['string'] },
  { name: 'decimals', asked: [], answers: ['uint8'] },
];

/**
 * Answers that a reader copied from an explorer or a command line: one on each line, the name of the
 * function, what was asked about if a line has to tell two apart, then the answer, as the commands of
 * the page print them. An answer of several values may go on over the next lines.
 */
export function readLines(text: string, functions: readonly Expected[]): PastedLines {
  const known = new Map([TIME, ...functions].map((fn) => [fn.name, fn]));
  const rows = joinRows(text, known);
  const lines: Line[] = [];
  const problems: string[] = [];
  const time = rows.flatMap(({ fn, rest }) =>
    fn === TIME ? (readValue(rest, 'uint40') ?? []) : [],
  );
  for (const { line, fn, rest } of rows) {
    if (!fn) {
      problems.push(`${shown(line)} does not begin with a function of this release.`);
      continue;
    }
    const read = readLine(fn, rest, line, time.length > 0);
    if (typeof read === 'string') problems.push(read);
    else if (read && fn !== TIME) lines.push(read);
  }
  return { lines, time: time.at(-1) ?? null, problems };
}

interface PastedRow {
  line: string;
  /** Null where the line begins with no function that is known. */
  fn: Expected | null;
  rest: string;
}

const START = /^\s*(\w+)\s*(?:\([^)]*\))?\s*[:=]?\s*(.*?)\s*$/;

/** The lines, each with what belongs to it. */
function joinRows(text: string, known: ReadonlyMap<string, Expected>): PastedRow[] {
  const rows: PastedRow[] = [];
  const lines = text.split('\n').slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [, name = '', rest = ''] = START.exec(line) ?? [];
    const fn = known.get(name) ?? null;
    const last = rows.at(-1);
    if (!fn && last?.fn && last.fn.answers.length > 1 && !readAnswer(last.rest, last.fn.answers)) {
      last.rest += `\n${line}`;
      continue;
    }
    const isTyped = at === lines.length - 1 && /^\s*\w*$/.test(line);
    // Nobody is told that a name is wrong before it is complete.
    if (!fn && isTyped && [...known.keys()].some((one) => one.startsWith(name))) continue;
    rows.push({ line, fn, rest });
  }
  return rows;
}

/** A line, the sentence that says what it lacks, or null for one that is not complete yet. */
function readLine(
  fn: Expected,
  rest: string,
  line: string,
  hasTime: boolean,
): Line | string | null {
  const tokens = rest.split(/\s+/).filter(Boolean);
  const before = tokens.slice(0, fn.asked.length);
  const asked = fn.asked.flatMap(({ type }, at) => readValue(before[at] ?? '', type) ?? []);
  const answer = fn.asked.length > 0 ? tokens.slice(fn.asked.length).join(' ') : rest;
  if (asked.length < fn.asked.length) {
    // The commands write a name in capitals for what the form does not have, and nothing for what a
    // contract refused to say.
    const isNamed = before.some((token) => /^[A-Z]+$/.test(token));
    const isOpen = answer === '' && (isNamed || before.length === 0);
    if (isOpen) return null;
    const says = fn.asked.map((one) => one.says).join(' and ');
    return `${shown(line)} needs ${says} before its answer.`;
  }
  // Without the time that the commands print, the reader is still typing.
  if (answer === '' && !hasTime) return null;
  const isText = fn.answers[0] === 'string';
  // A command that ends in a revert prints its reason elsewhere, and nothing behind the name.
  if (answer === '' && !isText) return { name: fn.name, asked, words: null };
  const words = readAnswer(answer, fn.answers);
  return words
    ? { name: fn.name, asked, words }
    : `${shown(line)} has no answer that ${fn.name} can give.`;
}

const shown = (line: string): string => `"${plainText(line, 40)}"`;
