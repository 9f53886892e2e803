import { decodeFunctionResult, encodeFunctionData, parseUnits, type Hex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayroll, payAll } from '../../../examples/flow/batchable/batch';
import { withMargin } from '../../../examples/with-margin';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { expectDebts } from '@sablier-docs/testing/flow-stream';
import { expectBalanceChanges } from '@sablier-docs/testing/balance-changes';
import { expectRevert } from '@sablier-docs/testing/reverts';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/flow/examples/batchable */

const DAY = 86_400n;
const usdc = (amount: string) => parseUnits(amount, 6);
const rate = ratePerSecond(usdc('10'), 6, DAY);

let local: LocalProtocol;
let batcher: Deployed;

const run = async <T>(name: string, args: readonly unknown[], value?: bigint) =>
  (await local.send<T>(local.accounts.owner, batcher, name, args, { value })).result;
const passDays = async (days: bigint) => local.warpTo((await local.now()) + days * DAY);

beforeAll(async () => {
  local = await startProtocol();
  const { flow, usdc: token } = local.contracts;
  const args = [flow, token, local.accounts.owner];
  batcher = await local.deployExample('FlowBatcher', args, { keepsTokens: true });
  await local.mint(batcher.address, usdc('100000'), token);
});
afterAll(() => local?.stop());

const createTwo = async () => {
  const { recipient, other } = local.accounts;
  const recipients = [recipient, other];
  const ids = await run<bigint[]>('createAndDepositMany', [recipients, rate, usdc('100')]);
  const [first = 0n, second = 0n] = ids;
  await expectStream(local, 'flow', first, { sender: batcher.address });
  await expectStream(local, 'flow', second, { sender: batcher.address, recipient: other });
  return ids;
};

test('one transaction creates and funds several streams and returns their ids', async () => {
  const next = await local.flow.read.nextStreamId();
  const ids = await createTwo();
  expect(ids).toEqual([next, next + 1n]);
  for (const id of ids) {
    expect(await local.flow.read.getBalance([id])).toBe(usdc('100'));
    expect(await expectDebts(local, id)).toBe('STREAMING_SOLVENT');
  }
});

test('a raise with a deposit; naming the caller as the sender reverts', async () => {
  const [id = 0n] = await createTwo();
  const raise = rate * 2n;
  await run('adjustAndDeposit', [id, raise, usdc('50')]);
  expect(await local.flow.read.getRatePerSecond([id])).toBe(raise);
  expect(await local.flow.read.getBalance([id])).toBe(usdc('150'));

  // The widely copied form passes msg.sender, who is not the sender of a stream the contract made.
  const { sender, recipient } = local.accounts;
  const { abi, address } = local.deployed.flow;
  const deposit = encodeFunctionData({
    abi,
    functionName: 'deposit',
    args: [id, usdc('50'), sender, recipient],
  });
  await expectRevert(
    local.send(sender, { abi, address }, 'batch', [[deposit]]),
    'SablierFlow_NotStreamSender',
  );
});

test('a batch whose deposit of 0 is refused leaves the rate as it was', async () => {
  const [id = 0n] = await createTwo();
  await expectRevert(run('adjustAndDeposit', [id, rate * 3n, 0n]), 'SablierFlow_DepositAmountZero');
  expect(await local.flow.read.getRatePerSecond([id])).toBe(rate);
});

test('pauseAndPay leaves a paused stream without debt', async () => {
  const { recipient } = local.accounts;
  const [id = 0n] = await createTwo();
  await passDays(3n);
  const fee = await local.flow.read.calculateMinFeeWei([id]);
  const before = await local.balanceOf(recipient, local.contracts.usdc);
  await run('pauseAndPay', [id], fee);
  expect(await local.flow.read.totalDebtOf([id])).toBe(0n);
  expect(await expectDebts(local, id)).toBe('PAUSED_SOLVENT');
  const paid = (await local.balanceOf(recipient, local.contracts.usdc)) - before;
  expect(paid).toBe(usdc('100') - (await local.flow.read.getBalance([id])));
});

test('closing pays, refunds and ends, whether solvent, insolvent or empty', async () => {
  const [solvent = 0n, insolvent = 0n] = await createTwo();
  const fee = await local.flow.read.calculateMinFeeWei([solvent]);
  const start = await local.now();
  await local.nextBlockAt(start + 4n * DAY);
  await expectBalanceChanges(local, () => run('close', [solvent], fee), {
    'flow.usdc': -usdc('100'),
    'recipient.usdc': usdc('39.999999'),
    'FlowBatcher.usdc': usdc('60.000001'),
  });
  const { owner, other, stranger } = local.accounts;
  await expectBalanceChanges(local, () => run('sweep', [owner, usdc('60')]), {
    'FlowBatcher.usdc': -usdc('60'),
    'owner.usdc': usdc('60'),
  });
  await expectRevert(
    local.send(stranger, batcher, 'sweep', [other, 1n]),
    'OwnableUnauthorizedAccount',
  );
  await passDays(10n);
  expect(await expectDebts(local, insolvent)).toBe('STREAMING_INSOLVENT');
  await expectBalanceChanges(local, () => run('close', [insolvent], fee), {
    'flow.usdc': -usdc('100'),
    'other.usdc': usdc('100'),
  });
  for (const id of [solvent, insolvent]) {
    expect(await expectDebts(local, id)).toBe('VOIDED');
    expect(await local.flow.read.getBalance([id])).toBe(0n);
    expect(await local.flow.read.totalDebtOf([id])).toBe(0n);
  }
});

