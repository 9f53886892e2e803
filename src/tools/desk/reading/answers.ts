import type { TermName, ViewName } from '../../../protocol/desk/views';
import type { ViewAnswer } from '../../wallet/views';

export type Viewed = ViewName | TermName;

/** What the contract of a stream and its token answered. */
export interface StreamAnswers {
  views: ReadonlyMap<string, ViewAnswer>;
  /** The second of the block in which all of it was read, in Unix time; null where nobody said. */
  time: bigint | null;
  /** What the token says about itself, which may be false; null where it said nothing. */
  symbol: string | null;
  decimals: number | null;
  /** The minimum fee as it is set, in USD with 8 decimals; null where nobody said. */
  feeUsd: bigint | null;
  /** The most that Sablier's own comptroller can ask, as askFeeCeiling says it. */
  feeCeiling: bigint | null;
}

/** The words that a view answered; nothing where it was not asked or reverted. */
export function wordsOf({ views }: StreamAnswers, name: Viewed): readonly bigint[] | undefined {
  const answer = views.get(name);
  return answer && 'words' in answer ? answer.words : undefined;
}

/** The first word of what a view answered. */
export const wordOf = (answers: StreamAnswers, name: Viewed): bigint | undefined =>
  wordsOf(answers, name)?.[0];

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

/** Reads first words. @throws when the view has not answered */
export const needing = (answers: StreamAnswers) => (name: Viewed) => {
  const word = wordOf(answers, name);
  if (word === undefined) throw new RangeError(`${name} has not answered.`);
  return word;
};
