import type { FenceOptions } from './fence-options';

/** The code without comments for highlighting. */
interface MarkedCode {
  code: string;
  /** Highlighted lines, counted from 1. */
  lines: ReadonlySet<number>;
}

/** A comment on its own line, in any language that fences use: Solidity, TypeScript, shells, SQL, XML, TeX. */
const COMMENT =
  /^\s*(?:\/\/|#|--|%|;|\{?\s*\/\*|<!--)\s*(highlight-[\w-]+)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/**
 * Takes the comments `highlight-next-line`, `highlight-start` and `highlight-end` out of code.
 * @param lines to highlight as well, counted without these comments
 * @throws when a comment is unknown or unpaired, or when there is nothing to highlight or no such line
 */
export function readLineMarks(source: string, lines: FenceOptions['lines'] = []): MarkedCode {
  const kept: string[] = [];
  const marked = new Set(lines);
  let isNext = false;
  let start: number | undefined;
  for (const line of source.split('\n')) {
    const [, mark] = COMMENT.exec(line) ?? [];
    if (mark === undefined) {
      kept.push(line);
      if (isNext || start !== undefined) marked.add(kept.length);
      isNext = false;
    } else if (mark === 'highlight-next-line') {
      isNext = true;
    } else if (mark === 'highlight-start') {
      if (start !== undefined)
        throw new Error('A second highlight-start comes before highlight-end.');
      start = kept.length;
    } else if (mark === 'highlight-end') {
      if (start === undefined) throw new Error('highlight-end has no highlight-start.');
      if (start === kept.length)
        throw new Error('There is nothing between highlight-start and highlight-end.');
      start = undefined;
    } else {
      throw new Error(
        `Unknown comment ${mark}. Write highlight-next-line, highlight-start or highlight-end.`,
      );
    }
  }
  if (isNext) throw new Error('No line follows highlight-next-line.');
  if (start !== undefined) throw new Error('highlight-start has no highlight-end.');
  const last = Math.max(0, ...marked);
  if (last > kept.length) {
    throw new Error(`Line ${last} cannot be highlighted: the code has ${kept.length} lines.`);
  }
  return { code: kept.join('\n'), lines: marked };
}
