import { parseEther } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  minFee,
  withdrawWithMargin,
  withMargin,
} from '../../../examples/lockup/fees/fee-with-margin';
import { readArtifact } from '../support/artifact';
import { receiptOf } from '../support/receipt';
import { expectRevert } from '../support/reverts';
import type { Deployed } from '../support/deployed';
import { startProtocol, type LocalProtocol } from '../support/start';
import { dai, DAY, openLinear } from '../support/streams';

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

test('a fee that was read is too low when the coin falls, and a margin covers it', async () => {
  const { recipient } = local.accounts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 10n * DAY);
  const clients = local.clients(recipient);
  const read = await minFee(clients, local.contracts.lockup, [id]);
  await setPrice(2_950n); // down by 1.7 %
  const withdraw = (value: bigint) =>
    local.send(recipient, local.deployed.lockup, 'withdraw', [id, recipient, 1n], { value });
  await expectRevert(withdraw(read), 'SablierLockup_InsufficientFeePayment');
  await withdraw(withMargin(read));
  await setPrice(3_000n);
  const { status } = await withdrawWithMargin(clients, {
    lockup: local.contracts.lockup,
    streamId: id,
  });
  expect(status).toBe('success');
});

test('many streams need the highest fee, and the change comes back', async () => {
  const { admin, recipient, stranger, other } = local.accounts;
  const plain = await openLinear(local);
  const special = await openLinear(local, { sender: other });
  // The fee belongs to the sender of the stream, not to whoever withdraws.
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
  const { receipt } = await local.send(stranger, helper, 'withdrawAll', [ids], {
    value: parseEther('1'),
  });
  expect(receipt.status).toBe('success');
  expect((await local.balanceOf(recipient)) - before).toBeGreaterThanOrEqual(dai('40'));
  expect(await coins(helper.address)).toBe(0n);
});

test('withdrawMultiple with too little succeeds and moves nothing', async () => {
  const { recipient } = local.accounts;
  const { id, stream } = await openLinear(local);
  await local.warpTo(stream.startTime + 20n * DAY);
  const before = await local.balanceOf(recipient);
  await local.send(recipient, local.deployed.lockup, 'withdrawMultiple', [[id], [1n]]);
  expect(await local.balanceOf(recipient)).toBe(before);
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
  await setPrice(3_000n);
});
