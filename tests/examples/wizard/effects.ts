import type { Address } from 'viem';
import { expect } from 'vitest';
import type { Answers } from '@sablier-docs/tools/wizard/answers';
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

const MODELS = ['linear', 'dynamic', 'tranched', 'price-gated'];

/** Asserts that the streams are those that the answers promise. */
export async function expectPromised(local: LocalProtocol, ids: readonly bigint[], terms: Terms) {
  const { answers, token, amount, ...parties } = terms;
  expect(ids.length).toBe(answers.batch === 'yes' ? 2 : 1);
  for (const id of ids) {
    if (answers.product === 'lockup') {
      const cancelable = answers.cancelable === 'yes';
      const expected = { ...parties, token: token.address, cancelable };
      await expectStream(local, 'lockup', id, expected);
      expect(await local.lockup.read.getDepositedAmount([id])).toBe(amount);
      expect(MODELS[await local.lockup.read.getLockupModel([id])]).toBe(answers.model);
    } else {
      await expectStream(local, 'flow', id, { ...parties, token: token.address });
      expect(await local.flow.read.getBalance([id])).toBe(amount);
    }
  }
}

/** Cancels a stream of an account, or is refused; a Flow stream is paused and refunded. */
export async function expectSenderRights(local: LocalProtocol, id: bigint, terms: Terms) {
  const { answers, token, sender, amount } = terms;
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
  return expectNearly(returned, amount);
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
