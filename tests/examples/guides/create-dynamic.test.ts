import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDynamicStream } from '../../../examples/lockup/create-stream/create-dynamic';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { DynamicStream } from '@sablier-docs/protocol/lockup/types';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/create-stream/lockup-dynamic */

const even = dai('100');
const curved = dai('900');
let local: LocalProtocol;
let creator: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  const { lockup, token } = local.contracts;
  creator = await local.deployExample('DynamicStreamCreator', [lockup, token]);
  await local.mint(local.accounts.sender, dai('10000'));
  await local.approve(local.accounts.sender, creator.address, dai('10000'));
});
afterAll(() => local?.stop());

const twoSegments = (startTime: bigint): DynamicStream => ({
  model: 'dynamic',
  deposit: even + curved,
  startTime,
  segments: [
    { amount: even, exponent: dai('1'), timestamp: startTime + 4n * WEEK },
    { amount: curved, exponent: dai('3.14'), timestamp: startTime + 52n * WEEK },
  ],
});

async function expectRelease(id: bigint, stream: DynamicStream, weeks: bigint[]) {
  for (const week of weeks) {
    const at = stream.startTime + week * WEEK;
    await local.warpTo(at);
    const released = await local.lockup.read.streamedAmountOf([id]);
    expect(released, `week ${week}`).toBe(streamedAmount(stream, at));
  }
}

test('a contract creates an even and a curved segment', async () => {
  const { sender, recipient } = local.accounts;
  const start = (await local.now()) + 100n;
  const args = [recipient, even, curved, start];
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', args);
  await expectStream(local, 'lockup', id);
  expect(await local.lockup.read.getDepositedAmount([id])).toBe(even + curved);
  expect(await local.lockup.read.getEndTime([id])).toBe(Number(start + 52n * WEEK));
  await expectRelease(id, twoSegments(start), [1n, 4n, 5n, 28n, 51n, 52n]);
});

test('a contract builds a cliff from a segment of zero and one of a second', async () => {
  const { sender, recipient } = local.accounts;
  const deposit = 1_000_000_000_000_000_003n; // not divisible by 5
  const args = [recipient, deposit];
  const { result: id } = await local.send<bigint>(sender, creator, 'createCliffStream', args);
  await expectStream(local, 'lockup', id);
  const start = BigInt(await local.lockup.read.getStartTime([id]));
  await local.warpTo(start + 26n * WEEK - 1n);
  expect(await local.lockup.read.streamedAmountOf([id])).toBe(0n);
  await local.warpTo(start + 26n * WEEK);
  expect(await local.lockup.read.streamedAmountOf([id])).toBe(deposit / 5n);
  await local.warpTo(start + 52n * WEEK);
  expect(await local.lockup.read.streamedAmountOf([id])).toBe(deposit);
});

test('TypeScript creates the same stream', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const startTime = Number(await local.now()) + 100;
  const id = await createDynamicStream(local.clients(sender), {
    lockup,
    token,
    recipient,
    evenAmount: even,
    curvedAmount: curved,
    startTime,
  });
  await expectStream(local, 'lockup', id);
  await expectRelease(id, twoSegments(BigInt(startTime)), [4n, 20n, 52n]);
});

test('segments that do not add up, or are out of order, are refused', async () => {
  const { sender, recipient } = local.accounts;
  const start = await local.now();
  const segment = (amount: bigint, weeks: bigint) => ({
    amount,
    exponent: dai('1'),
    timestamp: start + weeks * WEEK,
  });
  const create = (segments: ReturnType<typeof segment>[], end: bigint) => {
    const params = {
      sender,
      recipient,
      depositAmount: 100n,
      token: local.contracts.token,
      cancelable: true,
      transferable: true,
      timestamps: { start, end: start + end * WEEK },
      shape: '',
    };
    const args = [params, segments];
    return local.send(sender, local.deployed.lockup, 'createWithTimestampsLD', args);
  };
  const error = (name: string) => `SablierLockupHelpers_${name}`;
  await expectRevert(create([], 1n), error('SegmentCountZero'));
  await expectRevert(
    create([segment(99n, 1n)], 1n),
    error('DepositAmountNotEqualToSegmentAmountsSum'),
  );
  await expectRevert(
    create([segment(100n, 1n)], 2n),
    error('EndTimeNotEqualToLastSegmentTimestamp'),
  );
  await expectRevert(
    create([segment(50n, 2n), segment(50n, 2n)], 2n),
    error('SegmentTimestampsNotOrdered'),
  );
  await expectRevert(
    create([segment(50n, 0n), segment(50n, 2n)], 2n),
    error('StartTimeNotLessThanFirstSegmentTimestamp'),
  );
});
