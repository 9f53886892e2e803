import type { Row } from './row';
import { CAMPAIGN, DAY, hash, LOCKUP, RECIPIENT, SENDER, SEPTEMBER, USDC } from './values';

/** Id of a stream of the sample. */
export const id = (tokenId: number) => `${LOCKUP}-1-${tokenId}`;
/** When the schedules of May begin, in Unix seconds. */
export const START = SEPTEMBER - 120 * DAY;
export const YEAR = 365 * DAY;

/** A stream of 12,000 USDC over a year without any action; `own` has the differences. */
export function stream(tokenId: number, subgraphId: number, tx: string, own: Row): Row {
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

/** The stream of a claim from the campaign of the airdrops sample, by the terms of that campaign. */
export function claimedStream(days: number, amount: string, initial: string): Row {
  const time = START + days * DAY;
  return {
    cancelable: false,
    cliff: false,
    depositAmount: amount,
    duration: String(180 * DAY),
    endTime: String(time + 180 * DAY),
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
