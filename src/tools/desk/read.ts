import type { ActionId } from '../../protocol/desk/actions';
import type { Value } from '../../protocol/calls/encode';
import type { CallFunction } from '../../protocol/calls/types';
import type { DeskRelease } from '../../protocol/desk/types';
import { readAddress, ZERO_ADDRESS } from '../inputs/addresses';
import { isRead, type Parsed } from '../inputs/parsed';
import { formOf, type FieldKey, type Texts } from './fields';
import {
  readFee,
  readIds,
  readLines,
  readPercent,
  readPositive,
  readRate,
  readTokenDecimals,
  withMargin,
  type Line,
} from './read-field';

/** What the fields hold, each under its key; only what could be read. */
export interface Filled {
  to?: string;
  from?: string;
  sender?: string;
  recipient?: string;
  token?: string;
  brokerAccount?: string;
  ids?: readonly bigint[];
  lines?: readonly Line[];
  decimals?: number;
  /** In the token's smallest unit. */
  amount?: bigint;
  /** Tokens per second with 18 decimals. */
  rate?: bigint;
  /** 10^18 is 100 percent. */
  brokerFee?: bigint;
  /** Minimum fee in wei, without a margin. */
  fee?: bigint;
}

export interface Reading {
  filled: Filled;
  /** One sentence for each field that is empty or cannot be read. */
  problems: Partial<Record<FieldKey, string>>;
}

const ADDRESSES = ['to', 'from', 'sender', 'recipient', 'token', 'brokerAccount'] as const;

/**
 * Reads the fields of an action.
 * @param contract address of the stream's contract, which never receives anything
 */
export function readForm(
  id: ActionId,
  keys: readonly FieldKey[],
  texts: Texts,
  contract: string,
): Reading {
  const filled: Filled = {};
  const problems: Reading['problems'] = {};
  const take = <K extends keyof Filled & FieldKey>(
    key: K,
    parsed: Parsed<NonNullable<Filled[K]>>,
  ) => {
    if (isRead(parsed)) filled[key] = parsed.value;
    else problems[key] = parsed.problem;
  };
  const text = (key: FieldKey) => texts[key] ?? '';
  const has = (key: FieldKey) => keys.includes(key);

  for (const key of ADDRESSES) {
    if (!has(key)) continue;
    // The approval is an addition: without the token's address the call stands alone.
    if (key === 'token' && text(key).trim() === '') continue;
    take(key, readParty(id, key, text(key), contract));
  }
  if (has('ids')) take('ids', readIds(text('ids')));
  if (has('decimals')) take('decimals', readTokenDecimals(text('decimals')));
  const { decimals } = filled;
  if (decimals !== undefined && has('amount'))
    take('amount', readPositive(text('amount'), decimals));
  if (decimals !== undefined && has('lines')) take('lines', readLines(text('lines'), decimals));
  if (has('rate')) take('rate', readRate(text('rate'), texts.period ?? 'second'));
  if (has('brokerFee')) take('brokerFee', readPercent(text('brokerFee')));
  if (has('fee')) take('fee', readFee(text('fee')));
  return { filled, problems };
}

function readParty(id: ActionId, key: FieldKey, text: string, contract: string): Parsed<string> {
  // Approving the zero address takes an approval back.
  if (id === 'approve' && text.trim() === ZERO_ADDRESS) return { value: ZERO_ADDRESS };
  const address = readAddress(text);
  if (isRead(address) && address.value.toLowerCase() === contract.toLowerCase()) {
    return { problem: 'This is the contract of the stream itself. Enter another address.' };
  }
  return address;
}

/** What a complete form becomes: the arguments in the order of the inputs, and the coin to send. */
export interface Complete {
  args: Value[];
  /** In wei. */
  value: bigint;
}

/** The arguments of the call; null while a field is missing. */
export function argumentsOf(
  { inputs }: CallFunction,
  streamId: bigint,
  { filled, problems }: Reading,
): Complete | null {
  if (Object.keys(problems).length > 0) return null;
  const { to, lines, ids, brokerAccount, brokerFee, amount, rate } = filled;
  const values: Readonly<Record<string, Value | undefined>> = {
    streamId,
    tokenId: streamId,
    to,
    newRecipient: to,
    from: filled.from,
    sender: filled.sender,
    recipient: filled.recipient,
    amount,
    totalAmount: amount,
    ratePerSecond: rate,
    newRatePerSecond: rate,
    streamIds: lines ? lines.map((line) => line.id) : ids,
    amounts: lines?.map((line) => line.amount),
    broker:
      brokerAccount !== undefined && brokerFee !== undefined
        ? [brokerAccount, brokerFee]
        : undefined,
  };
  const args: Value[] = [];
  for (const { name } of inputs) {
    const value = values[name];
    if (value === undefined) return null;
    args.push(value);
  }
  return { args, value: withMargin(filled.fee ?? 0n) };
}

/** The fields and what is in them, or nothing where the release lacks the action. */
export function readAction(
  id: ActionId,
  fn: CallFunction,
  release: DeskRelease,
  texts: Texts,
  contract: string,
): { keys: FieldKey[]; reading: Reading } {
  const keys = formOf(id, fn, release);
  return { keys, reading: readForm(id, keys, texts, contract) };
}
