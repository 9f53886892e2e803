/** A problem of a page. */
export interface Problem {
  /** From the root of the repository. */
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** The problem and what to write instead, on one line. */
  message: string;
  /** The sentence, row or element whose change a commit may say to be intended. */
  changed?: string;
}

type Place = Pick<Problem, 'line' | 'column'>;

export const checkProblem = (file: string, { line, column }: Place, message: string): Problem => ({
  file,
  line,
  column,
  message: message.replace(/\s+/g, ' ').trim(),
});

/** As editors read it: `docs/concepts/nft.mdx:12:5 error There is no page /concepts/x.` */
export const lineOf = ({ file, line, column, message }: Problem): string =>
  `${file}:${line}:${column} error ${message}`;

/** In the order of files and lines, each once. */
export function sorted(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((one) => [lineOf(one), one]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column,
  );
}

/** Line and column of an offset in a text. */
export function textPosition(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const start = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - start + 1 };
}
