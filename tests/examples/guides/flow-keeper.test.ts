import { parseUnits } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { averageMonthRate, rateForMonth } from '../../../examples/flow/calculate-rps/months';
import { ratePerSecond } from '../../../examples/flow/calculate-rps/rates';
import { pauseInTime, topUp } from '../../../examples/flow/stream-management/keeper';
import { expectDebts } from '@sablier-docs/testing/flow-stream';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { GENESIS, startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/flow/examples/stream-management#keep-funded and /guides/flow/examples/flow-calculate-rps#months */

const DAY = 86_400n;
const usdc = (amount: string) => parseUnits(amount, 6);

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  const { flow, usdc: token } = local.contracts;
  for (const account of [local.accounts.sender, local.accounts.other]) {
    await local.mint(account, usdc('100000'), token);
    await local.approve(account, flow, usdc('100000'), token);
  }
});
afterAll(() => local?.stop());

const flowCall = async <T>(name: string, args: readonly unknown[]) =>
  (await local.send<T>(local.accounts.sender, local.deployed.flow, name, args)).result;

async function open(rate: bigint, start = 0n): Promise<bigint> {
  const { sender, recipient } = local.accounts;
  return flowCall('create', [sender, recipient, rate, start, local.contracts.usdc, true]);
}

/** A stream of 10 USDC a day with 100 USDC in it, and the second at which it runs dry. */
async function funded() {
  const id = await open(ratePerSecond(usdc('10'), 6, DAY));
  const { sender, recipient } = local.accounts;
  await flowCall('deposit', [id, usdc('100'), sender, recipient]);
  return { id, dry: await local.flow.read.depletionTimeOf([id]) };
}

test('a top-up comes when it is due, and lasts for the days it promises', async () => {
  const { id } = await funded();
  const clients = local.clients(local.accounts.sender);
  const top = () => topUp(clients, local.contracts.flow, id, { whenBelow: 7n, upTo: 30n });
  expect(await top()).toBe(0n); // ten days are left
  await local.warpTo((await local.now()) + 4n * DAY);
  const at = await local.now();
  expect(await top()).toBeGreaterThan(usdc('239'));
  const dry = await local.flow.read.depletionTimeOf([id]);
  expect(dry).toBeGreaterThan(at + 30n * DAY);
  expect(dry).toBeLessThan(at + 30n * DAY + 3n);
  expect(await top()).toBe(0n);
});

test('a top-up for fewer days than it waits for is refused', async () => {
  const { id } = await funded();
  const clients = local.clients(local.accounts.sender);
  const days = { whenBelow: 30n, upTo: 7n };
  await expect(topUp(clients, local.contracts.flow, id, days)).rejects.toThrow(RangeError);
});

test('anyone may top up, and a stream that is paused or has not started is left alone', async () => {
  const { id } = await funded();
  const { flow } = local.contracts;
  await flowCall('pause', [id]);
  const stranger = local.clients(local.accounts.other);
  const days = { whenBelow: 20n, upTo: 30n };
  expect(await topUp(stranger, flow, id, days)).toBe(0n);
  await flowCall('restart', [id, ratePerSecond(usdc('10'), 6, DAY)]);
  expect(await topUp(stranger, flow, id, days)).toBeGreaterThan(usdc('199'));
  const pending = await open(1n, (await local.now()) + DAY);
  expect(await topUp(stranger, flow, pending, days)).toBe(0n);
  const own = local.clients(local.accounts.sender);
  expect(await pauseInTime(own, flow, pending, 10n * DAY)).toBe(false);
});

test('a pause in time leaves no debt without cover, and comes from the sender only', async () => {
  const { id, dry } = await funded();
  const { flow } = local.contracts;
  const clients = local.clients(local.accounts.sender);
  await local.warpTo(dry - 7_200n);
  expect(await pauseInTime(clients, flow, id, 3_600n)).toBe(false);
  await local.warpTo(dry - 1_800n);
  const stranger = local.clients(local.accounts.other);
  await expectRevert(pauseInTime(stranger, flow, id, 3_600n), 'SablierFlowState_Unauthorized');
  expect(await pauseInTime(clients, flow, id, 3_600n)).toBe(true);
  expect(await expectDebts(local, id)).toBe('PAUSED_SOLVENT');
  expect(await pauseInTime(clients, flow, id, 3_600n)).toBe(false);
});

test('calendar months: a thousand in each month of a year', async () => {
  const rateOf = (month: number) => rateForMonth(usdc('1000'), 6, 2027, month);
  const second = (month: number) => BigInt(Date.UTC(2027, month - 1) / 1_000);
  const year = await startProtocol();
  const { sender, recipient } = year.accounts;
  const send = (name: string, args: readonly unknown[]) =>
    year.send<bigint>(sender, year.deployed.flow, name, args);
  const args = [sender, recipient, rateOf(1), GENESIS, year.contracts.usdc, true];
  const { result: id } = await send('create', args);
  let adjustments = 0;
  for (let month = 1; month <= 12; month += 1) {
    await year.nextBlockAt(second(month + 1));
    if (month < 12 && rateOf(month + 1) !== rateOf(month)) {
      await send('adjustRatePerSecond', [id, rateOf(month + 1)]);
      adjustments += 1;
    } else {
      await year.chain.mine({ blocks: 1 });
    }
    const owed = await year.flow.read.totalDebtOf([id]);
    expect(await year.now()).toBe(second(month + 1));
    expect(owed - BigInt(month) * usdc('1000')).toBeLessThanOrEqual(12n);
    expect(owed).toBeGreaterThanOrEqual(BigInt(month) * usdc('1000'));
  }
  expect(adjustments).toBe(10);
  await year.stop();
});

test('a twelfth of a year pays twelve months in 365 days', async () => {
  const rate = averageMonthRate(usdc('1000'), 6);
  const id = await open(rate);
  const start = await local.now();
  await local.warpTo(start + 365n * DAY);
  const owed = await local.flow.read.totalDebtOf([id]);
  expect(usdc('12000') - owed).toBe(1n);
});
