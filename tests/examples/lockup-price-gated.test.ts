import { afterAll, beforeAll, expect, test } from 'vitest';
import { priceGatedAmount } from '@sablier-docs/protocol/lockup/price-gated';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';

/* The arithmetic of packages/protocol/lockup/price-gated.ts against the published contract. */

const USD = 10n ** 8n;
const stream = { deposit: dai('100'), targetPrice: 5000n * USD };
let local: LocalProtocol;
let feed: Deployed;

beforeAll(async () => {
  local = await startProtocol({ minFeeUSD: 0n });
  feed = await local.deployExample('OddFeed');
  await local.mint(local.accounts.sender, stream.deposit * 2n);
  await local.approve(local.accounts.sender, local.contracts.lockup, stream.deposit * 2n);
});
afterAll(() => local?.stop());

const set = (price: bigint, lead = 0n, fails = false) =>
  local.send(local.accounts.admin, feed, 'set', [price, lead, fails]);

async function open() {
  const { sender, recipient } = local.accounts;
  const start = await local.now();
  const endTime = start + 100n * DAY;
  const params = {
    sender,
    recipient,
    depositAmount: stream.deposit,
    token: local.contracts.token,
    cancelable: true,
    transferable: true,
    shape: '',
    timestamps: { start, end: endTime },
  };
  const unlock = { oracle: feed.address, targetPrice: stream.targetPrice };
  const { result: id } = await local.send<bigint>(
    sender,
    local.deployed.lockup,
    'createWithTimestampsLPG',
    [params, unlock],
  );
  return { id, endTime };
}

test('released is what the contract says, at any price, before and after the end', async () => {
  await set(3000n * USD);
  const { id, endTime } = await open();
  const compare = async (price: bigint) => {
    const ours = priceGatedAmount({ ...stream, endTime }, await local.now(), price);
    expect(await local.lockup.read.streamedAmountOf([id])).toBe(ours);
    return ours;
  };
  const target = stream.targetPrice;
  const expected = new Map([
    [target - 1n, 0n],
    [target, stream.deposit],
    [target + 1n, stream.deposit],
    [target - 2n, 0n], // a fall locks it again
    [(1n << 128n) - 1n, stream.deposit],
    [1n, 0n],
  ]);
  for (const [price, released] of expected) {
    await set(price);
    expect(await compare(price)).toBe(released);
  }

  // Answers that count as 0: negative, dated in the future, above uint128, and none.
  for (const [price, lead, fails] of [
    [-1n, 0n, false],
    [target, 3_600n, false],
    [1n << 128n, 0n, false],
    [target, 0n, true],
  ] as const) {
    await set(price, lead, fails);
    expect(await compare(0n)).toBe(0n);
  }

  await local.warpTo(endTime - 1n);
  expect(await compare(0n)).toBe(0n);
  await local.warpTo(endTime);
  expect(await compare(0n)).toBe(stream.deposit);
});
