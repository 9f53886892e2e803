import type { Block } from './blocks.ts';

/** Largest length in characters of a record with several blocks. */
const RECORD_LENGTH = 350;

/** A longer block is cut at a space. */
const LONGEST = 1_000;

const IDENTIFIER = /0x[0-9a-f]{4,}|[\p{L}_$][\p{L}\p{N}_$]{2,}/giu;

/** Names that are not plain words: `createWithDurationsLL`, `MAX_COUNT`, `IERC20`. */
const TELLING = /[\p{Ll}\d]\p{Lu}|_|^\p{Lu}{2}|^0x/u;

/**
 * Keeps the lines of code with a name that the page has not had yet; plain words such as `amount` don't count.
 * A listing that is built up step by step, and then shown again as a whole, thus takes little space in the index,
 * and every name in it is still found on its page. Adds the new names to `said`.
 */
function newLines(lines: readonly string[], said: Set<string>): string[] {
  return lines.filter((line) => {
    const names = line.match(IDENTIFIER) ?? [];
    const fresh = names.filter((name) => !said.has(name));
    for (const name of fresh) said.add(name);
    return fresh.some((name) => TELLING.test(name));
  });
}

/** The texts of one section as the contents of its records, one line per block. */
export function mergeTexts(pieces: readonly string[]): string[] {
  const contents: string[] = [];
  let open = '';
  for (const piece of pieces.flatMap(cut)) {
    if (open && open.length + 1 + piece.length > RECORD_LENGTH) {
      contents.push(open);
      open = '';
    }
    open = open ? `${open}\n${piece}` : piece;
  }
  if (open) contents.push(open);
  return contents;
}

function cut(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const space = text.lastIndexOf(' ', LONGEST);
  const at = space > 0 ? space : LONGEST;
  return [text.slice(0, at), ...cut(text.slice(at).trimStart())];
}

/** The names in the texts of a page, for {@link piecesOf}, which are found without the code. */
export const namesInTexts = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap((block) => (block.kind === 'code' ? [] : (block.text.match(IDENTIFIER) ?? []))),
  );

/** The text of a block as pieces; of code, only lines with new names. */
export function piecesOf(block: Block, said: Set<string>): string[] {
  if (block.kind === 'code') return newLines(block.lines, said);
  return [block.text];
}
