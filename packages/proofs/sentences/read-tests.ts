import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isKind, statementKinds, type Kind } from '../worlds/kinds';
import { pageOfTestFile, statementFiles } from './page-files';
import { releasesInRange, spaceOf, type AnyRange } from '../worlds/range';

/** The test of a sentence of a page. */
export interface Statement {
  /** Path of the page, for example `/concepts/nft`. */
  page: string;
  /** The id that the page has after the sentence: `{/* tested: cancel-refund *\/}`. */
  id: string;
  /** Subjects that it is tested against; several for a sentence about several releases. */
  kinds: readonly Kind[];
  /** The worlds that it is asked in; without a range it is run in one case. */
  range?: AnyRange;
  /** Dimensions that its body goes through in full, by the functions of `tests/statements/chains/each.ts`. */
  each?: readonly string[];
  /** Dimensions that it need not go through in full, by the comments above it: `// model: the reason`. */
  settled?: readonly string[];
  /** File of the test from the root of the repository, and the line where it begins. */
  file: string;
  line: number;
}

const STRING = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const GAP = String.raw`\s*(?://[^\n]*\s*)*`;
const STATEMENT = new RegExp(
  `^(statement|sourced)\\(${GAP}${STRING},${GAP}` +
    String.raw`(?:(?:async )?\((?:\{([^{}]*)\})?\) =>|'https://|(\{(?:[^{}]|\{[^{}]*\})*\}),\s*(?:async )?\()`,
  'gm',
);

/**
 * The tests of a file, parsed from its text: the build needs their ids and kinds but does not run them.
 * @param page the page of the file
 * @throws when a test differs from the form in tests/statements/README.md or names no kind
 */
export function statementsIn(text: string, file: string, page: string): Statement[] {
  const statements = [...text.matchAll(STATEMENT)].map((match) => {
    const [, call, id = '', names = '', written] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const where = `${file}:${line}`;
    const settled = settledAbove(text.slice(0, match.index));
    const named = { page, id: id.slice(1, -1), file, line, ...(settled.length > 0 && { settled }) };
    if (call === 'sourced') return { ...named, kinds: ['source'] as const };
    if (written === undefined) {
      const each = eachIn(proofFrom(text, match.index));
      return { ...named, kinds: kindsIn(names, where), ...(each.length > 0 && { each }) };
    }
    const range = rangeIn(written, where);
    return { ...named, range, kinds: kindsIn(releasesInRange(range).join(), where) };
  });
  const calls = [...text.matchAll(CALL)].length;
  if (calls !== statements.length) {
    throw new Error(
      `${file} has ${calls} statements, of which ${statements.length} can be read. Write each at the ` +
        "beginning of a line as statement('id', async ({ lockup }) => { … }), with a plain string.",
    );
  }
  return statements;
}

/** What each test of a file runs: its text without comments and spaces, by id, to see whether it has changed. */
export function proofsIn(text: string): ReadonlyMap<string, string> {
  return new Map(
    [...text.matchAll(STATEMENT)].map(({ index, 2: id = '' }) => [
      id.slice(1, -1),
      proofFrom(text, index).replace(/\/\/[^\n]*|\s+/g, ''),
    ]),
  );
}

/** The statement that begins at a place of a file. */
function proofFrom(text: string, index: number): string {
  const rest = text.slice(index);
  const end = /^(?:(?:statement|sourced)\(.*\);|[})]+.*;)$/m.exec(rest);
  return rest.slice(0, end ? end.index + end[0].length : undefined);
}

/** Functions that run a body in every case of a dimension; the second is that of guides of Lockup. */
const EACH: readonly (readonly [call: RegExp, dimension: string])[] = [
  [/\binEachModel\(/, 'model'],
  [/\bopenEach\(lockup\b/, 'model'],
  [/\bbyEachCaller\(/, 'caller'],
];

const eachIn = (proof: string): string[] => [
  ...new Set(EACH.filter(([call]) => call.test(proof)).map(([, dimension]) => dimension)),
];

const SETTLED = /^\/\/ (model|moment|caller|token|product): \S/;

/** Dimensions that the comment lines at the end of a text give a reason for. */
function settledAbove(text: string): string[] {
  const lines = text.split('\n').slice(0, -1);
  const comments = lines.slice(lines.findLastIndex((line) => !line.startsWith('//')) + 1);
  return comments.flatMap((line) => SETTLED.exec(line)?.[1] ?? []);
}

function kindsIn(names: string, where: string): Kind[] {
  const found = names.split(',').flatMap((name) => name.replace(/:.*/s, '').trim() || []);
  const unknown = found.find((name) => !isKind(name));
  if (unknown !== undefined || found.length === 0) {
    throw new Error(
      `${where}: ${unknown ? `there is no "${unknown}"` : 'the statement names nothing to run on'}. ` +
        `Take what it needs in braces: async ({ lockup }) => … has ${Object.keys(statementKinds).join(', ')}.`,
    );
  }
  return found.filter(isKind);
}

/** A range as it is written: names, strings and lists of them, nothing that has to be run. */
function rangeIn(written: string, where: string): AnyRange {
  try {
    const json = written
      .replace(/(\w+):/g, '"$1":')
      .replace(/'/g, '"')
      .replace(/,(\s*[\]}])/g, '$1');
    const range = JSON.parse(json) as AnyRange;
    spaceOf(range);
    return range;
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    throw new Error(`${where}: the range cannot be read. ${says}`, { cause: error });
  }
}

const CALL = /^ *(?:statement|sourced)\(/gm;

/**
 * Every test of a sentence, by file and line. A file may also have tests without a sentence.
 * @throws the errors of `statementsIn` and `pageOf`
 */
export const readStatements = (root = '.'): Statement[] =>
  statementFiles(root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return text.search(CALL) < 0 ? [] : statementsIn(text, file, pageOfTestFile(file, root));
  });
