import { decodeFunctionResult, encodeFunctionData, parseAbi, type Address } from 'viem';
import { expect } from 'vitest';
import type { Answers } from '@sablier-docs/create-streams/answers';
import { releasedAfter } from '@sablier-docs/create-streams/schedule';
import { wizardTargetPrice } from '@sablier-docs/create-streams/terms';
import { turningPoints } from '@sablier-docs/create-streams/solidity/schedule';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { LocalProtocol } from '@sablier-docs/testing/start';

/** The input of a run. */
export interface Terms {
  readonly answers: Answers;
  readonly token: Deployed;
  /** The stream's sender; `act` acts for it as its owner or key can. */
  readonly sender: Address;
  readonly recipient: Address;
  /** Deposit of each stream. */
  readonly amount: bigint;
}

/** What each stream of a batch has of its own, in their order. */
export type Grant = Pick<Terms, 'recipient' | 'amount'>;

export const totalOf = (grants: readonly Grant[]): bigint =>
  grants.reduce((sum, { amount }) => sum + amount, 0n);

const streamedAmountOf = {
  abi: parseAbi(['function streamedAmountOf(uint256 streamId) view returns (uint128)']),
  functionName: 'streamedAmountOf',
} as const;

const MODELS = ['linear', 'dynamic', 'tranched', 'price-gated'];

/** Asserts that the streams are those that the answers promise. */
export async function expectPromised(
  local: LocalProtocol,
  ids: readonly bigint[],
  { answers, token, sender }: Omit<Terms, keyof Grant>,
  grants: readonly Grant[],
) {
  expect(ids.length).toBe(answers.batch === 'no' ? 1 : 2);
  expect(grants.length).toBe(ids.length);
  for (const [at, { recipient, amount }] of grants.entries()) {
    const id = ids[at] ?? 0n;
    const parties = { sender, recipient };
    if (answers.product === 'lockup') {
      const cancelable = answers.cancelable === 'yes';
      const expected = { ...parties, token: token.address, cancelable };
      await expectStream(local, 'lockup', id, expected);
      expect(await local.lockup.read.getDepositedAmount([id])).toBe(amount);
      expect(MODELS[await local.lockup.read.getLockupModel([id])]).toBe(answers.model);
      if (answers.model === 'linear') await expectSchedule(local, id, { answers, amount });
      if (answers.model === 'price-gated') {
        const { read } = local.lockup;
        const [start, end] = [await read.getStartTime([id]), await read.getEndTime([id])];
        expect(end - start).toBe(Number(answers.expiry) * 86_400);
        const { targetPrice } = await read.getPriceGatedUnlockParams([id]);
        // Of several streams of a script, each has a target of its own.
        const targets = [wizardTargetPrice(answers), 2n * wizardTargetPrice(answers)];
        expect(targets).toContain(targetPrice);
      }
    } else {
      await expectStream(local, 'flow', id, { ...parties, token: token.address });
      expect(await local.flow.read.getBalance([id])).toBe(amount);
    }
  }
}

/** Asserts what the contract says is released at the cliff, around a step and at the end. */
async function expectSchedule(
  local: LocalProtocol,
  id: bigint,
  { answers, amount }: Pick<Terms, 'answers' | 'amount'>,
) {
  const start = BigInt(await local.lockup.read.getStartTime([id]));
  for (const after of turningPoints(answers)) {
    const { data = '0x' } = await local.chain.call({
      to: local.contracts.lockup,
      data: encodeFunctionData({ ...streamedAmountOf, args: [id] }),
      blockOverrides: { time: start + after },
    });
    const released = decodeFunctionResult({ ...streamedAmountOf, data });
    expect(released, `${after} seconds after the start`).toBe(
      releasedAfter(answers, amount, after),
    );
  }
}

/** What the sender gets back right after the creation; a second or two of release is missing. */
export const refundable = ({ answers, amount }: Terms): bigint =>
  answers.model === 'linear' ? amount - releasedAfter(answers, amount, 0n) : amount;

/** Cancels a stream of an account, or is refused; a Flow stream is paused and refunded. */
export async function expectSenderRights(local: LocalProtocol, id: bigint, terms: Terms) {
  const { answers, token, sender } = terms;
  const { lockup, flow } = local.deployed;
  if (answers.cancelable === 'no') {
    const call = local.send(sender, lockup, 'cancel', [id]);
    return expectRevert(call, 'SablierLockup_StreamNotCancelable');
  }
  const returned = await gain(local, token, sender, async () => {
    if (answers.product === 'lockup')
      return void (await local.send(sender, lockup, 'cancel', [id]));
    await local.send(sender, flow, 'pause', [id]);
    await local.send(sender, flow, 'refundMax', [id]);
  });
  return expectNearly(returned, refundable(terms));
}

/** A second or two of release is missing from a refund. */
export function expectNearly(returned: bigint, amount: bigint) {
  expect(returned).toBeLessThanOrEqual(amount);
  expect(returned).toBeGreaterThan((amount * 98n) / 100n);
}

/** How much an account has more of a token after an action. */
export async function gain(
  local: LocalProtocol,
  token: Deployed,
  account: Address,
  action: () => Promise<unknown>,
): Promise<bigint> {
  const before = await local.balanceOf(account, token.address);
  await action();
  return (await local.balanceOf(account, token.address)) - before;
}
