import { formatAmount } from '@sablier-docs/protocol/amount';
import { formatUtc } from '@sablier-docs/protocol/time';
import { showAddress } from '@sablier-docs/kit/wallet/show';
import { streamViewWord, streamViewWords, type StreamResults } from './results';

/** The number of price-gated streams in the contract's enum of models. */
const PRICE_GATED = 3n;
/** Targets have the decimals of Chainlink's USD feeds. */
const TARGET_DECIMALS = 8;

export const isPriceGated = (results: StreamResults): boolean =>
  streamViewWord(results, 'getLockupModel') === PRICE_GATED;

/** Whether a price-gated stream can still lock and unlock with the price. */
export function followsPrice(results: StreamResults): boolean {
  const end = streamViewWord(results, 'getEndTime');
  return (
    isPriceGated(results) && !(end !== undefined && results.time !== null && results.time >= end)
  );
}

const REFUSED = 'The contract refuses to answer';

/** Feed, target and whether it can lock again, each with its label; none for other streams. */
export function priceGateRows(
  results: StreamResults,
  account: string | null,
): { name: string; label: string; text: string; isLong: boolean }[] {
  if (!isPriceGated(results)) return [];
  const [feed, target] = streamViewWords(results, 'getPriceGatedUnlockParams') ?? [];
  const end = streamViewWord(results, 'getEndTime');
  const until = end === undefined ? 'its end' : formatUtc(end);
  return [
    {
      name: 'feed',
      label: 'Price feed',
      isLong: true,
      text:
        feed === undefined ? REFUSED : `${showAddress(feed, account)}, which the sender has chosen`,
    },
    {
      name: 'target',
      label: 'Target',
      isLong: false,
      text:
        target === undefined
          ? REFUSED
          : `${formatAmount(target, TARGET_DECIMALS)} by that feed, with ${TARGET_DECIMALS} decimals`,
    },
    {
      name: 'locks',
      label: 'Can lock again',
      isLong: true,
      text: followsPrice(results)
        ? `Yes, until ${until}: whenever the price is below the target`
        : 'No, its end has passed',
    },
  ];
}
