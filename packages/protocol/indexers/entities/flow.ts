import { entity } from '../entity';
import type { Entity } from '../types';
import { actionOrigin, batchEntities, streamCore, streamOrigin } from './common';

const stream = entity(
  'FlowStream',
  'state',
  'A Flow stream as its events left it: parties, rate, balance and the last snapshot of its debt. The debt of this second is not here; compute it from these fields or ask the contract.',
  [
    ...streamOrigin('flowStreamCounter', 'FL4-8453-100'),
    ...streamCore('Flow', 'v3.0'),
    [
      'availableAmount: BigInt!',
      "Tokens that the contract holds for the stream, in the token's smallest unit: deposits minus refunds and withdrawals. Too high on v1.0 and v1.1 by the protocol fees that withdrawals paid.",
    ],
    [
      'creator: Bytes!',
      'Account that sent the transaction of the creation. It need not be the sender of the stream.',
    ],
    [
      'depletionTime: BigInt!',
      'When the balance will no longer cover the debt at the present rate, in Unix seconds. Equals `startTime` before the first deposit and `0` once voided. It is recalculated after a deposit, a refund and a restart, and after an adjustment if it is still ahead; an adjustment before the start of a stream without a deposit gives the time of that block on The Graph. A pause and a withdrawal do not change it, so test `paused` as well.',
    ],
    ['depositedAmount: BigInt!', "Sum of all deposits, in the token's smallest unit."],
    [
      'forgivenDebt: BigInt!',
      "Debt that was written off when the stream was voided, in the token's smallest unit. `0` otherwise.",
    ],
    [
      'lastAdjustmentAction: FlowAction',
      'The latest change of the rate as a row: an adjustment, pause, restart or void. Null before the first.',
    ],
    [
      'lastAdjustmentTimestamp: BigInt!',
      'When the rate changed last, in Unix seconds. Before any change it is `startTime`.',
    ],
    [
      'paused: Boolean!',
      'True after a pause or a void, false again after a restart. A stream that was created with a rate of 0, or adjusted to 0 on a release that allowed it, shows false, although the contract calls it paused: test `ratePerSecond` too.',
    ],
    ['pausedAction: FlowAction', 'The pause as a row. Null while the stream is not paused.'],
    [
      'pausedTime: BigInt',
      'When it was paused, in Unix seconds. Null while the stream is not paused.',
    ],
    [
      'ratePerSecond: BigInt!',
      'Tokens per second with 18 decimals, whatever the decimals of the token. `0` while paused or voided.',
    ],
    ['refundedAmount: BigInt!', "Sum of all refunds to the sender, in the token's smallest unit."],
    [
      'snapshotAmount: BigInt!',
      'Tokens streamed up to the last change of the rate, with 18 decimals, whatever the decimals of the token. After a void, no more than the tokens that were there to pay them.',
    ],
    ['voided: Boolean!', 'Whether the stream was voided. That is final.'],
    ['voidedAction: FlowAction', 'The void as a row. Null while the stream is not voided.'],
    [
      'voidedTime: BigInt',
      'When it was voided, in Unix seconds. Null while the stream is not voided.',
    ],
  ],
);

const action = entity(
  'FlowAction',
  'log',
  'One event of a Flow contract. What the two address and two amount fields hold depends on the category; the table of actions lists it.',
  [
    ...actionOrigin('flowActionCounter'),
    ['category: FlowActionCategory!', 'Which event it was.'],
    ['contract: Bytes!', 'Address of the contract that emitted the event.'],
    [
      'fee: BigInt',
      'Coins sent with the whole transaction, in wei. Every action of one transaction repeats it, so do not add it up. Null or 0 where the release takes no coin.',
    ],
    [
      'stream: FlowStream',
      'The stream concerned. Null for `ApprovalForAll`, which concerns an owner.',
    ],
    ['addressA: Bytes', 'First account of the event, by category. Null where the event has none.'],
    ['addressB: Bytes', 'Second account of the event, by category. Null where the event has none.'],
    [
      'amountA: BigInt',
      "First amount of the event, by category: an amount in the token's smallest unit, or a rate with 18 decimals. A withdrawn amount is here. Null where the event has none.",
    ],
    [
      'amountB: BigInt',
      'Second amount of the event, by category: the new rate of an adjustment with 18 decimals, or the debt that a void wrote off. Null where the event has none.',
    ],
  ],
);

/** Entities of the streams indexer that only Flow fills. */
export const flowEntities: Entity[] = [stream, action, ...batchEntities('Flow')];