test('many withdrawals need one fee, the highest', async () => {
  const ids = await createTwo();
  await passDays(1n);
  const fee = await local.read<bigint>(batcher, 'feeFor', [ids]);
  expect(fee).toBe(await local.flow.read.calculateMinFeeWei([ids[0] ?? 0n]));
  expect(fee).toBeGreaterThan(0n);
  await expectRevert(run('payMany', [ids], fee - 1n), 'SablierFlow_InsufficientFeePayment');
  const { stranger } = local.accounts;
  await local.send(stranger, batcher, 'payMany', [ids], { value: fee });
  for (const id of ids) expect(await local.flow.read.totalDebtOf([id])).toBe(0n);
});

test('with different fees, the highest is needed and enough', async () => {
  const { admin, owner, sender, recipient, stranger } = local.accounts;
  const { flow, usdc: token, comptroller } = local.contracts;
  const [cheap = 0n] = await createTwo();
  await local.mint(sender, usdc('100'), token);
  await local.approve(sender, flow, usdc('100'), token);
  const create = [sender, recipient, rate, 0, token, true, usdc('100')];
  const dear = (await local.send<bigint>(sender, local.deployed.flow, 'createAndDeposit', create))
    .result;
  const flowProtocol = 1;
  const abi = readArtifact('@sablier/evm-utils/artifacts/SablierComptroller.json').abi;
  const custom = [flowProtocol, sender, 500_000_000n];
  await local.send(admin, { address: comptroller, abi }, 'setCustomFeeUSDFor', custom);
  await passDays(1n);

  const low = await local.flow.read.calculateMinFeeWei([cheap]);
  const high = await local.flow.read.calculateMinFeeWei([dear]);
  expect(high).toBeGreaterThan(low * 4n);
  for (const ids of [
    [cheap, dear],
    [dear, cheap],
  ]) {
    expect(await local.read<bigint>(batcher, 'feeFor', [ids])).toBe(high);
  }
  const both = [[cheap, dear]];
  const pay = (value: bigint) => local.send(stranger, batcher, 'payMany', both, { value });
  await expectRevert(pay(high - 1n), 'SablierFlow_InsufficientFeePayment');
  const held = () => local.chain.getBalance({ address: flow });
  const before = await held();
  await payAll(local.clients(owner), flow, [cheap, dear]);
  expect((await held()) - before).toBe(withMargin(high));
  for (const id of [cheap, dear]) expect(await local.flow.read.totalDebtOf([id])).toBe(0n);
});

test('only the owner may manage, and a batched call answers its id', async () => {
  const [id = 0n] = await createTwo();
  await expectRevert(
    local.send(local.accounts.stranger, batcher, 'pauseAndPay', [id]),
    'OwnableUnauthorizedAccount',
  );
  const { abi } = local.deployed.flow;
  const call = encodeFunctionData({ abi, functionName: 'nextStreamId' });
  const { sender } = local.accounts;
  const sent = await local.send<Hex[]>(sender, local.deployed.flow, 'batch', [[call]]);
  const [data = '0x'] = sent.result;
  const next = decodeFunctionResult({ abi, functionName: 'nextStreamId', data });
  expect(next).toBe(await local.flow.read.nextStreamId());
});

test('with a value, only payable functions may be in a batch', async () => {
  const { recipient, other } = local.accounts;
  const { abi } = local.deployed.flow;
  const [id = 0n] = await createTwo();
  await passDays(1n);
  const value = await local.flow.read.calculateMinFeeWei([id]);
  const pay = encodeFunctionData({ abi, functionName: 'withdrawMax', args: [id, recipient] });
  const move = (functionName: 'transferFrom' | 'transferFromPayable') =>
    encodeFunctionData({ abi, functionName, args: [recipient, other, id] });
  const batch = (call: Hex) =>
    local.send(recipient, local.deployed.flow, 'batch', [[pay, call]], { value });
  await expectRevert(batch(move('transferFrom')), 'no data');
  await batch(move('transferFromPayable'));
  expect(await local.flow.read.getRecipient([id])).toBe(other);
});

test('the TypeScript runs a payroll', async () => {
  const { sender, recipient, other } = local.accounts;
  const { flow, usdc: token } = local.contracts;
  await local.mint(sender, usdc('1000'), token);
  await local.approve(sender, flow, usdc('300'), token);
  const ids = await createPayroll(local.clients(sender), flow, token, [
    { recipient, rate, deposit: usdc('100') },
    { recipient: other, rate: rate * 2n, deposit: usdc('200') },
  ]);
  expect(ids).toHaveLength(2);
  const [first = 0n, second = 0n] = ids;
  await expectStream(local, 'flow', first);
  await expectStream(local, 'flow', second, { recipient: other });
  await passDays(2n);
  await payAll(local.clients(sender), flow, ids);
  for (const id of ids) {
    expect(await local.flow.read.totalDebtOf([id])).toBe(0n);
    expect(await expectDebts(local, id)).toBe('STREAMING_SOLVENT');
  }
});
