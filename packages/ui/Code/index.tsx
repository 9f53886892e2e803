import type { ReactNode } from 'react';
import { linesOf } from './lines';
import type { Piece } from './roles';
import { useTokens } from './useTokens';

/** Code as colored text; the colors are those of src/css/code.css. */
export function Code({ code, language }: { code: string; language: string }): ReactNode {
  return colored(useTokens(code, language));
}

interface LinesProps {
  code: string;
  language: string;
  /** Highlighted lines, counted from 1. */
  lines: ReadonlySet<number>;
}

/**
 * Code with an element per line, for lines that are highlighted or numbered. The stylesheet adds the numbers,
 * so that they are not copied.
 */
export function CodeLines({ code, language, lines }: LinesProps): ReactNode {
  return linesOf(useTokens(code, language)).map((pieces, i) => (
    <span key={i} className={lines.has(i + 1) ? 'code-line code-line-marked' : 'code-line'}>
      {colored(pieces)}
    </span>
  ));
}

const colored = (pieces: readonly Piece[]): ReactNode =>
  pieces.map(({ role, text }, i) =>
    role ? (
      <span key={i} className={`code-${role}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
