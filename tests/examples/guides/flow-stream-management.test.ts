import { parseUnits } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { streamManager } from '../../../examples/flow/stream-management/manage-stream';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { expectDebts } from '@sablier-docs/testing/flow-stream';
import { expectBalanceChanges } from '@sablier-docs/testing/balance-changes';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/flow/examples/stream-management */

const DAY = 86_400n;
const usdc = (amount: string) => parseUnits(amount, 6);
const TEN_A_DAY = ratePerSecond(usdc('10'), 6, DAY);
const TWENTY_A_DAY = ratePerSecond(usdc('20'), 6, DAY);
const FEE = 10n ** 18n / 3_000n + 1n; // 1 USD at 3,000 USD per coin, rounded up

let local: LocalProtocol;
let manager: Deployed;
let id: bigint;
let start: bigint;

const manage = async <T>(name: string, ...args: readonly unknown[]) =>
  (await local.send<T>(local.accounts.owner, manager, name, args)).result;

beforeAll(async () => {
  local = await startProtocol();
  const { flow, usdc: token } = local.contracts;
  const args = [flow, token, local.accounts.owner];
  manager = await local.deployExample('FlowStreamManager', args, { keepsTokens: true });
  await local.mint(manager.address, usdc('1000000'), token);
});
afterAll(() => local?.stop());

beforeEach(async () => {
  id = await manage<bigint>('create', local.accounts.recipient, TEN_A_DAY);
  start = await local.now();
  await expectStream(local, 'flow', id, { sender: manager.address });
});

const read = <T>(name: string, args: readonly unknown[]) =>
  local.read<T>(local.deployed.flow, name, args);

test('the manager contract is the sender, and only its owner may use it', async () => {
  await expectRevert(
    local.send(local.accounts.stranger, manager, 'pause', [id]),
    'OwnableUnauthorizedAccount',
  );
  await expectRevert(
    local.send(local.accounts.owner, local.deployed.flow, 'pause', [id]),
    'SablierFlowState_Unauthorized',
  );
});

test('a deposit makes an insolvent stream solvent; its guards reject the wrong parties', async () => {
  const { sender, recipient, stranger } = local.accounts;
  await local.warpTo(start + 5n * DAY);
  expect(await expectDebts(local, id)).toBe('STREAMING_INSOLVENT');
  await manage('deposit', id, usdc('100'));
  expect(await read('getBalance', [id])).toBe(usdc('100'));
  expect(await expectDebts(local, id)).toBe('STREAMING_SOLVENT');

  const deposit = (...args: readonly unknown[]) =>
    local.send(stranger, local.deployed.flow, 'deposit', args);
  const guarded = { sender: manager.address, recipient };
  await expectRevert(deposit(id, 1n, sender, guarded.recipient), 'SablierFlow_NotStreamSender');
  await expectRevert(deposit(id, 1n, guarded.sender, stranger), 'SablierFlow_NotStreamRecipient');
  await expectRevert(
    deposit(id, 0n, guarded.sender, guarded.recipient),
    'SablierFlow_DepositAmountZero',
  );

  // Anyone may pay in, and cannot get it back: a refund goes to the stream's sender.
  await local.mint(stranger, usdc('5'), local.contracts.usdc);
  await local.approve(stranger, local.contracts.flow, usdc('5'), local.contracts.usdc);
  await deposit(id, usdc('5'), guarded.sender, guarded.recipient);
  expect(await read('getBalance', [id])).toBe(usdc('105'));
  await expectRevert(
    local.send(stranger, local.deployed.flow, 'refund', [id, usdc('5')]),
    'SablierFlowState_Unauthorized',
  );
});

