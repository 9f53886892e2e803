import type { Who } from '../../chains/contract';
import { DAY, eth, usdc, type Chains } from '../../statement';

type Flow = Chains['flow'];

/** Debt, balance and withdrawable amount of a stream in the token's smallest unit, and its status. */
export const standing = async (flow: Flow, id: bigint) => [
  await flow.read('totalDebtOf', [id]),
  await flow.read('getBalance', [id]),
  await flow.read('withdrawableAmountOf', [id]),
  await flow.statusOf(id),
];

/** A stream of each status, a day after their creation; all but the insolvent ones have a surplus. */
export async function oneOfEach(flow: Flow) {
  const start = (await flow.now()) + 10n * DAY;
  const fast = { rate: eth('1') };
  const ids = {
    pending: await flow.open({ start }),
    streaming: await flow.open(),
    insolvent: await flow.open(fast),
    paused: await flow.open(),
    pausedInsolvent: await flow.open(fast),
    voided: await flow.open(),
  };
  await flow.pass(DAY);
  await flow.call('sender', 'pause', [ids.paused]);
  await flow.call('sender', 'pause', [ids.pausedInsolvent]);
  await flow.call('sender', 'void', [ids.voided]);
  await flow.fund('sender', usdc('100'), 'usdc');
  return ids;
}

/** Who may make a call, and its arguments; they are in order whatever the status. */
const CALLS: Readonly<Record<string, readonly [Who, (id: bigint) => readonly unknown[]]>> = {
  deposit: ['sender', (id) => [id, usdc('1'), 'sender', 'recipient']],
  adjustRatePerSecond: ['sender', (id) => [id, eth('2')]],
  pause: ['sender', (id) => [id]],
  depositAndPause: ['sender', (id) => [id, usdc('1')]],
  refundAndPause: ['sender', (id) => [id, usdc('1')]],
  restart: ['sender', (id) => [id, eth('2')]],
  restartAndDeposit: ['sender', (id) => [id, eth('2'), usdc('1')]],
  refund: ['sender', (id) => [id, usdc('1')]],
  refundMax: ['sender', (id) => [id]],
  void: ['sender', (id) => [id]],
  withdraw: ['recipient', (id) => [id, 'recipient', usdc('1')]],
  withdrawMax: ['recipient', (id) => [id, 'recipient']],
  transferFrom: ['recipient', (id) => ['recipient', 'other', id]],
};

/** Asserts that a call goes through on each of the streams (`success`) or reverts with this error. */
export async function answers(
  flow: Flow,
  outcome: string,
  functionName: string,
  ids: readonly bigint[],
  by?: Who,
): Promise<void> {
  const [who, args] = CALLS[functionName] ?? [];
  if (!who || !args) throw new Error(`${functionName} has no arguments here.`);
  for (const id of ids) await flow.reverts(outcome, by ?? who, functionName, args(id));
}
