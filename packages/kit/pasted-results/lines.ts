import { withoutControlCharacters } from '../inputs/plain-text';
import { parseResult, parseValue } from './parse-values';

/** A function whose result a reader may paste. */
export interface ExpectedLine {
  name: string;
  /** The arguments that its line has before the result, with their labels in messages. */
  asked: readonly { label: string; type: string }[];
  /** Its return types. */
  outputs: readonly string[];
}

export interface Line {
  name: string;
  /** One word per argument. */
  asked: readonly bigint[];
  /** The result; null if the call reverted. */
  words: readonly bigint[] | null;
}

interface PastedLines {
  lines: readonly Line[];
  /** Timestamp of the block, in Unix seconds; null if no line has it. */
  time: bigint | null;
  /** One sentence for each line that cannot be parsed. */
  problems: string[];
}

/** More than any release has views. */
const MOST_LINES = 60;
const TIME: ExpectedLine = { name: 'time', asked: [], outputs: ['uint40'] };
/** The lines about the token. */
export const TOKEN_LINES: readonly ExpectedLine[] = [
  { name: 'symbol', asked: [], outputs: ['string'] },
  { name: 'decimals', asked: [], outputs: ['uint8'] },
];

/**
 * Parses results that a reader has pasted from an explorer or a command line, in the format that
 * the page's commands print: on each line the name of a function, its arguments if needed to
 * distinguish calls, then the result. A result with several values may continue on the next lines.
 */
export function parsePastedLines(text: string, functions: readonly ExpectedLine[]): PastedLines {
  const known = new Map([TIME, ...functions].map((fn) => [fn.name, fn]));
  const rows = joinRows(text, known);
  const lines: Line[] = [];
  const problems: string[] = [];
  const time = rows.flatMap(({ fn, rest }) =>
    fn === TIME ? (parseValue(rest, 'uint40') ?? []) : [],
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
  /** Null if the line does not begin with a known function. */
  fn: ExpectedLine | null;
  rest: string;
}

const START = /^\s*(\w+)\s*(?:\([^)]*\))?\s*[:=]?\s*(.*?)\s*$/;

/** Joins each line with its continuation lines. */
function joinRows(text: string, known: ReadonlyMap<string, ExpectedLine>): PastedRow[] {
  const rows: PastedRow[] = [];
  const lines = text.split('\n').slice(0, MOST_LINES);
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const [, name = '', rest = ''] = START.exec(line) ?? [];
    const fn = known.get(name) ?? null;
    const last = rows.at(-1);
    if (!fn && last?.fn && last.fn.outputs.length > 1 && !parseResult(last.rest, last.fn.outputs)) {
      last.rest += `\n${line}`;
      continue;
    }
    const isTyped = at === lines.length - 1 && /^\s*\w*$/.test(line);
    // A name is not reported as unknown while it may be incomplete.
    if (!fn && isTyped && [...known.keys()].some((one) => one.startsWith(name))) continue;
    rows.push({ line, fn, rest });
  }
  return rows;
}

/** The parsed line, a sentence about its problem, or null if it is still incomplete. */
function readLine(
  fn: ExpectedLine,
  rest: string,
  line: string,
  hasTime: boolean,
): Line | string | null {
  const tokens = rest.split(/\s+/).filter(Boolean);
  const before = tokens.slice(0, fn.asked.length);
  const asked = fn.asked.flatMap(({ type }, at) => parseValue(before[at] ?? '', type) ?? []);
  const answer = fn.asked.length > 0 ? tokens.slice(fn.asked.length).join(' ') : rest;
  if (asked.length < fn.asked.length) {
    // The commands print a placeholder in capitals for a value that the form lacks, and nothing for
    // a call that reverted.
    const isNamed = before.some((token) => /^[A-Z]+$/.test(token));
    const isOpen = answer === '' && (isNamed || before.length === 0);
    if (isOpen) return null;
    const labels = fn.asked.map(({ label }) => label).join(' and ');
    return `${shown(line)} needs ${labels} before its answer.`;
  }
  // Without the time that the commands print, the reader is still typing.
  if (answer === '' && !hasTime) return null;
  const isText = fn.outputs[0] === 'string';
  // A command whose call reverts prints the reason elsewhere, and nothing after the name.
  if (answer === '' && !isText) return { name: fn.name, asked, words: null };
  const words = parseResult(answer, fn.outputs);
  return words
    ? { name: fn.name, asked, words }
    : `${shown(line)} has no answer that ${fn.name} can give.`;
}

const shown = (line: string): string => `"${withoutControlCharacters(line, 40)}"`;
