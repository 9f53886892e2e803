import { isAddressEqual, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { expectBalanceChanges } from '@sablier-docs/testing/balance-changes';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/stream-management/* */

let local: LocalProtocol;
let manager: Deployed;
let lockup: `0x${string}`;

beforeAll(async () => {
  local = await startProtocol();
  lockup = local.contracts.lockup;
  const { owner } = local.accounts;
  manager = await local.deployExample('StreamManager', [owner, lockup]);
  const hash = await local.chain.sendTransaction({
    account: owner,
    to: manager.address,
    value: parseEther('1'),
  });
  await receiptOf(local.chain, hash);
});
afterAll(() => local?.stop());

const byOwner = <T = unknown>(name: string, args: unknown[]) =>
  local.send<T>(local.accounts.owner, manager, name, args);

/** A stream whose sender is the manager; the test's sender pays. */
async function managed(recipient = local.accounts.recipient) {
  const payer = local.accounts.sender;
  const { id, stream } = await openLinear(local, { payer, sender: manager.address, recipient });
  return { id, start: stream.startTime };
}

test('withdraw: what the formula releases arrives, and time travel changes nothing else', async () => {
  const { recipient } = local.accounts;
  const { id, stream } = await openLinear(local, { deposit: dai('97') });
  const at = stream.startTime + 33n * DAY + 17n;
  await local.warpTo(at - 1n);
  const clients = local.clients(recipient);
  await expectRevert(
    manage.withdraw(clients, { lockup, streamId: id, to: recipient, amount: dai('97') }),
    'SablierLockup_Overdraw',
  );
  await local.nextBlockAt(at);
  const released = streamedAmount(stream, at);
  const amount = await expectBalanceChanges(
    local,
    () => manage.withdrawMax(clients, { lockup, streamId: id, to: recipient }),
    { lockup: -released, recipient: released },
  );
  expect(amount).toBe(released);

  // The recipient may send it anywhere, a stranger only to the recipient.
  const { other, stranger } = local.accounts;
  await local.warpTo(at + DAY);
  await expectRevert(
    manage.withdraw(local.clients(stranger), { lockup, streamId: id, to: stranger, amount: 1n }),
    'SablierLockup_WithdrawalAddressNotRecipient',
  );
  await expectBalanceChanges(
    local,
    () => manage.withdraw(clients, { lockup, streamId: id, to: other, amount: 1n }),
    { lockup: -1n, other: 1n },
  );
});

test('the manager withdraws to the recipient and pays the fee from its coins', async () => {
  const { owner, recipient, stranger, other } = local.accounts;
  const first = await managed();
  const second = await managed(other);
  await local.warpTo(first.start + 10n * DAY);
  const coins = () => local.chain.getBalance({ address: manager.address });
  const before = await coins();
  const fee = await local.lockup.read.calculateMinFeeWei([first.id]);
  await expectBalanceChanges(local, () => byOwner('withdraw', [first.id, recipient, dai('5')]), {
    lockup: -dai('5'),
    recipient: dai('5'),
  });
  expect(before - (await coins())).toBe(fee);

  const both = [
    [first.id, second.id],
    [dai('1'), dai('2')],
  ];
  await expectBalanceChanges(local, () => byOwner('withdrawMultiple', both), {
    lockup: -dai('3'),
    recipient: dai('1'),
    other: dai('2'),
  });
  expect(before - (await coins())).toBe(2n * fee); // one more fee for two streams

  await expectRevert(
    byOwner('withdrawMax', [first.id, owner]),
    'SablierLockup_WithdrawalAddressNotRecipient',
  );
  await expectRevert(
    local.send(stranger, manager, 'withdrawMax', [first.id, recipient]),
    'OwnableUnauthorizedAccount',
  );
  await local.nextBlockAt(first.start + 11n * DAY);
  await expectBalanceChanges(local, () => byOwner('withdrawMax', [first.id, recipient]), {
    lockup: -dai('5'),
    recipient: dai('5'),
  });
  await byOwner('sweep', []);
  expect(await coins()).toBe(0n);
});

test('withdrawing many: a stream with nothing to give fails alone', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const good = await openLinear(local);
  const waiting = await openLinear(local, { cliff: 50n * DAY });
  await local.warpTo(good.stream.startTime + 10n * DAY);
  const before = await local.balanceOf(recipient);
  const streamIds = [good.id, waiting.id];
  const failed = await manage.withdrawAll(local.clients(stranger), { lockup, streamIds });
  expect(failed).toEqual([waiting.id]);
  expect((await local.balanceOf(recipient)) - before).toBeGreaterThanOrEqual(dai('10'));
  await expectRevert(
    local.send(sender, local.deployed.lockup, 'withdrawMultiple', [streamIds, [1n]]),
    'SablierLockup_WithdrawArrayCountsNotEqual',
  );
});

