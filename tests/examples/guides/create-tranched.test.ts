import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createTranchedStream,
  installments,
} from '../../../examples/lockup/create-stream/create-tranched';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { TranchedStream } from '@sablier-docs/protocol/lockup/types';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/create-stream/lockup-tranched */

let local: LocalProtocol;
let creator: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  const { lockup, token } = local.contracts;
  creator = await local.deployExample('TranchedStreamCreator', [lockup, token]);
  await local.mint(local.accounts.sender, dai('10000'));
  await local.approve(local.accounts.sender, creator.address, dai('10000'));
});
afterAll(() => local?.stop());

test('a contract creates two tranches, the second counted from the first', async () => {
  const { sender, recipient } = local.accounts;
  const args = [recipient, dai('40'), dai('60')];
  const { result: id } = await local.send<bigint>(sender, creator, 'createStream', args);
  await expectStream(local, 'lockup', id);
  const start = await local.now();
  const released = () => local.lockup.read.streamedAmountOf([id]);
  await local.warpTo(start + 4n * WEEK - 1n);
  expect(await released()).toBe(0n);
  await local.warpTo(start + 4n * WEEK);
  expect(await released()).toBe(dai('40'));
  await local.warpTo(start + 10n * WEEK - 1n);
  expect(await released()).toBe(dai('40'));
  await local.warpTo(start + 10n * WEEK);
  expect(await released()).toBe(dai('100'));
  expect(await local.lockup.read.getEndTime([id])).toBe(Number(start + 10n * WEEK));
});

test('a contract splits an amount that three does not divide, without losing a unit', async () => {
  const { sender, recipient } = local.accounts;
  const deposit = dai('100');
  const start = (await local.now()) + 100n;
  const dates = [1n, 2n, 3n].map((n) => start + n * 4n * WEEK);
  const { result: id } = await local.send<bigint>(sender, creator, 'createInstallments', [
    recipient,
    deposit,
    start,
    dates,
  ]);
  await expectStream(local, 'lockup', id);
  const tranches = await local.lockup.read.getTranches([id]);
  expect(tranches.map(({ amount }) => amount)).toEqual([
    deposit / 3n,
    deposit / 3n,
    deposit / 3n + 1n,
  ]);
});

test('TypeScript creates the same installments', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  const depositAmount = dai('100');
  const startTime = Number(await local.now()) + 100;
  const dates = [1, 2, 3].map((n) => startTime + n * 1_000_000);
  const id = await createTranchedStream(local.clients(sender), {
    lockup,
    token,
    recipient,
    depositAmount,
    startTime,
    dates,
  });
  await expectStream(local, 'lockup', id);
  const stream: TranchedStream = {
    model: 'tranched',
    deposit: depositAmount,
    startTime: BigInt(startTime),
    tranches: installments(depositAmount, dates).map(({ amount, timestamp }) => ({
      amount,
      timestamp: BigInt(timestamp),
    })),
  };
  for (const date of dates) {
    await local.warpTo(BigInt(date));
    expect(await local.lockup.read.streamedAmountOf([id])).toBe(
      streamedAmount(stream, BigInt(date)),
    );
  }
  expect(await local.lockup.read.statusOf([id])).toBe(2); // SETTLED
});

test('tranches that do not add up are refused', async () => {
  const { sender, recipient } = local.accounts;
  const start = await local.now();
  const create = (tranches: { amount: bigint; timestamp: bigint }[], end: bigint) =>
    local.send(sender, local.deployed.lockup, 'createWithTimestampsLT', [
      {
        sender,
        recipient,
        depositAmount: 100n,
        token: local.contracts.token,
        cancelable: true,
        transferable: true,
        timestamps: { start, end },
        shape: '',
      },
      tranches,
    ]);
  const error = (name: string) => `SablierLockupHelpers_${name}`;
  const end = start + WEEK;
  await expectRevert(create([], end), error('TrancheCountZero'));
  await expectRevert(
    create([{ amount: 33n, timestamp: end }], end),
    error('DepositAmountNotEqualToTrancheAmountsSum'),
  );
  await expectRevert(
    create([{ amount: 100n, timestamp: end }], end + 1n),
    error('EndTimeNotEqualToLastTrancheTimestamp'),
  );
});
