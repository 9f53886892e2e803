import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAmounts, readSchedule } from '../../../examples/lockup/vesting-data/read-vesting';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/vesting-data */

let local: LocalProtocol;
let reader: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  reader = await local.deployExample('VestingReader', [local.contracts.lockup]);
});
afterAll(() => local?.stop());

const publicClient = () => local.clients(local.accounts.sender).publicClient;
const nextUnlock = (id: bigint) => local.read<bigint>(reader, 'nextUnlock', [id]);

async function expectAmounts(id: bigint, amounts: Record<string, bigint>) {
  expect(await local.read(reader, 'amountsOf', [id])).toEqual(amounts);
  expect(await readAmounts(publicClient(), local.contracts.lockup, id)).toEqual(amounts);
}

test('the four amounts, from the start over a withdrawal and a cancellation to the end', async () => {
  const { sender, recipient } = local.accounts;
  const { id, stream } = await openLinear(local);
  const value = await local.lockup.read.calculateMinFeeWei([id]);
  await local.nextBlockAt(stream.startTime + 20n * DAY);
  await local.send(recipient, local.deployed.lockup, 'withdraw', [id, recipient, dai('10')], {
    value,
  });
  await expectAmounts(id, {
    inStream: dai('90'),
    locked: dai('80'),
    unlocked: dai('20'),
    withdrawable: dai('10'),
  });
  expect(await local.read(reader, 'hasWithdrawn', [id])).toBe(true);

  await local.nextBlockAt(stream.startTime + 30n * DAY);
  await local.send(sender, local.deployed.lockup, 'cancel', [id]);
  await expectAmounts(id, {
    inStream: dai('20'),
    locked: 0n,
    unlocked: dai('100'),
    withdrawable: dai('20'),
  });
  expect(await nextUnlock(id)).toBe(0n);
});

test('a withdrawal by anyone counts as the first one', async () => {
  const { stranger, recipient } = local.accounts;
  const { id, stream } = await openLinear(local);
  expect(await local.read(reader, 'hasWithdrawn', [id])).toBe(false);
  const value = await local.lockup.read.calculateMinFeeWei([id]);
  await local.nextBlockAt(stream.startTime + DAY);
  await local.send(stranger, local.deployed.lockup, 'withdraw', [id, recipient, 1n], { value });
  expect(await local.read(reader, 'hasWithdrawn', [id])).toBe(true);
});

test('linear: the next unlock is the start, the cliff, the next step or the end', async () => {
  const { sender, recipient } = local.accounts;
  const start = (await local.now()) + 1000n;
  const create = async (cliffUnlock: bigint) => {
    await local.mint(sender, dai('100'));
    await local.approve(sender, local.contracts.lockup, dai('100'));
    const params = {
      sender,
      recipient,
      depositAmount: dai('100'),
      token: local.contracts.token,
      cancelable: true,
      transferable: true,
      timestamps: { start, end: start + 100n * DAY },
      shape: '',
    };
    const args = [params, { start: 0n, cliff: cliffUnlock }, 30n * DAY, start + 25n * DAY];
    return (await local.send<bigint>(sender, local.deployed.lockup, 'createWithTimestampsLL', args))
      .result;
  };
  const withUnlock = await create(dai('25'));
  const without = await create(0n);
  const day = (count: bigint) => start + count * DAY;
  expect(await nextUnlock(withUnlock)).toBe(day(25n));
  expect(await nextUnlock(without)).toBe(day(55n)); // nothing at the cliff, the first step 30 days later
  await local.warpTo(day(25n));
  expect(await nextUnlock(withUnlock)).toBe(day(55n));
  await local.warpTo(day(55n));
  expect(await nextUnlock(without)).toBe(day(85n));
  await local.warpTo(day(60n));
  expect(await nextUnlock(without)).toBe(day(85n));
  await local.warpTo(day(90n));
  expect(await nextUnlock(without)).toBe(day(100n)); // the last step is shorter
  await local.warpTo(day(100n));
  expect(await nextUnlock(without)).toBe(0n);

  const schedule = await readSchedule(publicClient(), local.contracts.lockup, withUnlock);
  expect(schedule).toMatchObject({ model: 'linear', cliff: Number(day(25n)) });
});

test('dynamic, tranched and price-gated streams answer by their own getters', async () => {
  const { sender, recipient } = local.accounts;
  await local.mint(sender, dai('300'));
  await local.approve(sender, local.contracts.lockup, dai('300'));
  const start = (await local.now()) + 1000n;
  const end = start + 10n * DAY;
  const params = {
    sender,
    recipient,
    depositAmount: dai('100'),
    token: local.contracts.token,
    cancelable: true,
    transferable: true,
    timestamps: { start, end },
    shape: '',
  };
  const create = async (name: string, parts: unknown) =>
    (await local.send<bigint>(sender, local.deployed.lockup, name, [params, parts])).result;
  const dynamic = await create('createWithTimestampsLD', [
    { amount: 0n, exponent: dai('1'), timestamp: start + 5n * DAY },
    { amount: dai('100'), exponent: dai('2'), timestamp: end },
  ]);
  const tranched = await create('createWithTimestampsLT', [
    { amount: dai('40'), timestamp: start + 3n * DAY },
    { amount: dai('60'), timestamp: end },
  ]);
  const gated = await create('createWithTimestampsLPG', {
    oracle: local.contracts.oracle,
    targetPrice: 4_000_00000000n,
  });
  expect(await nextUnlock(dynamic)).toBe(start + 5n * DAY + 1n);
  expect(await nextUnlock(tranched)).toBe(start + 3n * DAY);
  expect(await nextUnlock(gated)).toBe(end);
  await local.warpTo(start + 3n * DAY); // what is released in this second is not the next unlock
  expect(await nextUnlock(tranched)).toBe(end);
  await local.warpTo(start + 4n * DAY);
  expect(await nextUnlock(tranched)).toBe(end);

  const schedule = (id: bigint) => readSchedule(publicClient(), local.contracts.lockup, id);
  expect(await schedule(dynamic)).toMatchObject({ model: 'dynamic', end: Number(end) });
  expect(await schedule(tranched)).toMatchObject({ model: 'tranched' });
  expect(await schedule(gated)).toMatchObject({
    model: 'price-gated',
    unlock: { targetPrice: 4_000_00000000n },
  });
});
