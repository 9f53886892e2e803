import type { Row, Rows } from './row';
import {
  sampleBlockAt,
  SAMPLE_DAY,
  SAMPLE_FLOW,
  hash,
  SAMPLE_OTHER,
  SAMPLE_RECIPIENT,
  SAMPLE_SENDER,
  SEPTEMBER,
  SAMPLE_USDC,
} from './values';

const id = (tokenId: number) => `${SAMPLE_FLOW}-1-${tokenId}`;
const START = SEPTEMBER - 60 * SAMPLE_DAY;
/** 100 USDC a day with 18 decimals, rounded down: 100e18 / 86,400. */
const RATE = '1157407407407407';
const NEW_RATE = '2314814814814814';

/** A stream of 100 USDC a day with 3,000 USDC in it; `own` has the differences. */
function stream(tokenId: number, subgraphId: number, own: Row): Row {
  return {
    id: id(tokenId),
    alias: `FL4-1-${tokenId}`,
    chainId: '1',
    subgraphId: String(subgraphId),
    tokenId: String(tokenId),
    hash: hash('6'),
    timestamp: String(START),
    asset: `asset-1-${SAMPLE_USDC}`,
    assetDecimalsValue: '6',
    batch: `batch-1-${SAMPLE_SENDER}-${hash('6')}`,
    category: 'Flow',
    contract: SAMPLE_FLOW,
    position: '0',
    recipient: SAMPLE_RECIPIENT,
    sender: SAMPLE_SENDER,
    startTime: String(START),
    transferable: true,
    version: 'v3.0',
    withdrawnAmount: '0',
    availableAmount: '3000000000',
    creator: SAMPLE_SENDER,
    depletionTime: String(START + 30 * SAMPLE_DAY),
    depositedAmount: '3000000000',
    forgivenDebt: '0',
    lastAdjustmentAction: null,
    lastAdjustmentTimestamp: String(START),
    paused: false,
    pausedAction: null,
    pausedTime: null,
    ratePerSecond: RATE,
    refundedAmount: '0',
    snapshotAmount: '0',
    voided: false,
    voidedAction: null,
    voidedTime: null,
    ...own,
  };
}

let counter = 0;

const actionId = (tx: string, number: number) => `action-1-${hash(tx)}-${100 + number}`;

function action(tokenId: number, category: string, days: number, tx: string, own: Row): Row {
  counter++;
  return {
    id: actionId(tx, counter),
    subgraphId: String(counter),
    block: String(sampleBlockAt(START + days * SAMPLE_DAY)),
    chainId: '1',
    from: SAMPLE_SENDER,
    hash: hash(tx),
    timestamp: String(START + days * SAMPLE_DAY),
    category,
    contract: SAMPLE_FLOW,
    fee: '0',
    stream: id(tokenId),
    addressA: null,
    addressB: null,
    amountA: null,
    amountB: null,
    ...own,
  };
}

const created = { addressA: SAMPLE_SENDER, addressB: SAMPLE_RECIPIENT, amountA: RATE };
const deposit = (amountA: string) => ({
  addressA: SAMPLE_SENDER,
  addressB: SAMPLE_RECIPIENT,
  amountA,
});

export const flowRows: Rows = {
  FlowStream: [
    stream(7, 1, {
      availableAmount: '4100000000',
      depletionTime: String(START + 40 * SAMPLE_DAY),
      depositedAmount: '6000000000',
      lastAdjustmentAction: actionId('9', 5),
      lastAdjustmentTimestamp: String(START + 20 * SAMPLE_DAY),
      ratePerSecond: NEW_RATE,
      // 20 days at the first rate: 20 x 86,400 x 1157407407407407.
      snapshotAmount: '1999999999999999296000',
      withdrawnAmount: '1900000000',
    }),
    stream(8, 2, { position: '1', recipient: SAMPLE_OTHER }),
  ],
  FlowAction: [
    action(7, 'Create', 0, '6', created),
    action(8, 'Create', 0, '6', { ...created, addressB: SAMPLE_OTHER }),
    action(7, 'Deposit', 0, '7', deposit('3000000000')),
    action(7, 'Deposit', 15, '8', deposit('3000000000')),
    action(7, 'Adjust', 20, '9', { amountA: RATE, amountB: NEW_RATE }),
    action(7, 'Withdraw', 20, 'a', {
      from: SAMPLE_RECIPIENT,
      fee: '333333333333334',
      addressA: SAMPLE_RECIPIENT,
      addressB: SAMPLE_RECIPIENT,
      amountA: '1900000000',
    }),
    action(8, 'Deposit', 21, 'b', { ...deposit('3000000000'), addressB: SAMPLE_OTHER }),
  ],
  FlowBatch: [
    {
      id: `batch-1-${SAMPLE_SENDER}-${hash('6')}`,
      hash: hash('6'),
      timestamp: String(START),
      batcher: `batcher-1-${SAMPLE_SENDER}`,
      position: '1',
      size: '2',
    },
  ],
  FlowBatcher: [{ id: `batcher-1-${SAMPLE_SENDER}`, batchCounter: '1' }],
};
