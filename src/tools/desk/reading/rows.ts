import { formatAmount } from '../../../protocol/amount';
import { statusesOf } from '../../../protocol/desk/status';
import type { DeskRelease } from '../../../protocol/desk/types';
import type { ViewName } from '../../../protocol/desk/views';
import {
  showAddress,
  showFlag,
  showSymbol,
  showTime,
  showTokens,
  type Row,
} from '../../wallet/show';
import { decimalsOf, wordOf, type StreamAnswers } from './answers';
import type { Computed } from './computed';

type StreamRow = Row & { name: ViewName };

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

interface Around {
  answers: StreamAnswers;
  /** Name of the chain's coin. */
  currency: string;
  /** The reader's account in checksum form; null without a wallet. */
  account: string | null;
}

const isView = (name: string): name is ViewName => Object.hasOwn(kinds, name);

/** The rows before there is an answer, so that nothing moves when the answers come. */
export const emptyRows = ({ views }: DeskRelease): StreamRow[] =>
  views.flatMap(({ name }) => {
    if (!isView(name)) return [];
    const [label, kind] = kinds[name];
    return [{ name, label, text: '', isLong: kind === 'address' || kind === 'rate' }];
  });

/** What the contract answered, for people, with what the site computes where the two differ. */
export function rowsOf(
  release: DeskRelease,
  computed: Computed | null,
  around: Around,
): StreamRow[] {
  return emptyRows(release).map((row) => {
    const answer = around.answers.views.get(row.name);
    const word = wordOf(around.answers, row.name);
    if (!answer) return { ...row, text: 'Not read' };
    const text = word === undefined ? refused(row.name) : show(row.name, word, release, around);
    const own = computed?.[row.name];
    if (own === undefined || own === (word ?? 'reverts')) return { ...row, text };
    const shown = own === 'reverts' ? refused(row.name) : show(row.name, own, release, around);
    return { ...row, text, computed: shown };
  });
}

const refused = (name: ViewName): string =>
  name === 'depletionTimeOf'
    ? 'Never while it is paused, voided or empty'
    : 'The contract refuses to answer';

/** A word as its kind is written. A word that its kind cannot hold is shown as the number it is. */
function show(name: ViewName, word: bigint, release: DeskRelease, around: Around): string {
  const { answers, account, currency } = around;
  switch (kinds[name][1]) {
    case 'address':
      return showAddress(word, account);
    case 'status':
      return statusesOf(release)[Number(word)] ?? String(word);
    case 'amount':
      return tokens(word, answers);
    case 'rate': {
      const symbol = showSymbol(answers.symbol);
      return `${formatAmount(word, 18)} ${symbol} per second, ${formatAmount(word * 2_592_000n, 18, { maxDecimals: 6 })} per 30 days`;
    }
    case 'time':
      if (word === 0n) return name === 'depletionTimeOf' ? 'It is used up' : 'None';
      return showTime(word);
    case 'flag':
      return showFlag(word);
    case 'count':
      return String(word);
    case 'coin':
      return coin(word, answers.feeUsd, currency);
  }
}

function coin(wei: bigint, usd: bigint | null, currency: string): string {
  const amount = `${formatAmount(wei, 18)} ${currency}`;
  if (usd === null) return amount;
  const dollars = `${formatAmount(usd, 8)} USD`;
  return wei === 0n && usd > 0n
    ? `${amount}: the feed gives no price for the fee of ${dollars}`
    : `${amount} (${dollars})`;
}

/** An amount with the token's name. */
export const tokens = (units: bigint, answers: StreamAnswers): string =>
  showTokens(units, { symbol: answers.symbol, decimals: decimalsOf(answers) });
