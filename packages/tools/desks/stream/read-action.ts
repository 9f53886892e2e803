import type { ActionId } from '../../readings/contracts/actions';
import { withMargin } from '@sablier-docs/protocol/fee';
import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { CallFunction } from '@sablier-docs/protocol/calls/types';
import type { DeskRelease } from '../../readings/contracts/types';
import { readAddress, ZERO_ADDRESS } from '@sablier-docs/kit/inputs/addresses';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { actionFields, type FieldKey, type FieldTexts } from './fields';
import { readDeposits, type KnownStream, type StreamDeposit } from './several/deposits';
import {
  readFee,
  readIds,
  readStreamAmounts,
  readPercent,
  readPositive,
  readRateField,
  readTokenDecimals,
  lineIds,
  type StreamAmount,
} from '@sablier-docs/kit/inputs/stream-fields';

/** The values of the fields by key, if they could be read. */
export interface FieldValues {
  to?: string;
  from?: string;
  sender?: string;
  recipient?: string;
  token?: string;
  brokerAccount?: string;
  ids?: readonly bigint[];
  lines?: readonly StreamAmount[];
  deposits?: readonly StreamDeposit[];
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

export interface FormReading {
  filled: FieldValues;
  /** One sentence for each field that is empty or cannot be read. */
  problems: Partial<Record<FieldKey, string>>;
}

const ADDRESSES = ['to', 'from', 'sender', 'recipient', 'token', 'brokerAccount'] as const;

/** What was read of a stream of a list; nothing if it was not read. */
type KnownOf = (id: bigint) => KnownStream;

/**
 * Reads the fields of an action.
 * @param contract address of the stream's contract, which must never be the recipient
 * @param known what was read of each stream of a list; the fields are for the others
 */
export function readActionForm(
  id: ActionId,
  keys: readonly FieldKey[],
  texts: FieldTexts,
  contract: string,
  known: KnownOf = () => ({}),
): FormReading {
  const filled: FieldValues = {};
  const problems: FormReading['problems'] = {};
  const take = <K extends keyof FieldValues & FieldKey>(
    key: K,
    parsed: Parsed<NonNullable<FieldValues[K]>>,
  ) => {
    if (isRead(parsed)) filled[key] = parsed.value;
    else problems[key] = parsed.problem;
  };
  const text = (key: FieldKey) => texts[key] ?? '';
  const has = (key: FieldKey) => keys.includes(key);

  for (const key of ADDRESSES) {
    if (!has(key)) continue;
    // The approval is optional: without the token's address there is only the call.
    if (key === 'token' && text(key).trim() === '') continue;
    take(key, readParty(id, key, text(key), contract));
  }
  if (has('ids')) take('ids', readIds(text('ids')));
  if (has('decimals')) take('decimals', readTokenDecimals(text('decimals')));
  const { decimals } = filled;
  if (decimals !== undefined && has('amount'))
    take('amount', readPositive(text('amount'), decimals));
  if (id === 'depositMultiple') {
    const deposits = readDeposits(text('lines'), (one) => ({ decimals, ...known(one) }));
    take('lines', deposits);
    if (isRead(deposits)) filled.deposits = deposits.value;
  } else if (has('lines') && (decimals !== undefined || !has('decimals')))
    take(
      'lines',
      readStreamAmounts(text('lines'), (one) => known(one).decimals ?? decimals),
    );
  if (has('rate')) take('rate', readRateField(text('rate'), text('period')));
  if (has('brokerFee')) take('brokerFee', readPercent(text('brokerFee')));
  if (has('fee')) take('fee', readFee(text('fee')));
  return { filled, problems };
}

function readParty(id: ActionId, key: FieldKey, text: string, contract: string): Parsed<string> {
  // Approving the zero address revokes an approval.
  if (id === 'approve' && text.trim() === ZERO_ADDRESS) return { value: ZERO_ADDRESS };
  const address = readAddress(text);
  if (isRead(address) && address.value.toLowerCase() === contract.toLowerCase()) {
    return { problem: 'This is the contract of the stream itself. Enter another address.' };
  }
  return address;
}

/** A complete form: the arguments in the order of the inputs, and the coin to send. */
export interface CallArguments {
  args: Value[];
  /** In wei. */
  value: bigint;
}

/** The arguments of the call; null while a field is missing. */
export function callArguments(
  { inputs }: CallFunction,
  streamId: bigint,
  { filled, problems }: FormReading,
): CallArguments | null {
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

/** The fields of an action and their values. */
export function readAction(
  id: ActionId,
  fn: CallFunction,
  release: DeskRelease,
  texts: FieldTexts,
  contract: string,
  known?: KnownOf,
): { keys: FieldKey[]; reading: FormReading } {
  const all = actionFields(id, fn, release);
  const ids = lineIds(texts.lines ?? '');
  const isKnown = (part: 'decimals' | 'token') =>
    known !== undefined && ids.length > 0 && ids.every((one) => known(one)[part] !== undefined);
  // What is known of every stream of the list is not asked for.
  const keys = all.filter(
    (key) => !all.includes('lines') || (key !== 'decimals' && key !== 'token') || !isKnown(key),
  );
  return { keys, reading: readActionForm(id, keys, texts, contract, known) };
}
