import type { Piece } from './roles';

/** The pieces of each line; a line keeps the line feed that ends it. */
export function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { role, text } of pieces) {
    for (const part of text.split(/(?<=\n)/)) {
      if (lines.at(-1)?.at(-1)?.text.endsWith('\n')) lines.push([]);
      if (part) lines.at(-1)?.push({ role, text: part });
    }
  }
  return lines;
}
