// Beginnings of words: cspell:ignore bsalar
import type { Product } from '@sablier-docs/protocol/releases';

/** Words that tell a product, where a sentence, a heading or a path has them. */
const WORDS: Readonly<Record<Product | 'legacy', RegExp>> = {
  lockup: /\blockup\b|\bvesting\b|\bprice-gated\b/i,
  flow: /\bflow\b|\bpayments?\b|\bsalar/i,
  airdrops: /\bairdrops?\b|\bcampaigns?\b|\bmerkle\b/i,
  legacy: /\blegacy\b|\bpayroll\b|\bv1\.mdx/i,
};

export type Subject = keyof typeof WORDS;

/** The products that a text names, none where it names none. */
export const named = (text: string): Subject[] =>
  (Object.keys(WORDS) as Subject[]).filter((name) => WORDS[name].test(text));

/**
 * The products that a sentence can be about: those of the nearest text that names one.
 * @param texts from the nearest to the farthest, for example clause, sentence, headings, path
 * @returns none where no text names one
 */
export function about(...texts: readonly string[]): Subject[] {
  for (const text of texts) {
    const found = named(text);
    if (found.length > 0) return found;
  }
  return [];
}

/** Path of a page as words: `docs/guides/flow/x.mdx` is about Flow. */
export const wordsOfPath = (file: string): string => file.replace(/[/_.-]/g, ' ');
