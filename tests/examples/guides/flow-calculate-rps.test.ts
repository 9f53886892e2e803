import { parseUnits } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  amountOver,
  ratePerSecond,
  ratePerSecondAtLeast,
} from '../../../examples/flow/calculate-rps/rates';
import { amountPerDuration, ratePerSecond as siteRate } from '@sablier-docs/protocol/flow/rate';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/flow/examples/flow-calculate-rps */

const DAY = 86_400n;
const MONTH = 30n * DAY;
const YEAR = 365n * DAY;

let local: LocalProtocol;
let rates: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  rates = await local.deployExample('FlowRatesHarness');
});
afterAll(() => local?.stop());

const payments = [
  { token: 'usdc', decimals: 6, amount: '1000', seconds: MONTH },
  { token: 'usdc', decimals: 6, amount: '1000000', seconds: YEAR },
  { token: 'usdc', decimals: 6, amount: '10', seconds: DAY },
  { token: 'token', decimals: 18, amount: '100', seconds: DAY },
  { token: 'token', decimals: 18, amount: '120000', seconds: YEAR },
] as const;

test.each(payments)(
  '$amount $token in $seconds s: library, TypeScript and site agree',
  async (p) => {
    const amount = parseUnits(p.amount, p.decimals);
    const args = [local.contracts[p.token], amount, p.seconds];
    const rate = await local.read<bigint>(rates, 'rateFor', args);
    expect(rate).toBe(siteRate(amount, p.decimals, p.seconds));
    expect(rate).toBe(ratePerSecond(amount, p.decimals, p.seconds));

    const atLeast = await local.read<bigint>(rates, 'rateForAtLeast', args);
    expect(atLeast).toBe(ratePerSecondAtLeast(amount, p.decimals, p.seconds));

    for (const each of [rate, atLeast]) {
      const over = await local.read<bigint>(rates, 'amountOver', [args[0], each, p.seconds]);
      expect(over).toBe(amountOver(each, p.decimals, p.seconds));
      expect(over).toBe(amountPerDuration(each, p.decimals, p.seconds));
    }
    expect(amountOver(rate, p.decimals, p.seconds)).toBeLessThanOrEqual(amount);
    expect(amountOver(atLeast, p.decimals, p.seconds)).toBeGreaterThanOrEqual(amount);
  },
);

test('the debt of a stream is what the rate promises, one unit short of the whole month', async () => {
  const { sender, recipient } = local.accounts;
  const amount = parseUnits('1000', 6);
  const owed = async (rate: bigint) => {
    const args = [sender, recipient, rate, 0, local.contracts.usdc, true];
    const { result: id } = await local.send<bigint>(sender, local.deployed.flow, 'create', args);
    const start = await local.now();
    await local.warpTo(start + MONTH);
    return local.flow.read.totalDebtOf([id]);
  };
  expect(await owed(ratePerSecond(amount, 6, MONTH))).toBe(amount - 1n);
  expect(await owed(ratePerSecondAtLeast(amount, 6, MONTH))).toBe(amount);
});

test('the library refuses what would create a useless stream', async () => {
  const { usdc } = local.contracts;
  const call = (name: string, args: readonly unknown[]) => local.read(rates, name, args);
  await expectRevert(call('rateFor', [usdc, 1_000_000n, 0]), 'DurationZero');
  await expectRevert(call('rateFor', [usdc, 0n, 1]), 'RateZero');
  await expectRevert(call('rateBetween', [usdc, 1n, 5, 5]), 'EndNotAfterStart');
  expect(await call('rateBetween', [usdc, 1_000_000n, 100, 200])).toBe(10n ** 16n);

  const odd = await local.deployExample('TestToken', ['ODD', 24]);
  await expectRevert(call('rateFor', [odd.address, 1n, 1]), 'DecimalsTooHigh');
  expect(() => ratePerSecond(1n, 24, 1n)).toThrow(RangeError);
  expect(() => ratePerSecond(1n, 18, 2n)).toThrow('the rate is zero');
  expect(() => ratePerSecondAtLeast(0n, 18, 2n)).toThrow('the rate is zero');
  expect(ratePerSecond(2n, 18, 2n)).toBe(1n);
  expect(ratePerSecondAtLeast(1n, 18, 2n)).toBe(1n);
  const { sender, recipient } = local.accounts;
  await expectRevert(
    local.send(sender, local.deployed.flow, 'create', [
      sender,
      recipient,
      1n,
      0,
      odd.address,
      true,
    ]),
    'SablierFlow_InvalidTokenDecimals',
  );
});
