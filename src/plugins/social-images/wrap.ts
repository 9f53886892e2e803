/** Width of a text in em. */
export type Measure = (text: string) => number;

const SPACE = ' ';
const ELLIPSIS = '…';

/**
 * Breaks a text into lines that are at most `width` wide. A wider word, such as the name of a contract, is broken
 * before a capital or after punctuation, or anywhere if necessary.
 * @param width in em
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  const put = (piece: string, joint: string) => {
    const longer = line ? `${line}${joint}${piece}` : piece;
    if (measure(longer) <= width) {
      line = longer;
      return;
    }
    if (line) lines.push(line);
    line = piece;
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const pieces = measure(word) <= width ? [word] : humps(word, width, measure);
    pieces.forEach((piece, i) => put(piece, i === 0 ? SPACE : ''));
  }
  return line ? [...lines, line] : lines;
}

function humps(word: string, width: number, measure: Measure): string[] {
  return word
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[._/-])/)
    .flatMap((part) => (measure(part) <= width ? [part] : [...part]));
}

interface Fitted {
  size: number;
  lines: string[];
}

/** The text at the largest of `sizes` that needs at most `most` lines; at the smallest size it is truncated. */
export function fit(
  text: string,
  { width, sizes, most }: { width: number; sizes: readonly number[]; most: number },
  measure: Measure,
): Fitted {
  for (const size of sizes) {
    const lines = wrap(text, width / size, measure);
    if (lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? 16;
  return { size, lines: cut(wrap(text, width / size, measure), most, width / size, measure) };
}

function cut(lines: string[], most: number, width: number, measure: Measure): string[] {
  const kept = lines.slice(0, most);
  let last = kept.pop() ?? '';
  while (last && measure(last + ELLIPSIS) > width) last = last.slice(0, -1);
  return [...kept, last.replace(/[\s,.;:]+$/, '') + ELLIPSIS];
}
