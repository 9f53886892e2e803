import { htmlOf } from '../../scripts/check/compile';
import { readSources } from '../../scripts/check/pages';
import { endsOf, fold } from '../../src/claims/find';
import type { Claim } from '../../src/claims/read';
import { blocksOf, foldBlock } from '../../src/claims/text';

const sources = readSources();
const texts = new Map<string, Promise<string[]>>();

/**
 * The running text of a page, block by block, from its source: nothing has to be built.
 * @throws when there is no such page
 */
function textOf(page: string): Promise<string[]> {
  const known = texts.get(page);
  if (known) return known;
  const source = sources.get(page);
  if (!source) throw new Error(`There is no page ${page}. Name its address: /concepts/nft.`);
  const text = htmlOf(source).then((tree) => blocksOf(tree).map((block) => foldBlock(block).text));
  texts.set(page, text);
  return text;
}

/** @throws when the sentence does not stand on its page, word for word, with what to do */
export async function checkStands({ page, sentence, file, line }: Claim): Promise<void> {
  const blocks = await textOf(page);
  if (sentence !== fold(sentence)) {
    throw new Error(`${file}:${line}: the sentence has white space that no page shows.`);
  }
  if (blocks.some((block) => endsOf(sentence, block).length > 0)) return;
  const near = nearest(sentence, blocks);
  throw new Error(
    `${file}:${line}: this sentence does not stand on ${page} as a whole:\n  ${sentence}\n` +
      (near ? `The page has:\n  ${near}\n` : '') +
      'If the page was edited, read what the claim tests, make it test the new sentence, and copy that ' +
      'here as the page shows it. If the page no longer says it, remove the claim.',
  );
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** The sentence or row of a page that shares most words with another; none when few are shared. */
function nearest(sentence: string, blocks: readonly string[]): string | undefined {
  const words = new Set(wordsOf(sentence));
  const candidates = blocks.flatMap((block) =>
    block.includes(' | ') ? [block] : block.split(/(?<=[.!?:]["”’)]*) /),
  );
  const score = (text: string) => {
    const own = new Set(wordsOf(text));
    const shared = [...own].filter((word) => words.has(word)).length;
    return shared / (own.size + words.size - shared || 1);
  };
  const [best] = candidates
    .map((text) => ({ text, score: score(text) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0.3 ? best.text : undefined;
}
