import type { TermName, ViewName } from '../../../protocol/desk/views';

/** What a view answered, in words of 32 bytes, or the data that it reverted with. */
export type ViewAnswer = { words: readonly bigint[] } | { reverted: string };

export type Viewed = ViewName | TermName;

/** What the contract of a stream and its token answered. */
export interface StreamAnswers {
  views: ReadonlyMap<string, ViewAnswer>;
  /** The second of the block in which all of it was read, in Unix time; null where nobody said. */
  time: bigint | null;
  /** What the token says about itself, which may be false; null where it said nothing. */
  symbol: string | null;
  decimals: number | null;
}

/** The words that a view answered; nothing where it was not asked or reverted. */
export function wordsOf({ views }: StreamAnswers, name: Viewed): readonly bigint[] | undefined {
  const answer = views.get(name);
  return answer && 'words' in answer ? answer.words : undefined;
}

/** The first word of what a view answered. */
export const wordOf = (answers: StreamAnswers, name: Viewed): bigint | undefined =>
  wordsOf(answers, name)?.[0];

/** Splits an answer into words; null when it is not whole words, or none. */
export function readWords(data: string): bigint[] | null {
  if (!/^0x([0-9a-f]{64})+$/i.test(data)) return null;
  return [...data.slice(2).matchAll(/.{64}/g)].map(([word]) => BigInt(`0x${word}`));
}

/** The token's address, whichever name its getter has in the release. */
export const tokenOf = (answers: StreamAnswers): bigint | undefined =>
  wordOf(answers, 'getUnderlyingToken') ??
  wordOf(answers, 'getToken') ??
  wordOf(answers, 'getAsset');

/** The decimals, which Flow keeps itself, so that the token is not asked. */
export function decimalsOf(answers: StreamAnswers): number | null {
  const kept = wordOf(answers, 'getTokenDecimals');
  return kept !== undefined && kept <= 255n ? Number(kept) : answers.decimals;
}
