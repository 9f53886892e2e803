import type { Row, Rows } from './row';
import { CAMPAIGN, DAY, hash, LOCKUP, OTHER, RECIPIENT, SENDER, SEPTEMBER, USDC } from './values';

const id = (tokenId: number) => `${LOCKUP}-1-${tokenId}`;
const START = SEPTEMBER - 120 * DAY;
const YEAR = 365 * DAY;

/** A stream of 12,000 USDC over a year that nobody has touched; `own` says what differs. */
function stream(tokenId: number, subgraphId: number, tx: string, own: Row): Row {
  return {
    id: id(tokenId),
    alias: `LK3-1-${tokenId}`,
    chainId: '1',
    subgraphId: String(subgraphId),
    tokenId: String(tokenId),
    hash: hash(tx),
    timestamp: String(START - DAY),
    asset: `asset-1-${USDC}`,
    assetDecimalsValue: '6',
    batch: `batch-1-${SENDER}-${hash(tx)}`,
    category: 'LockupLinear',
    contract: LOCKUP,
    position: '0',
    recipient: RECIPIENT,
    sender: SENDER,
    startTime: String(START),
    transferable: true,
    version: 'v4.0',
    withdrawnAmount: '0',
    canceledAction: null,
    renounceAction: null,
    cancelable: true,
    canceled: false,
    canceledTime: null,
    depositAmount: '12000000000',
    duration: String(YEAR),
    endTime: String(START + YEAR),
    funder: SENDER,
    intactAmount: '12000000000',
    depleted: false,
    proxender: null,
    proxied: false,
    renounceTime: null,
    shape: 'linear',
    shapeSource: 'Event',
    cliff: null,
    cliffAmount: null,
    cliffTime: null,
    granularity: null,
    initial: null,
    initialAmount: null,
    ...own,
  };
}

let counter = 93000;

function action(tokenId: number, category: string, days: number, tx: string, own: Row = {}): Row {
  counter++;
  return {
    id: `action-1-${hash(tx)}-${counter % 97}`,
    subgraphId: String(counter),
    block: String(23_000_000 + days * 7_150),
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

const created = (recipient: string): Row => ({
  addressA: SENDER,
  addressB: recipient,
  amountA: '12000000000',
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

/** The row of a stream that was created alone. */
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
    stream(12, 41001, '1', {
      cliff: true,
      cliffAmount: '3000000000',
      cliffTime: String(START + 90 * DAY),
      granularity: '1',
      initial: false,
      initialAmount: '0',
      intactAmount: '9000000000',
      shape: 'cliff',
      withdrawnAmount: '3000000000',
    }),
    stream(13, 41002, '2', {
      category: 'LockupTranched',
      duration: String(364 * DAY),
      endTime: String(START + 364 * DAY),
      intactAmount: '9000000000',
      shape: 'tranchedStepper',
      withdrawnAmount: '3000000000',
    }),
    stream(14, 41003, '2', {
      category: 'LockupDynamic',
      position: '1',
      recipient: OTHER,
      shape: 'dynamicExponential',
    }),
    // Claimed from the campaign of the airdrops sample, whose terms it has.
    stream(15, 41004, '3', {
      cancelable: false,
      cliff: false,
      depositAmount: '250500000',
      duration: String(180 * DAY),
      endTime: String(START + 280 * DAY),
      funder: CAMPAIGN,
      granularity: '1',
      initial: true,
      initialAmount: '25050000',
      intactAmount: '250500000',
      renounceTime: String(START + 100 * DAY),
      shape: 'linearUnlockLinear',
      startTime: String(START + 100 * DAY),
      timestamp: String(START + 100 * DAY),
    }),
  ],
  LockupAction: [
    action(12, 'Create', -1, '1', created(RECIPIENT)),
    action(13, 'Create', -1, '2', created(RECIPIENT)),
    action(14, 'Create', -1, '2', created(OTHER)),
    action(12, 'Withdraw', 95, '4', {
      from: RECIPIENT,
      fee: '333333333333334',
      addressA: RECIPIENT,
      addressB: RECIPIENT,
      amountB: '3000000000',
    }),
    action(15, 'Create', 100, '3', {
      from: RECIPIENT,
      fee: '333333333333334',
      ...created(RECIPIENT),
      amountA: '250500000',
    }),
    action(13, 'Withdraw', 101, '5', {
      from: RECIPIENT,
      fee: '333333333333334',
      addressA: RECIPIENT,
      addressB: RECIPIENT,
      amountB: '3000000000',
    }),
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
    alone('1'),
    alone('3'),
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
