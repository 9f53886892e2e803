import { encodeCall, type Value } from '../../protocol/calls/encode';
import type { CreationFacts, CreatorFact } from '../../protocol/creation/types';
import type { Call } from '../calls/call';
import { checksum } from '../csv/cells/address';
import type { CsvFormat } from '../csv/types';
import type { BatchRow } from './batch-rows';
import { creatingCall, withApproval } from './creator';
import { shapeOf } from './formats';

/** What a transaction can use since EIP-7825, on Ethereum and chains that follow it. */
export const GAS_CAP = 2 ** 24;

/**
 * Streams in one transaction. The most expensive row takes about 230,000 gas: a linear stream with a
 * cliff and both unlocks, to an address that has no stream yet. So many of them leave a sixth of the
 * cap to the approval and to a Safe. The tests measure both.
 */
export const MOST_STREAMS = 60;

export interface BatchTerms {
  chainId: number;
  token: string;
  sender: string;
  cancelable: boolean;
  transferable: boolean;
}

/** What goes into one transaction: the approval of its sum, and the streams. */
export interface BatchPart {
  rows: readonly BatchRow[];
  /** In the token's smallest unit. */
  sum: bigint;
  calls: Call[];
}

const sumOf = (rows: readonly BatchRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0n);

/** The contract that creates the streams of a format, and that takes the tokens. */
export const batchCreator = (facts: CreationFacts, format: CsvFormat): CreatorFact =>
  format.product === 'flow' ? facts.flow : facts.batchLockup;

/**
 * The transactions that create all streams of a file, in its order.
 * @throws when the contracts are not on the chain
 */
export function batchParts(
  facts: CreationFacts,
  format: CsvFormat,
  terms: BatchTerms,
  rows: readonly BatchRow[],
): BatchPart[] {
  const parts: BatchPart[] = [];
  for (let at = 0; at < rows.length; at += MOST_STREAMS) {
    const some = rows.slice(at, at + MOST_STREAMS);
    const sum = sumOf(some);
    const call =
      format.product === 'flow'
        ? flowBatch(facts, terms, some)
        : lockupBatch(facts, format, terms, some);
    const why = `for the streams of rows ${rangeOf(some)}`;
    parts.push({ rows: some, sum, calls: withApproval(terms.token, sum, call, why) });
  }
  return parts;
}

/** First and last row of a part. */
export const rangeOf = (rows: readonly BatchRow[]): string =>
  `${rows[0]?.row ?? 0} to ${rows.at(-1)?.row ?? 0}`;

function lockupBatch(
  { batchLockup, lockup }: CreationFacts,
  format: CsvFormat,
  terms: BatchTerms,
  rows: readonly BatchRow[],
): Call {
  const { chainId, token } = terms;
  const isTimelock = rows[0]?.model === 'timelock';
  const timing = format.timing === 'range' ? 'Timestamps' : 'Durations';
  const name = `createWith${timing}${isTimelock ? 'LT' : 'LL'}`;
  const target = lockup.addresses[chainId];
  if (!target) throw new Error(`There is no Lockup on chain ${chainId}.`);
  const batch = rows.map((row) => lockupEntry(row, format, terms));
  const args = [target, token, batch];
  return creatingCall(batchLockup, chainId, name, args, `${name}, rows ${rangeOf(rows)}`);
}

function lockupEntry(row: BatchRow, format: CsvFormat, terms: BatchTerms): Value {
  const shape = shapeOf(format);
  const { sender, cancelable, transferable } = terms;
  const first: Value[] = [sender, checksum(row.recipient), row.amount, cancelable, transferable];
  if (row.model === 'timelock') return [...first, [[row.amount, row.duration]], shape];
  if (row.model === 'flow') throw new Error('A payment stream is not in Lockup.');
  const { start, end, cliff, unlocks } = row;
  const unlockAmounts = [unlocks.start, unlocks.cliff];
  const times = format.timing === 'range' ? [[start, end], cliff] : [[cliff, end]];
  return [...first, ...times, unlockAmounts, 1n, shape];
}

function flowBatch({ flow }: CreationFacts, terms: BatchTerms, rows: readonly BatchRow[]): Call {
  const { chainId, token, sender, transferable } = terms;
  const calls = rows.map((row) => {
    if (row.model !== 'flow') throw new Error('A vesting stream is not in Flow.');
    const args = [sender, checksum(row.recipient), row.rate, row.start, token, transferable];
    const name = row.amount > 0n ? 'createAndDeposit' : 'create';
    const fn = flow.functions.find((one) => one.name === name);
    if (!fn) throw new Error(`${flow.contract} has no ${name}.`);
    return encodeCall(fn, row.amount > 0n ? [...args, row.amount] : args);
  });
  return creatingCall(flow, chainId, 'batch', [calls], `batch, rows ${rangeOf(rows)}`);
}