test('withdrawing many: an id without a stream fails alone, here and through the manager', async () => {
  const { recipient, stranger } = local.accounts;
  const good = await openLinear(local);
  await local.warpTo(good.stream.startTime + 10n * DAY);
  await local.chain.setBalance({ address: manager.address, value: parseEther('1') });
  const unknown = good.id + 100n;
  const streamIds = [unknown, good.id];
  const before = await local.balanceOf(recipient);
  await byOwner('withdrawMultiple', [streamIds, [dai('1'), dai('1')]]);
  expect((await local.balanceOf(recipient)) - before).toBe(dai('1'));
  expect(await manage.withdrawAll(local.clients(stranger), { lockup, streamIds })).toEqual([
    unknown,
  ]);
  expect((await local.balanceOf(recipient)) - before).toBeGreaterThanOrEqual(dai('10'));
});

test('withdrawing many survives a fall of the price, and pays no fee for nothing', async () => {
  const { admin, recipient, stranger } = local.accounts;
  const good = await openLinear(local);
  const waiting = await openLinear(local, { cliff: 50n * DAY });
  const coins = () => local.chain.getBalance({ address: lockup });
  const before = await coins();
  const clients = local.clients(stranger);
  expect(await manage.withdrawAll(clients, { lockup, streamIds: [waiting.id] })).toEqual([
    waiting.id,
  ]);
  expect(await coins()).toBe(before);

  await local.warpTo(good.stream.startTime + 10n * DAY);
  const tokens = await local.balanceOf(recipient);
  const { publicClient, walletClient } = clients;
  const setPrice = (usd: bigint) =>
    local.send(admin, local.deployed.oracle, 'setPrice', [usd * 10n ** 8n]);
  const fallsFirst: typeof walletClient.writeContract = async (request) => {
    await setPrice(2_900n);
    return walletClient.writeContract(request);
  };
  const failed = await manage.withdrawAll(
    { publicClient, walletClient: { ...walletClient, writeContract: fallsFirst } },
    { lockup, streamIds: [good.id] },
  );
  await setPrice(3_000n);
  expect(failed).toEqual([]);
  expect((await local.balanceOf(recipient)) - tokens).toBeGreaterThanOrEqual(dai('10'));
});

test('cancel: both sides get what the formula says', async () => {
  const { sender, recipient, stranger } = local.accounts;
  const { id, stream } = await openLinear(local);
  const at = stream.startTime + 40n * DAY;
  await expectRevert(
    manage.cancel(local.clients(recipient), { lockup, streamId: id }),
    'SablierLockup_Unauthorized',
  );
  await local.nextBlockAt(at);
  const amounts = await expectBalanceChanges(
    local,
    () => manage.cancel(local.clients(sender), { lockup, streamId: id }),
    { lockup: -dai('60'), sender: dai('60') },
  );
  expect(amounts).toEqual({ senderAmount: dai('60'), recipientAmount: dai('40') });
  expect(await local.lockup.read.statusOf([id])).toBe(3); // CANCELED
  await expectRevert(
    manage.cancel(local.clients(sender), { lockup, streamId: id }),
    'SablierLockup_StreamCanceled',
  );

  // The recipient's part has no deadline, and a third party can push it.
  await local.warpTo(at + 1000n * DAY);
  await expectBalanceChanges(
    local,
    () => manage.withdrawMax(local.clients(stranger), { lockup, streamId: id, to: recipient }),
    { lockup: -dai('40'), recipient: dai('40') },
  );
  expect(await local.lockup.read.statusOf([id])).toBe(4); // DEPLETED
});

