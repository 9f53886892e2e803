import { encodeCall } from '@sablier-docs/protocol/calls/encode';
import type { CreationFacts, CreatorFact } from './contracts/types';
import type { Call } from '@sablier-docs/kit/calls/call';
import { checksum } from '@sablier-docs/protocol/checksum';
import type { CsvFormat } from '../../csv/types';
import { asLockup, type BatchRow } from './batch-rows';
import { creationCall, functionOf, withApproval } from './creation-call';
import { formatShape } from './formats';
import { lockupBatchCall } from './lockup';

/** The gas limit of a transaction since EIP-7825, on Ethereum and chains that follow it. */
export const GAS_CAP = 2 ** 24;

/**
 * Streams per transaction. The most expensive row, a linear stream with a cliff and both unlocks to
 * an address without streams, costs about 230,000 gas. This many leave a sixth of the cap for the
 * approval and a Safe. The tests measure both.
 */
export const MOST_STREAMS_IN_BATCH = 60;

/** Gas of one more tranche of a stream, with its bytes; packages/protocol/gas has the measured rows. */
const GAS_OF_STEP = 28_000n;
const GAS_OF_STREAM = 230_000n;
const MOST_GAS = GAS_OF_STREAM * BigInt(MOST_STREAMS_IN_BATCH);

const gasOf = (row: BatchRow): bigint =>
  GAS_OF_STREAM + (row.model === 'steps' ? (row.count - 1n) * GAS_OF_STEP : 0n);

/** The rows in their order, as many in each part as fit into a transaction. */
function inParts(rows: readonly BatchRow[]): BatchRow[][] {
  const parts: BatchRow[][] = [];
  let gas = MOST_GAS;
  for (const row of rows) {
    gas += gasOf(row);
    if (gas > MOST_GAS) {
      parts.push([]);
      gas = gasOf(row);
    }
    parts.at(-1)?.push(row);
  }
  return parts;
}

export interface BatchTerms {
  chainId: number;
  token: string;
  sender: string;
  cancelable: boolean;
  transferable: boolean;
}

/** The content of one transaction: the approval of its sum, and the streams. */
export interface BatchPart {
  rows: readonly BatchRow[];
  /** In the token's smallest unit. */
  sum: bigint;
  calls: Call[];
}

const sumOf = (rows: readonly BatchRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0n);

/** The contract that creates the streams of a format, which is also the spender of the tokens. */
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
  for (const some of inParts(rows)) {
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
  facts: CreationFacts,
  format: CsvFormat,
  { chainId, token, ...rights }: BatchTerms,
  rows: readonly BatchRow[],
): Call {
  const streams = rows.map((row) => {
    if (row.model === 'flow') throw new Error('Lockup has no payment streams.');
    const shape = formatShape(format);
    return {
      stream: asLockup(row),
      terms: { ...rights, recipient: checksum(row.recipient), shape },
    };
  });
  const batch = { chainId, token, fromNow: format.timing === 'duration', streams };
  return lockupBatchCall(facts, batch, `rows ${rangeOf(rows)}`);
}

function flowBatch({ flow }: CreationFacts, terms: BatchTerms, rows: readonly BatchRow[]): Call {
  const { chainId, token, sender, transferable } = terms;
  const calls = rows.map((row) => {
    if (row.model !== 'flow') throw new Error('Flow has no vesting streams.');
    const args = [sender, checksum(row.recipient), row.rate, row.start, token, transferable];
    const name = row.amount > 0n ? 'createAndDeposit' : 'create';
    return encodeCall(functionOf(flow, name), row.amount > 0n ? [...args, row.amount] : args);
  });
  return creationCall(flow, chainId, 'batch', [calls], `batch, rows ${rangeOf(rows)}`);
}
