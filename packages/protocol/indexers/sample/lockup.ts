import { claimedStream, id, SAMPLE_START, stream, YEAR } from './lockup-stream';
import type { Row, Rows } from './row';
import {
  sampleBlockAt,
  SAMPLE_DAY,
  hash,
  SAMPLE_LOCKUP,
  SAMPLE_OTHER,
  SAMPLE_RECIPIENT,
  SAMPLE_SENDER,
} from './values';

let counter = 0;

/** Logs of this contract come before those of a campaign in the same block. */
const actionId = (tx: string, number: number) => `action-1-${hash(tx)}-${100 + number}`;

function action(tokenId: number, category: string, days: number, tx: string, own: Row = {}): Row {
  counter++;
  return {
    id: actionId(tx, counter),
    subgraphId: String(counter),
    block: String(sampleBlockAt(SAMPLE_START + days * SAMPLE_DAY)),
    chainId: '1',
    from: SAMPLE_SENDER,
    hash: hash(tx),
    timestamp: String(SAMPLE_START + days * SAMPLE_DAY),
    category,
    contract: SAMPLE_LOCKUP,
    fee: '0',
    stream: id(tokenId),
    addressA: null,
    addressB: null,
    amountA: null,
    amountB: null,
    ...own,
  };
}

const created = (recipient: string, amountA = '12000000000'): Row => ({
  addressA: SAMPLE_SENDER,
  addressB: recipient,
  amountA,
});

/** A claim pays the fee, and its transaction creates the stream. */
const claimed = (recipient: string, amount: string): Row => ({
  from: recipient,
  fee: '333333333333334',
  ...created(recipient, amount),
});

const quarter = (n: number): Row => ({
  id: `tranche-${id(13)}-${n}`,
  amount: '3000000000',
  endAmount: String(3_000_000_000 * (n + 1)),
  endTime: String(SAMPLE_START + 91 * SAMPLE_DAY * (n + 1)),
  position: String(n),
  startAmount: String(3_000_000_000 * n),
  startTime: String(SAMPLE_START + 91 * SAMPLE_DAY * n),
  stream: id(13),
});

const withdrawal = (amountB: string): Row => ({
  from: SAMPLE_RECIPIENT,
  fee: '333333333333334',
  addressA: SAMPLE_RECIPIENT,
  addressB: SAMPLE_RECIPIENT,
  amountB,
});

/** The row of a stream that was created without a batch. */
const alone = (tx: string): Row => ({
  id: `batch-1-${SAMPLE_SENDER}-${hash(tx)}`,
  hash: null,
  timestamp: null,
  batcher: null,
  position: '0',
  size: '1',
});

export const lockupRows: Rows = {
  LockupStream: [
    // Ended, without an action since: the flag still says that it can be canceled, but the contract refuses.
    stream(11, 1, 'f', {
      cliff: false,
      depositAmount: '600000000',
      duration: String(30 * SAMPLE_DAY),
      endTime: String(SAMPLE_START + 28 * SAMPLE_DAY),
      granularity: '1',
      initial: false,
      intactAmount: '600000000',
      recipient: SAMPLE_OTHER,
      startTime: String(SAMPLE_START - 2 * SAMPLE_DAY),
      timestamp: String(SAMPLE_START - 2 * SAMPLE_DAY),
    }),
    stream(12, 2, '1', {
      cliff: true,
      cliffAmount: '3000000000',
      cliffTime: String(SAMPLE_START + 90 * SAMPLE_DAY),
      granularity: '1',
      initial: false,
      intactAmount: '9000000000',
      shape: 'cliff',
      withdrawnAmount: '3000000000',
    }),
    stream(13, 3, '2', {
      category: 'LockupTranched',
      duration: String(364 * SAMPLE_DAY),
      endTime: String(SAMPLE_START + 364 * SAMPLE_DAY),
      intactAmount: '9000000000',
      shape: 'tranchedStepper',
      withdrawnAmount: '3000000000',
    }),
    stream(14, 4, '2', {
      category: 'LockupDynamic',
      position: '1',
      recipient: SAMPLE_OTHER,
      shape: 'dynamicExponential',
    }),
    stream(15, 5, '3', {
      ...claimedStream(100, '250500000', '25050000'),
      renounceAction: actionId('3', 6),
    }),
    stream(16, 6, 'e', {
      ...claimedStream(102, '1000000000', '100000000'),
      recipient: SAMPLE_OTHER,
      renounceAction: actionId('e', 8),
    }),
  ],
  LockupAction: [
    action(11, 'Create', -2, 'f', created(SAMPLE_OTHER, '600000000')),
    action(12, 'Create', -1, '1', created(SAMPLE_RECIPIENT)),
    action(13, 'Create', -1, '2', created(SAMPLE_RECIPIENT)),
    action(14, 'Create', -1, '2', created(SAMPLE_OTHER)),
    action(12, 'Withdraw', 95, '4', withdrawal('3000000000')),
    action(15, 'Create', 100, '3', claimed(SAMPLE_RECIPIENT, '250500000')),
    action(13, 'Withdraw', 101, '5', withdrawal('3000000000')),
    action(16, 'Create', 102, 'e', claimed(SAMPLE_OTHER, '1000000000')),
  ],
  Segment: [
    {
      id: `segment-${id(14)}-0`,
      amount: '12000000000',
      endAmount: '12000000000',
      endTime: String(SAMPLE_START + YEAR),
      exponent: '3000000000000000000',
      position: '0',
      startAmount: '0',
      startTime: String(SAMPLE_START),
      stream: id(14),
    },
  ],
  Tranche: [0, 1, 2, 3].map(quarter),
  LockupBatch: [
    alone('f'),
    alone('1'),
    alone('3'),
    alone('e'),
    {
      id: `batch-1-${SAMPLE_SENDER}-${hash('2')}`,
      hash: hash('2'),
      timestamp: String(SAMPLE_START - SAMPLE_DAY),
      batcher: `batcher-1-${SAMPLE_SENDER}`,
      position: '1',
      size: '2',
    },
  ],
  LockupBatcher: [{ id: `batcher-1-${SAMPLE_SENDER}`, batchCounter: '1' }],
};