test('cancel through the manager: the refund ends with its owner', async () => {
  const { sender } = local.accounts;
  const one = await managed();
  const two = await managed();
  const settled = await openLinear(local, { sender, total: 1n });
  await local.nextBlockAt(one.start + 25n * DAY);
  await expectBalanceChanges(local, () => byOwner('cancel', [one.id]), {
    lockup: -dai('75'),
    owner: dai('75'),
  });

  await local.nextBlockAt(two.start + 40n * DAY);
  const { result } = await expectBalanceChanges(
    local,
    () => byOwner<bigint[]>('cancelMultiple', [[two.id, settled.id]]),
    { lockup: -dai('60'), owner: dai('60') },
  );
  // Simulated a second earlier. Zero: not the manager's stream, which is logged and does not revert.
  expect(result).toEqual([dai('60') + dai('1') / DAY + 1n, 0n]);
});

test('canceling many in TypeScript returns what refused', async () => {
  const { sender } = local.accounts;
  const good = await openLinear(local);
  const bound = await openLinear(local, { cancelable: false });
  const streamIds = [good.id, bound.id];
  const failed = await manage.cancelMultiple(local.clients(sender), { lockup, streamIds });
  expect(failed).toEqual([bound.id]);
  expect(await local.lockup.read.wasCanceled([good.id])).toBe(true);
});

test('renounce makes cancel revert, for good', async () => {
  const { sender } = local.accounts;
  const one = await openLinear(local);
  const two = await openLinear(local);
  const clients = local.clients(sender);
  await manage.renounce(clients, { lockup, streamIds: [one.id, two.id] });
  expect(await local.lockup.read.isCancelable([one.id])).toBe(false);
  await expectRevert(
    manage.cancel(clients, { lockup, streamId: one.id }),
    'SablierLockup_StreamNotCancelable',
  );
  const three = await openLinear(local);
  await expectRevert(
    manage.renounce(clients, { lockup, streamIds: [three.id, one.id] }),
    'SablierLockup_StreamNotCancelable',
  );
  expect(await local.lockup.read.isCancelable([three.id])).toBe(true); // all or nothing

  const mine = await managed();
  const other = await managed();
  await byOwner('renounce', [mine.id]);
  await byOwner('renounceMultiple', [[other.id]]);
  await expectRevert(byOwner('cancel', [other.id]), 'SablierLockup_StreamNotCancelable');
});

test('renounce is refused once everything is released', async () => {
  const { id, stream } = await openLinear(local, { total: 10n });
  await local.warpTo(stream.endTime);
  await expectRevert(
    manage.renounce(local.clients(local.accounts.sender), { lockup, streamIds: [id] }),
    'SablierLockup_StreamSettled',
  );
});