test('adjusting keeps the debt so far and changes its growth', async () => {
  await manage('deposit', id, usdc('1000'));
  await local.nextBlockAt(start + DAY);
  await manage('adjust', id, TWENTY_A_DAY);
  expect(await read('totalDebtOf', [id])).toBe(usdc('9.999999'));
  expect(await read('getSnapshotTime', [id])).toBe(Number(start + DAY));
  await local.warpTo(start + 2n * DAY);
  expect(await read('totalDebtOf', [id])).toBe(usdc('29.999999'));
  await expectDebts(local, id);

  await expectRevert(manage('adjust', id, TWENTY_A_DAY), 'SablierFlow_RatePerSecondNotDifferent');
  await expectRevert(manage('adjust', id, 0n), 'SablierFlow_NewRatePerSecondZero');
});

test('a pause stops the debt, a restart does not pay for it', async () => {
  await manage('deposit', id, usdc('1000'));
  await local.nextBlockAt(start + DAY);
  await manage('pause', id);
  const owed = await read<bigint>('totalDebtOf', [id]);
  await local.warpTo(start + 5n * DAY);
  expect(await read('totalDebtOf', [id])).toBe(owed);
  expect(await expectDebts(local, id)).toBe('PAUSED_SOLVENT');
  await expectRevert(read('depletionTimeOf', [id]), 'SablierFlowState_StreamPaused');
  await expectRevert(manage('pause', id), 'SablierFlowState_StreamPaused');
  await expectRevert(manage('adjust', id, TWENTY_A_DAY), 'SablierFlowState_StreamPaused');
  await expectRevert(manage('restart', id, 0n), 'SablierFlow_RatePerSecondNotDifferent');

  await manage('restart', id, TEN_A_DAY);
  const restarted = await local.now();
  await local.warpTo(restarted + DAY);
  expect((await read<bigint>('totalDebtOf', [id])) - owed).toBe(usdc('10'));
  await expectRevert(manage('restart', id, TEN_A_DAY), 'SablierFlow_StreamNotPaused');
});

test('status or role first: it depends on the function', async () => {
  const { sender, recipient, stranger } = local.accounts;
  await manage('pause', id);
  const { flow } = local.deployed;
  const raise = local.send(stranger, flow, 'adjustRatePerSecond', [id, TWENTY_A_DAY]);
  await expectRevert(raise, 'SablierFlowState_StreamPaused');

  const later = (await local.now()) + DAY;
  const args = [sender, recipient, TEN_A_DAY, later, local.contracts.usdc, true];
  const { result: pending } = await local.send<bigint>(sender, flow, 'create', args);
  await expectRevert(local.send(sender, flow, 'pause', [pending]), 'SablierFlow_StreamPending');

  const unauthorized = 'SablierFlowState_Unauthorized';
  await expectRevert(local.send(stranger, flow, 'pause', [pending]), unauthorized);
  const { result: running } = await local.send<bigint>(sender, flow, 'create', [
    ...args.slice(0, 3),
    0,
    ...args.slice(4),
  ]);
  const restart = (from: typeof sender) =>
    local.send(from, flow, 'restart', [running, TWENTY_A_DAY]);
  await expectRevert(restart(sender), 'SablierFlow_StreamNotPaused');
  await expectRevert(restart(stranger), unauthorized);
});

test('an estimate made in the second of a snapshot is too low one block later', async () => {
  const { recipient } = local.accounts;
  await manage('deposit', id, usdc('100'));
  const value = await read<bigint>('calculateMinFeeWei', [id]);
  await local.warpTo(start + DAY);
  await local.send(recipient, local.deployed.flow, 'withdraw', [id, recipient, 1n], { value });
  const estimate = () =>
    local.chain.estimateContractGas({
      ...local.deployed.flow,
      functionName: 'withdraw',
      args: [id, recipient, 1n],
      account: recipient,
      value,
      blockTag: 'latest',
    });
  const early = await estimate();
  await local.chain.mine({ blocks: 1 });
  const late = await estimate();
  expect(late - early).toBe(492n);
});

