import type { Row } from './row';
import {
  CAMPAIGN,
  SAMPLE_DAY,
  hash,
  SAMPLE_LOCKUP,
  SAMPLE_RECIPIENT,
  SAMPLE_SENDER,
  SEPTEMBER,
  SAMPLE_USDC,
} from './values';

/** Id of a stream of the sample. */
export const id = (tokenId: number) => `${SAMPLE_LOCKUP}-1-${tokenId}`;
/** When the schedules of May begin, in Unix seconds. */
export const SAMPLE_START = SEPTEMBER - 120 * SAMPLE_DAY;
export const YEAR = 365 * SAMPLE_DAY;

/** A stream of 12,000 USDC over a year without any action; `own` has the differences. */
export function stream(tokenId: number, subgraphId: number, tx: string, own: Row): Row {
  return {
    id: id(tokenId),
    alias: `LK3-1-${tokenId}`,
    chainId: '1',
    subgraphId: String(subgraphId),
    tokenId: String(tokenId),
    hash: hash(tx),
    timestamp: String(SAMPLE_START - SAMPLE_DAY),
    asset: `asset-1-${SAMPLE_USDC}`,
    assetDecimalsValue: '6',
    batch: `batch-1-${SAMPLE_SENDER}-${hash(tx)}`,
    category: 'LockupLinear',
    contract: SAMPLE_LOCKUP,
    position: '0',
    recipient: SAMPLE_RECIPIENT,
    sender: SAMPLE_SENDER,
    startTime: String(SAMPLE_START),
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
    endTime: String(SAMPLE_START + YEAR),
    funder: SAMPLE_SENDER,
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

/** The stream of a claim from the campaign of the airdrops sample, by the terms of that campaign. */
export function claimedStream(days: number, amount: string, initial: string): Row {
  const time = SAMPLE_START + days * SAMPLE_DAY;
  return {
    cancelable: false,
    cliff: false,
    depositAmount: amount,
    duration: String(180 * SAMPLE_DAY),
    endTime: String(time + 180 * SAMPLE_DAY),
    funder: CAMPAIGN,
    granularity: '1',
    initial: true,
    initialAmount: initial,
    intactAmount: amount,
    renounceTime: String(time),
    shape: 'linearUnlockLinear',
    startTime: String(time),
    timestamp: String(time),
  };
}
