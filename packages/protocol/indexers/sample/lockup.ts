import { claimedStream, id, START, stream, YEAR } from './lockup-stream';
import type { Row, Rows } from './row';
import { blockAt, DAY, hash, LOCKUP, OTHER, RECIPIENT, SENDER } from './values';

let counter = 0;

/** Logs of this contract come before those of a campaign in the same block. */
const actionId = (tx: string, number: number) => `action-1-${hash(tx)}-${100 + number}`;

function action(tokenId: number, category: string, days: number, tx: string, own: Row = {}): Row {
  counter++;
  return {
    id: actionId(tx, counter),
    subgraphId: String(counter),
    block: String(blockAt(START + days * DAY)),
    chainId: '1',
    from: SENDER,
    hash: hash(tx),
    timestamp: String(START + days * DAY),
    category,
    contract: LOCKUP,
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
  addressA: SENDER,
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
  endTime: String(START + 91 * DAY * (n + 1)),
  position: String(n),
  startAmount: String(3_000_000_000 * n),
  startTime: String(START + 91 * DAY * n),
  stream: id(13),
});

const withdrawal = (amountB: string): Row => ({
  from: RECIPIENT,
  fee: '333333333333334',
  addressA: RECIPIENT,
  addressB: RECIPIENT,
  amountB,
});

/** The row of a stream that was created without a batch. */
const alone = (tx: string): Row => ({
  id: `batch-1-${SENDER}-${hash(tx)}`,
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
      duration: String(30 * DAY),
      endTime: String(START + 28 * DAY),
      granularity: '1',
      initial: false,
      intactAmount: '600000000',
      recipient: OTHER,
      startTime: String(START - 2 * DAY),
      timestamp: String(START - 2 * DAY),
    }),
    stream(12, 2, '1', {
      cliff: true,
      cliffAmount: '3000000000',
      cliffTime: String(START + 90 * DAY),
      granularity: '1',
      initial: false,
      intactAmount: '9000000000',
      shape: 'cliff',
      withdrawnAmount: '3000000000',
    }),
    stream(13, 3, '2', {
      category: 'LockupTranched',
      duration: String(364 * DAY),
      endTime: String(START + 364 * DAY),
      intactAmount: '9000000000',
      shape: 'tranchedStepper',
      withdrawnAmount: '3000000000',
    }),
    stream(14, 4, '2', {
      category: 'LockupDynamic',
      position: '1',
      recipient: OTHER,
      shape: 'dynamicExponential',
    }),
    stream(15, 5, '3', {
      ...claimedStream(100, '250500000', '25050000'),
      renounceAction: actionId('3', 6),
    }),
    stream(16, 6, 'e', {
      ...claimedStream(102, '1000000000', '100000000'),
      recipient: OTHER,
      renounceAction: actionId('e', 8),
    }),
  ],
  LockupAction: [
    action(11, 'Create', -2, 'f', created(OTHER, '600000000')),
    action(12, 'Create', -1, '1', created(RECIPIENT)),
    action(13, 'Create', -1, '2', created(RECIPIENT)),
    action(14, 'Create', -1, '2', created(OTHER)),
    action(12, 'Withdraw', 95, '4', withdrawal('3000000000')),
    action(15, 'Create', 100, '3', claimed(RECIPIENT, '250500000')),
    action(13, 'Withdraw', 101, '5', withdrawal('3000000000')),
    action(16, 'Create', 102, 'e', claimed(OTHER, '1000000000')),
  ],
  Segment: [
    {
      id: `segment-${id(14)}-0`,
      amount: '12000000000',
      endAmount: '12000000000',
      endTime: String(START + YEAR),
      exponent: '3000000000000000000',
      position: '0',
      startAmount: '0',
      startTime: String(START),
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
      id: `batch-1-${SENDER}-${hash('2')}`,
      hash: hash('2'),
      timestamp: String(START - DAY),
      batcher: `batcher-1-${SENDER}`,
      position: '1',
      size: '2',
    },
  ],
  LockupBatcher: [{ id: `batcher-1-${SENDER}`, batchCounter: '1' }],
};