test('deposit and pause, restart and deposit: two steps in one', async () => {
  await local.warpTo(start + 3n * DAY);
  await manage('depositAndPause', id, usdc('30'));
  expect(await expectDebts(local, id)).toBe('PAUSED_INSOLVENT');
  await manage('deposit', id, usdc('1'));
  expect(await expectDebts(local, id)).toBe('PAUSED_SOLVENT');
  await manage('restartAndDeposit', id, TWENTY_A_DAY, usdc('69'));
  expect(await read('getBalance', [id])).toBe(usdc('100'));
  expect(await expectDebts(local, id)).toBe('STREAMING_SOLVENT');
});

test('a refund takes only what no debt claims', async () => {
  await manage('deposit', id, usdc('100'));
  await local.nextBlockAt(start + 4n * DAY);
  await expectBalanceChanges(local, () => manage('refund', id, usdc('20')), {
    'flow.usdc': -usdc('20'),
    'FlowStreamManager.usdc': usdc('20'),
  });
  expect(await read('refundableAmountOf', [id])).toBe(usdc('40.000001'));
  await expectRevert(manage('refund', id, usdc('41')), 'SablierFlow_RefundOverflow');
  await expectRevert(manage('refund', id, 0n), 'SablierFlow_RefundAmountZero');

  const refunded = await manage<bigint>('refundMax', id);
  expect(refunded).toBeGreaterThan(usdc('39.99'));
  expect(await read('refundableAmountOf', [id])).toBe(0n);
  expect(await expectDebts(local, id)).toBe('STREAMING_SOLVENT');
  await local.warpTo((await local.now()) + 10n);
  expect(await expectDebts(local, id)).toBe('STREAMING_INSOLVENT');

  await manage('deposit', id, usdc('50'));
  await manage('refundAndPause', id, usdc('5'));
  expect(await expectDebts(local, id)).toBe('PAUSED_SOLVENT');
  const { owner, other } = local.accounts;
  await expectBalanceChanges(local, () => local.send(owner, manager, 'sweep', [other, usdc('5')]), {
    'FlowStreamManager.usdc': -usdc('5'),
    'other.usdc': usdc('5'),
  });
});

test('a void writes off what the balance does not cover', async () => {
  await manage('deposit', id, usdc('100'));
  await local.nextBlockAt(start + 12n * DAY);
  await manage('void', id);
  expect(await read('totalDebtOf', [id])).toBe(usdc('100'));
  expect(await expectDebts(local, id)).toBe('VOIDED');
  await expectRevert(manage('deposit', id, 1n), 'SablierFlowState_StreamVoided');
  await expectRevert(manage('restart', id, TEN_A_DAY), 'SablierFlowState_StreamVoided');
  await expectRevert(manage('void', id), 'SablierFlowState_StreamVoided');
});

test('a solvent void keeps the debt and leaves the rest to refund', async () => {
  await manage('deposit', id, usdc('100'));
  await local.nextBlockAt(start + 4n * DAY);
  await manage('void', id);
  expect(await read('totalDebtOf', [id])).toBe(usdc('39.999999'));
  expect(await manage('refundMax', id)).toBe(usdc('60.000001'));
});

