import { isAddressEqual, type Log } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createPriceGatedStream,
  readPrice,
} from '../../../examples/lockup/create-stream/create-price-gated';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import type { Clients } from '../../../examples/lockup/clients';
import { dai, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/create-stream/lockup-price-gated */

const USD = 10n ** 8n;
const deposit = dai('100');
let local: LocalProtocol;
let feed: Deployed;
let creator: Deployed;

beforeAll(async () => {
  local = await startProtocol({ minFeeUSD: 0n });
  feed = await local.deployExample('TestOracle', [18, 3000n * 10n ** 18n]);
  const { lockup, token } = local.contracts;
  creator = await local.deployExample('PriceGatedStreamCreator', [lockup, token, feed.address]);
  await local.mint(local.accounts.sender, deposit * 20n);
  await local.approve(local.accounts.sender, creator.address, deposit * 10n);
});
afterAll(() => local?.stop());

const setPrice = (usd: bigint) =>
  local.send(local.accounts.admin, feed, 'setPrice', [usd * 10n ** 18n]);

const create = async (target: bigint) => {
  const { sender, recipient } = local.accounts;
  const args = [recipient, deposit, target * USD];
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', args);
  await expectStream(local, 'lockup', id);
  return id;
};

test('nothing is released below the target, everything at it, and it is not sticky', async () => {
  const { recipient } = local.accounts;
  const id = await create(5000n);
  const withdrawable = () => local.lockup.read.withdrawableAmountOf([id]);
  const status = () => local.lockup.read.statusOf([id]);
  expect(await withdrawable()).toBe(0n);
  await setPrice(4999n);
  expect(await withdrawable()).toBe(0n);
  await setPrice(5000n);
  expect([await withdrawable(), await status()]).toEqual([deposit, 2]);
  await setPrice(4999n);
  expect([await withdrawable(), await status()]).toEqual([0n, 1]);

  await setPrice(6000n);
  const { lockup } = local.deployed;
  await expectRevert(
    local.send(recipient, lockup, 'withdraw', [id, recipient, deposit / 2n]),
    'SablierLockup_WithdrawAmountNotEqualWithdrawableAmount',
  );
  await expectRevert(
    local.send(local.accounts.sender, lockup, 'cancel', [id]),
    'SablierLockup_StreamSettled',
  );
  await local.send(recipient, lockup, 'withdrawMax', [id, recipient]);
  expect(await local.balanceOf(recipient)).toBe(deposit);
  await setPrice(3000n);
});

test('below the target the sender takes everything back', async () => {
  const { sender } = local.accounts;
  const id = await create(5000n);
  const before = await local.balanceOf(sender);
  await local.send(sender, local.deployed.lockup, 'cancel', [id]);
  expect((await local.balanceOf(sender)) - before).toBe(deposit);
  expect(await local.lockup.read.statusOf([id])).toBe(4); // DEPLETED
});

test('the smallest target can be created below a price of one', async () => {
  const raw = (price: bigint) => local.send(local.accounts.admin, feed, 'setPrice', [price]);
  await raw(1n); // 18 decimals: with 8 it is 0
  const args = [local.accounts.recipient, deposit, 1n];
  const { sender } = local.accounts;
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', args);
  await expectStream(local, 'lockup', id);
  expect(await local.lockup.read.withdrawableAmountOf([id])).toBe(0n);
  await raw(10n ** 10n);
  expect(await local.lockup.read.withdrawableAmountOf([id])).toBe(deposit);
  await setPrice(3000n);
});

test('the end releases everything, whatever the price', async () => {
  const id = await create(5000n);
  await local.warpTo((await local.now()) + 52n * WEEK);
  expect(await local.lockup.read.withdrawableAmountOf([id])).toBe(deposit);
});

test('a target at or below the price is refused', async () => {
  await expectRevert(create(3000n), 'SablierLockup_TargetPriceTooLow');
});

test('TypeScript reads the price in the same unit and creates the stream', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const clients = local.clients(sender);
  expect(await readPrice(clients, feed.address)).toEqual({ price: 3000n * USD, age: 0n });
  expect(await local.read(creator, 'currentPrice')).toBe(3000n * USD);
  const id = await createPriceGatedStream(clients, {
    lockup,
    token,
    recipient,
    depositAmount: deposit,
    oracle: feed.address,
    targetPrice: '5000',
  });
  await expectStream(local, 'lockup', id);
  const { targetPrice } = await local.lockup.read.getPriceGatedUnlockParams([id]);
  expect(targetPrice).toBe(5000n * USD);
});

