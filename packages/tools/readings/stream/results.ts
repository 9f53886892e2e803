import type { TermName, ViewName } from '../contracts/views';
import type { ViewResult } from '@sablier-docs/kit/wallet/call-views';
import { addressIn } from '@sablier-docs/kit/wallet/show';

export type AnyView = ViewName | TermName;

/** The results of a stream's contract and its token. */
export interface StreamResults {
  views: ReadonlyMap<string, ViewResult>;
  /** Timestamp of the block in which everything was read, in Unix seconds; null if unknown. */
  time: bigint | null;
  /** The symbol that the token returns, which may be false; null if it returned none. */
  symbol: string | null;
  decimals: number | null;
  /** The configured minimum fee, in USD with 8 decimals; null if unknown. */
  feeUsd: bigint | null;
  /** The highest fee that Sablier's own comptroller can charge, from fetchFeeCeiling. */
  feeCeiling: bigint | null;
}

/** The words of a view's result; undefined if it was not called or reverted. */
export function streamViewWords(
  { views }: StreamResults,
  name: AnyView,
): readonly bigint[] | undefined {
  const answer = views.get(name);
  return answer && 'words' in answer ? answer.words : undefined;
}

/** The first word of a view's result. */
export const streamViewWord = (results: StreamResults, name: AnyView): bigint | undefined =>
  streamViewWords(results, name)?.[0];

/** The token's address, whatever its getter is called in the release. */
export const streamToken = (results: StreamResults): bigint | undefined =>
  streamViewWord(results, 'getUnderlyingToken') ??
  streamViewWord(results, 'getToken') ??
  streamViewWord(results, 'getAsset');

/** Sender and recipient, in checksum form; undefined if not read. */
export const partiesOf = (results: StreamResults) => ({
  sender: addressIn(streamViewWord(results, 'getSender')),
  recipient: addressIn(streamViewWord(results, 'ownerOf')),
});

/** The decimals. Flow stores them itself, so that the token is not called. */
export function decimalsOf(results: StreamResults): number | null {
  const kept = streamViewWord(results, 'getTokenDecimals');
  return kept !== undefined && kept <= 255n ? Number(kept) : results.decimals;
}

/**
 * Reads first words.
 * @throws when the view has no result
 */
export const requiredWord = (results: StreamResults) => (name: AnyView) => {
  const word = streamViewWord(results, name);
  if (word === undefined) throw new RangeError(`${name} has no result.`);
  return word;
};