test('a withdrawal needs the fee; only the recipient may send it elsewhere', async () => {
  const { recipient, stranger, other } = local.accounts;
  const { flow } = local.deployed;
  const token = local.contracts.usdc;
  await manage('deposit', id, usdc('100'));
  await local.warpTo(start + 2n * DAY);
  const fee = await read<bigint>('calculateMinFeeWei', [id]);
  expect(fee).toBeGreaterThan(FEE - 2n);

  const amount = usdc('5');
  const withdraw = (from: typeof recipient, to: string, value: bigint, units = amount) =>
    local.send(from, flow, 'withdraw', [id, to, units], { value });
  await expectRevert(withdraw(recipient, recipient, 0n), 'SablierFlow_InsufficientFeePayment');
  await expectRevert(
    withdraw(stranger, stranger, fee),
    'SablierFlow_WithdrawalAddressNotRecipient',
  );
  await expectRevert(withdraw(recipient, recipient, fee, 0n), 'SablierFlow_WithdrawAmountZero');
  await expectRevert(withdraw(recipient, recipient, fee, usdc('21')), 'SablierFlow_Overdraw');

  const balances = async () => [
    await local.balanceOf(recipient, token),
    await local.balanceOf(other, token),
  ];
  const [had = 0n, others = 0n] = await balances();
  await withdraw(stranger, recipient, fee); // anyone may push it to the recipient
  await withdraw(recipient, other, fee);
  expect(await balances()).toEqual([had + amount, others + amount]);
  await expectDebts(local, id);

  // The surplus of the value is kept by the contract.
  const flowBefore = await local.chain.getBalance({ address: flow.address });
  await withdraw(recipient, recipient, fee * 2n);
  expect(await local.chain.getBalance({ address: flow.address })).toBe(flowBefore + fee * 2n);
});

test('a contract as the recipient chooses the destination', async () => {
  const { recipient, other, stranger } = local.accounts;
  const payee = await local.deployExample('FlowPayee', [local.contracts.flow, recipient]);
  const stream = await manage<bigint>('create', payee.address, TEN_A_DAY);
  await expectStream(local, 'flow', stream, {
    sender: manager.address,
    recipient: payee.address,
  });
  await manage('deposit', stream, usdc('100'));
  await local.warpTo((await local.now()) + DAY);
  const value = await read<bigint>('calculateMinFeeWei', [stream]);
  const before = await local.balanceOf(other, local.contracts.usdc);
  await local.send(recipient, payee, 'withdrawTo', [stream, other, usdc('4')], { value });
  await local.send(recipient, payee, 'withdrawMaxTo', [stream, other], { value });
  const left = await read<bigint>('getBalance', [stream]);
  expect(await read('coveredDebtOf', [stream])).toBe(0n);
  expect(await local.balanceOf(other, local.contracts.usdc)).toBe(before + usdc('100') - left);

  await expectRevert(
    local.send(stranger, local.deployed.flow, 'void', [stream]),
    'SablierFlow_Unauthorized',
  );
  await local.send(recipient, payee, 'void', [stream]);
  expect(await expectDebts(local, stream)).toBe('VOIDED');
});

test('the TypeScript manages a stream of its wallet', async () => {
  const { sender, recipient, other } = local.accounts;
  const { flow, usdc: token } = local.contracts;
  await local.mint(sender, usdc('1000'), token);
  await local.approve(sender, flow, usdc('1000'), token);
  const own = await local.send<bigint>(sender, local.deployed.flow, 'create', [
    sender,
    recipient,
    TEN_A_DAY,
    0,
    token,
    true,
  ]);
  const bySender = streamManager(local.clients(sender), flow, own.result);
  const byRecipient = streamManager(local.clients(recipient), flow, own.result);
  expect(await bySender.depletionTime()).toBeUndefined();

  await bySender.deposit(usdc('100'));
  expect(await bySender.depletionTime()).toBe(await read('depletionTimeOf', [own.result]));
  await local.warpTo((await local.now()) + DAY);
  await byRecipient.withdraw(recipient, usdc('1'));
  const before = await local.balanceOf(other, token);
  await byRecipient.withdrawMax(other);
  expect(await local.balanceOf(other, token)).toBeGreaterThan(before);

  await bySender.adjust(TWENTY_A_DAY);
  await bySender.refund(usdc('1'));
  await bySender.pause();
  expect((await bySender.state()).status).toBe(3);
  await bySender.restart(TEN_A_DAY);
  await bySender.refundMax();
  await bySender.void();
  const state = await bySender.state();
  expect(state).toMatchObject({ status: 5, uncovered: 0n, refundable: 0n });
  expect(await expectDebts(local, own.result)).toBe('VOIDED');
});