test('transfer hands over what is inside, unless it is withdrawn on the way', async () => {
  const { recipient, other } = local.accounts;
  const plain = await openLinear(local);
  await local.warpTo(plain.stream.startTime + 50n * DAY);
  const clients = local.clients(recipient);
  await manage.transfer(clients, { lockup, streamId: plain.id, to: other });
  expect(await local.lockup.read.getRecipient([plain.id])).toBe(other);
  expect(await local.lockup.read.withdrawableAmountOf([plain.id])).toBeGreaterThan(dai('49'));

  const emptied = await openLinear(local);
  await local.nextBlockAt(emptied.stream.startTime + 50n * DAY);
  await expectBalanceChanges(
    local,
    () => manage.withdrawMaxAndTransfer(clients, { lockup, streamId: emptied.id, to: other }),
    { lockup: -dai('50'), recipient: dai('50') },
  );
  expect(await local.lockup.read.getRecipient([emptied.id])).toBe(other);

  // With nothing to withdraw it pays no fee.
  const waiting = await openLinear(local, { cliff: 50n * DAY });
  const before = await local.chain.getBalance({ address: lockup });
  await manage.withdrawMaxAndTransfer(clients, { lockup, streamId: waiting.id, to: other });
  expect(await local.chain.getBalance({ address: lockup })).toBe(before);
  expect(await local.lockup.read.getRecipient([waiting.id])).toBe(other);

  // An operator may do both, and is not the owner.
  const operated = await openLinear(local);
  const { operator, stranger } = local.accounts;
  await local.send(recipient, local.deployed.lockup, 'approve', [operator, operated.id]);
  const moved = { lockup, streamId: operated.id, to: other };
  await expectRevert(
    manage.withdrawMaxAndTransfer(local.clients(stranger), moved),
    'SablierLockup_Unauthorized',
  );
  await expectRevert(manage.transfer(local.clients(stranger), moved), 'ERC721InsufficientApproval');
  await manage.transfer(local.clients(operator), moved);
  expect(await local.lockup.read.getRecipient([operated.id])).toBe(other);

  const bound = await openLinear(local, { transferable: false });
  await expectRevert(
    manage.transfer(clients, { lockup, streamId: bound.id, to: other }),
    'SablierLockup_NotTransferable',
  );
});

test('the manager can own streams too, and hand them over', async () => {
  const { other } = local.accounts;
  const one = await managed(manager.address);
  await byOwner('transfer', [one.id, other]);
  expect(await local.lockup.read.getRecipient([one.id])).toBe(other);
  const two = await managed(manager.address);
  await local.chain.setBalance({ address: manager.address, value: parseEther('1') });
  await local.nextBlockAt(two.start + 20n * DAY);
  await expectBalanceChanges(local, () => byOwner('withdrawMaxAndTransfer', [two.id, other]), {
    lockup: -dai('20'),
    owner: dai('20'),
  });
  expect(await local.lockup.read.getRecipient([two.id])).toBe(other);

  // Before the cliff there is nothing to withdraw, and no fee to pay.
  const early = await openLinear(local, { recipient: manager.address, cliff: 50n * DAY });
  const coins = () => local.chain.getBalance({ address: manager.address });
  const before = await coins();
  const { receipt } = await byOwner('withdrawMaxAndTransfer', [early.id, other]);
  expect(await coins()).toBe(before);
  // Nor a transfer of nothing, which some tokens refuse.
  const { token } = local.contracts;
  expect(receipt.logs.filter(({ address }) => isAddressEqual(address, token))).toEqual([]);
  expect(await local.lockup.read.getRecipient([early.id])).toBe(other);

  // A stream that it operates and does not own.
  const operated = await managed();
  const operate = [manager.address, operated.id];
  await local.send(local.accounts.recipient, local.deployed.lockup, 'approve', operate);
  await byOwner('transfer', [operated.id, other]);
  expect(await local.lockup.read.getRecipient([operated.id])).toBe(other);

  // A stream with another owner pays that owner.
  const three = await managed();
  const { recipient } = local.accounts;
  await local.send(recipient, local.deployed.lockup, 'approve', [manager.address, three.id]);
  await local.nextBlockAt(three.start + 20n * DAY);
  await expectBalanceChanges(local, () => byOwner('withdrawMaxAndTransfer', [three.id, other]), {
    lockup: -dai('20'),
    recipient: dai('20'),
  });
});

test('tokens that a stranger pushes to the manager end with its owner', async () => {
  const { stranger } = local.accounts;
  const { id, start } = await managed(manager.address);
  await local.nextBlockAt(start + 20n * DAY);
  const push = { lockup, streamId: id, to: manager.address };
  await manage.withdrawMax(local.clients(stranger), push);
  const { token } = local.contracts;
  await expectRevert(
    local.send(stranger, manager, 'sweepToken', [token]),
    'OwnableUnauthorizedAccount',
  );
  await expectBalanceChanges(local, () => byOwner('sweepToken', [token]), {
    StreamManager: -dai('20'),
    owner: dai('20'),
  });
});
