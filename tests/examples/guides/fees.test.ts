import { parseEther } from 'viem';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { minFee, withdrawWithMargin } from '../../../examples/lockup/fees/fee-with-margin';
import { withMargin } from '../../../examples/with-margin';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { receiptOf } from '@sablier-docs/testing/receipt';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { createRandom } from '@sablier-docs/testing/random';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/fees */

const FEE = parseEther('1') / 3000n + 1n; // 1 USD at 3,000 USD a coin, rounded up by the last wei
let local: LocalProtocol;
let helper: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  helper = await local.deployExample('WithdrawWithChange', [local.contracts.lockup]);
});
afterAll(() => local?.stop());

const coins = (address: `0x${string}`) => local.chain.getBalance({ address });
const setPrice = (usd: bigint) =>
  local.send(local.accounts.admin, local.deployed.oracle, 'setPrice', [usd * 10n ** 8n]);

afterEach(() => setPrice(3_000n));

test('the fee is one dollar in coins; a wei less is refused, a surplus is kept', async () => {
  const { recipient } = local.accounts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 10n * DAY);
  const fee = await local.lockup.read.calculateMinFeeWei([id]);
  expect(fee).toBeGreaterThanOrEqual(FEE - 1n);
  expect(fee).toBeLessThanOrEqual(FEE);
  const withdraw = (value: bigint) =>
    local.send(recipient, local.deployed.lockup, 'withdraw', [id, recipient, 1n], { value });
  await expectRevert(withdraw(fee - 1n), 'SablierLockup_InsufficientFeePayment');
  const before = await coins(local.contracts.lockup);
  await withdraw(fee + 5n);
  expect((await coins(local.contracts.lockup)) - before).toBe(fee + 5n);
});

test.each([1n, 2n, 5n, 30n])(
  'a margin for %s percent covers that fall of the coin',
  async (fall) => {
    const { recipient } = local.accounts;
    const { id, stream } = await openLinear(local);
    await local.warpTo(stream.startTime + 10n * DAY);
    const read = await minFee(local.clients(recipient), local.contracts.lockup, [id]);
    await setPrice((3_000n * (100n - fall)) / 100n);
    const withdraw = (value: bigint) =>
      local.send(recipient, local.deployed.lockup, 'withdraw', [id, recipient, 1n], { value });
    await expectRevert(withdraw(read), 'SablierLockup_InsufficientFeePayment');
    await expectRevert(
      withdraw(read + (read * fall) / 100n), // the percentage itself is not enough
      'SablierLockup_InsufficientFeePayment',
    );
    const value = withMargin(read, fall);
    expect(value - (await local.lockup.read.calculateMinFeeWei([id]))).toBeLessThanOrEqual(3n);
    await withdraw(value);
  },
);

test('the margin suffices for 10,000 random fees and falls, rounding included', () => {
  const random = createRandom(0xfeen);
  const scale = 10n ** 18n;
  for (let i = 0; i < 10_000; i += 1) {
    const usd = random.between(1n, 10_000_000_000n);
    const price = random.between(1n, 10n ** 12n) * 100n; // so that each percentage is exact
    const fall = random.between(0n, 99n);
    const before = (usd * scale) / price;
    const after = (usd * scale) / ((price * (100n - fall)) / 100n);
    if (before > 0n) expect(withMargin(before, fall) >= after).toBe(true);
  }
  expect(withMargin(0n)).toBe(0n);
  expect(() => withMargin(1n, 100n)).toThrow(RangeError);
});

test('the withdrawal survives a fall by 5 percent between the read and the block', async () => {
  const { recipient } = local.accounts;
  const { lockup } = local.contracts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 10n * DAY);
  const { publicClient, walletClient } = local.clients(recipient);
  const fallsFirst: typeof walletClient.writeContract = async (request) => {
    await setPrice(2_850n);
    return walletClient.writeContract(request);
  };
  const clients = { publicClient, walletClient: { ...walletClient, writeContract: fallsFirst } };
  const { status } = await withdrawWithMargin(clients, { lockup, streamId: id });
  expect(status).toBe('success');
});

test('many streams need the highest fee, and the change comes back', async () => {
  const { admin, recipient, stranger, other } = local.accounts;
  const plain = await openLinear(local);
  const special = await openLinear(local, { sender: other });
  // The fee belongs to the sender of the stream, not to the caller of the withdrawal.
  const { abi } = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json');
  const comptroller = { address: local.contracts.comptroller, abi };
  const LOCKUP = 2; // ISablierComptroller.Protocol
  await local.send(admin, comptroller, 'setCustomFeeUSDFor', [LOCKUP, other, 2_00000000n]);
  const ids = [plain.id, special.id];
  const fees = await Promise.all(ids.map((id) => local.lockup.read.calculateMinFeeWei([id])));
  expect(fees[1]).toBeGreaterThan(fees[0] ?? 0n);
  expect(await local.read(helper, 'feeOf', [ids])).toBe(fees[1]);
  expect(await minFee(local.clients(stranger), local.contracts.lockup, ids)).toBe(fees[1]);

  await local.warpTo(special.stream.startTime + 20n * DAY);
  await expectRevert(
    local.send(stranger, helper, 'withdrawAll', [ids], { value: fees[0] }),
    'TooLittle',
  );
  const before = await local.balanceOf(recipient);
  const coinsBefore = [await coins(stranger), await coins(local.contracts.lockup)];
  const { receipt } = await local.send(stranger, helper, 'withdrawAll', [ids], {
    value: parseEther('1'),
  });
  const gas = receipt.gasUsed * receipt.effectiveGasPrice;
  const coinsAfter = [await coins(stranger), await coins(local.contracts.lockup)];
  expect((await local.balanceOf(recipient)) - before).toBeGreaterThanOrEqual(dai('40'));
  const fee = fees[1] ?? 0n;
  expect(coinsAfter).toEqual([(coinsBefore[0] ?? 0n) - fee - gas, (coinsBefore[1] ?? 0n) + fee]);
  expect(await coins(helper.address)).toBe(0n);
});

test('a stream with nothing to give costs no fee', async () => {
  const { stranger } = local.accounts;
  const waiting = await openLinear(local, { cliff: 50n * DAY });
  const before = await coins(local.contracts.lockup);
  const value = parseEther('1');
  await local.send(stranger, helper, 'withdrawAll', [[waiting.id]], { value });
  expect(await coins(local.contracts.lockup)).toBe(before);
  expect(await coins(helper.address)).toBe(0n);
});

test('withdrawMultiple with too little succeeds, moves nothing and keeps the coins', async () => {
  const { recipient } = local.accounts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 20n * DAY);
  const before = await local.balanceOf(recipient);
  const kept = await coins(local.contracts.lockup);
  const value = (await local.lockup.read.calculateMinFeeWei([id])) - 1n;
  const call = [[id], [1n]];
  await local.send(recipient, local.deployed.lockup, 'withdrawMultiple', call, { value });
  expect(await local.balanceOf(recipient)).toBe(before);
  expect((await coins(local.contracts.lockup)) - kept).toBe(value);
});

test('a plain transfer of coins to Lockup reverts', async () => {
  const { stranger } = local.accounts;
  const transfer = { account: stranger, to: local.contracts.lockup, value: 1n };
  const hash = await local.chain.sendTransaction(transfer);
  const { status } = await receiptOf(local.chain, hash);
  expect(status).toBe('reverted');
});

test('without a working feed the fee is zero', async () => {
  const { id } = await openLinear(local);
  await setPrice(0n);
  expect(await local.lockup.read.calculateMinFeeWei([id])).toBe(0n);
});
