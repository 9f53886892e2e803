import { formatAmount } from '@sablier-docs/protocol/amount';
import { statusesOf } from '../contracts/statuses';
import type { DeskRelease } from '../contracts/types';
import type { ViewName } from '../contracts/views';
import {
  showAddress,
  hasOwnClock,
  showFlag,
  showSymbol,
  showTimeHere,
  showTokens,
  type DisplayRow,
} from '@sablier-docs/kit/wallet/show';
import { modelRows } from './model-rows';
import { followsPrice } from './price-gated';
import { decimalsOf, streamViewWord, type StreamResults } from './results';
import type { ComputedViews } from './computed';

type Kind = 'address' | 'status' | 'amount' | 'rate' | 'time' | 'flag' | 'count' | 'coin';

const kinds: Readonly<Record<ViewName, readonly [label: string, kind: Kind]>> = {
  ownerOf: ['Recipient', 'address'],
  getSender: ['Sender', 'address'],
  statusOf: ['Status', 'status'],
  withdrawableAmountOf: ['Withdrawable now', 'amount'],
  coveredDebtOf: ['Covered debt', 'amount'],
  uncoveredDebtOf: ['Uncovered debt', 'amount'],
  totalDebtOf: ['Total debt', 'amount'],
  refundableAmountOf: ['Refundable now', 'amount'],
  getBalance: ['Tokens in the stream', 'amount'],
  getRatePerSecond: ['Rate', 'rate'],
  depletionTimeOf: ['Balance used up', 'time'],
  isCancelable: ['Cancelable', 'flag'],
  isTransferable: ['Transferable', 'flag'],
  isVoided: ['Voided', 'flag'],
  getUnderlyingToken: ['Token', 'address'],
  getAsset: ['Token', 'address'],
  getToken: ['Token', 'address'],
  getTokenDecimals: ['Decimals of the token', 'count'],
  getDepositedAmount: ['Deposited', 'amount'],
  getWithdrawnAmount: ['Withdrawn', 'amount'],
  getRefundedAmount: ['Returned by a cancellation', 'amount'],
  getStartTime: ['Start', 'time'],
  getEndTime: ['End', 'time'],
  calculateMinFeeWei: ['Minimum fee', 'coin'],
};

interface RowContext {
  results: StreamResults;
  /** Symbol of the chain's coin. */
  currency: string;
  /** The reader's account in checksum form; null without a wallet. */
  account: string | null;
}

const isView = (name: string): name is ViewName => Object.hasOwn(kinds, name);

const viewRows = ({ views }: DeskRelease): (DisplayRow & { name: ViewName })[] =>
  views.flatMap(({ name }) => {
    if (!isView(name)) return [];
    const [label, kind] = kinds[name];
    const isLong = kind === 'address' || kind === 'rate' || (kind === 'time' && hasOwnClock());
    return [{ name, label, text: '', isLong }];
  });

/** Empty rows, so that nothing moves when the results arrive. */
export const emptyStreamRows = (release: DeskRelease): DisplayRow[] => [
  ...viewRows(release),
  ...modelRows(release, null, null),
];

/** The results of the contract, formatted, with the site's own computation where it differs. */
export function streamDisplayRows(
  release: DeskRelease,
  computed: ComputedViews | null,
  around: RowContext,
): DisplayRow[] {
  const rows = viewRows(release).map((row) => {
    const answer = around.results.views.get(row.name);
    const word = streamViewWord(around.results, row.name);
    if (!answer) return { ...row, text: 'Not read' };
    const text = word === undefined ? refused(row.name) : show(row.name, word, release, around);
    const own = computed?.[row.name];
    if (own === undefined || own === (word ?? 'reverts')) return { ...row, text };
    const shown = own === 'reverts' ? refused(row.name) : show(row.name, own, release, around);
    return { ...row, text, computed: shown };
  });
  return [...rows, ...modelRows(release, around.results, around.account)];
}

const refused = (name: ViewName): string =>
  name === 'depletionTimeOf'
    ? 'Never while it is paused, voided or empty'
    : 'The contract refuses to answer';

/** Formats a word by its kind. A word that is invalid for its kind is shown as a number. */
function show(name: ViewName, word: bigint, release: DeskRelease, around: RowContext): string {
  const { results, account, currency } = around;
  switch (kinds[name][1]) {
    case 'address':
      return showAddress(word, account);
    case 'status':
      return statusesOf(release)[Number(word)] ?? String(word);
    case 'amount':
      return amountWithSymbol(word, results);
    case 'rate': {
      const symbol = showSymbol(results.symbol);
      return `${formatAmount(word, 18)} ${symbol} per second, ${formatAmount(word * 2_592_000n, 18, { maxDecimals: 6 })} per 30 days`;
    }
    case 'time':
      if (word === 0n) return name === 'depletionTimeOf' ? 'It is used up' : 'None';
      return showTimeHere(word);
    case 'flag':
      return (name === 'isCancelable' && gatedRight(word, release, results)) || showFlag(word);
    case 'count':
      return String(word);
    case 'coin':
      return coin(word, results.feeUsd, currency);
  }
}

/** `isCancelable` of a price-gated stream, which is false at the target whatever right the sender has kept. */
function gatedRight(word: bigint, release: DeskRelease, results: StreamResults): string | null {
  if (!followsPrice(results)) return null;
  if (word === 1n)
    return 'Yes, while the price is below the target of this price-gated stream: the sender then gets everything back';
  return statusesOf(release)[Number(streamViewWord(results, 'statusOf') ?? -1n)] === 'SETTLED'
    ? 'Not while the price is at the target of this price-gated stream. If it falls before the end, the stream locks again, and a sender who has kept the right can cancel and take everything: withdraw now'
    : null;
}

function coin(wei: bigint, usd: bigint | null, currency: string): string {
  const amount = `${formatAmount(wei, 18)} ${currency}`;
  if (usd === null) return amount;
  const dollars = `${formatAmount(usd, 8)} USD`;
  return wei === 0n && usd > 0n
    ? `${amount}: no feed gives a price of the last 24 hours for the fee of ${dollars}`
    : `${amount} (${dollars})`;
}

/** An amount with the token's symbol. */
export const amountWithSymbol = (units: bigint, results: StreamResults): string =>
  showTokens(units, { symbol: results.symbol, decimals: decimalsOf(results) });