/** The sender's clients, whose receipt is as `change` makes it of the logs, numbered again. */
function withLogs(change: (logs: Log[]) => readonly Log[]): Clients {
  const { publicClient, walletClient } = local.clients(local.accounts.sender);
  const wait: typeof publicClient.waitForTransactionReceipt = async (args) => {
    const receipt = await publicClient.waitForTransactionReceipt(args);
    const logs = change(receipt.logs).map((log, logIndex) => ({ ...log, logIndex }));
    return { ...receipt, logs: logs as typeof receipt.logs };
  };
  return { walletClient, publicClient: { ...publicClient, waitForTransactionReceipt: wait } };
}

const lastLogs = (): Promise<Log[]> =>
  local
    .clients(local.accounts.sender)
    .publicClient.getLogs({ fromBlock: 'latest', toBlock: 'latest' });

const terms = () => ({
  lockup: local.contracts.lockup,
  token: local.contracts.token,
  recipient: local.accounts.recipient,
  depositAmount: deposit,
  oracle: feed.address,
  targetPrice: '5000',
});

test.each(['before', 'after'])(
  'its id is of the stream that it pays for, with the call of another %s its own',
  async (place) => {
    const { other } = local.accounts;
    await local.mint(other, deposit);
    const another = await createPriceGatedStream(local.clients(other), terms());
    await expectStream(local, 'lockup', another, { sender: other });
    const logs = await lastLogs();
    // The receipt as of the bundle of two smart accounts.
    const bundled = withLogs((own) => (place === 'before' ? [...logs, ...own] : [...own, ...logs]));
    const id = await createPriceGatedStream(bundled, terms());
    expect(id).toBe(another + 1n);
    await expectStream(local, 'lockup', id);
  },
);

test.each(['before', 'after'])(
  'its id is of the recipient, with an own call for another %s it',
  async (place) => {
    const { sender, other } = local.accounts;
    const others = { ...terms(), recipient: other };
    const another = await createPriceGatedStream(local.clients(sender), others);
    const logs = await lastLogs();
    const bundled = withLogs((own) => (place === 'before' ? [...logs, ...own] : [...own, ...logs]));
    const id = await createPriceGatedStream(bundled, terms());
    expect(id).toBe(another + 1n);
    await expectStream(local, 'lockup', another, { recipient: other });
    await expectStream(local, 'lockup', id);
  },
);

test('its id is found where the token logs no transfer', async () => {
  const { token } = local.contracts;
  const silent = withLogs((logs) => logs.filter(({ address }) => !isAddressEqual(address, token)));
  const next = await local.lockup.read.nextStreamId();
  expect(await createPriceGatedStream(silent, terms())).toBe(next);
  await expectStream(local, 'lockup', next);
});

test('the price read is the one that Lockup compares, for unusable answers too', async () => {
  const { admin, sender } = local.accounts;
  const { lockup, token } = local.contracts;
  const odd = await local.deployExample('OddFeed');
  const reader = await local.deployExample('PriceGatedStreamCreator', [lockup, token, odd.address]);
  const price = () => local.read<bigint>(reader, 'currentPrice');
  const set = (usd: bigint, lead = 0n, fails = false) =>
    local.send(admin, odd, 'set', [usd * USD, lead, fails]);
  const clients = local.clients(sender);
  expect(await price()).toBe(3000n * USD);
  await set(-3000n);
  expect(await price()).toBe(0n);
  expect((await readPrice(clients, odd.address)).price).toBe(0n);
  await set(3000n, 1000n); // dated in the future
  expect(await price()).toBe(0n);
  expect((await readPrice(clients, odd.address)).price).toBe(0n);
  await set(2n ** 128n / USD + 1n); // too large for the contract
  expect(await price()).toBe(0n);
  expect((await readPrice(clients, odd.address)).price).toBe(0n);
  await set(2n ** 128n / USD);
  expect((await readPrice(clients, odd.address)).price).toBe(await price());
  await set(3000n, 0n, true); // reverts
  expect(await price()).toBe(0n);
});

test('a stream above its target says that it is not cancelable, until the price falls', async () => {
  const id = await create(9000n);
  const cancelable = () => local.lockup.read.isCancelable([id]);
  await setPrice(9000n);
  expect([await cancelable(), await local.lockup.read.refundableAmountOf([id])]).toEqual([
    false,
    0n,
  ]);
  await setPrice(3000n);
  expect([await cancelable(), await local.lockup.read.refundableAmountOf([id])]).toEqual([
    true,
    deposit,
  ]);
  await local.send(local.accounts.sender, local.deployed.lockup, 'cancel', [id]);
  expect(await local.lockup.read.statusOf([id])).toBe(4);
});
