import { parseUnits, zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createFundedStream,
  createSalary,
} from '../../../examples/flow/create-stream/create-stream';
import { flowAddress } from '../../../examples/flow/contracts';
import { depletionTime } from '@sablier-docs/protocol/flow/debt';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { expectDebts, readFlowStream } from '@sablier-docs/testing/flow-stream';
import { expectRevert } from '@sablier-docs/testing/reverts';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/flow/examples/create-stream */

const MONTH = 30n * 86_400n;
const salary = parseUnits('1000', 6);
const rate = ratePerSecond(salary, 6, MONTH);

let local: LocalProtocol;
let creator: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  creator = await local.deployExample('FlowStreamCreator', [local.contracts.flow]);
  await local.mint(local.accounts.sender, salary * 100n, local.contracts.usdc);
});
afterAll(() => local?.stop());

test('an unfunded stream moves no tokens and owes by the second', async () => {
  const { sender, recipient } = local.accounts;
  const { usdc } = local.contracts;
  const before = await local.balanceOf(sender, usdc);
  const { result: id } = await local.send<bigint>(sender, creator, 'createMonthly', [
    usdc,
    recipient,
    salary,
  ]);
  const start = await local.now();
  expect(await local.balanceOf(sender, usdc)).toBe(before);
  await expectStream(local, 'flow', id);
  expect(await local.flow.read.getRatePerSecond([id])).toBe(rate);

  await local.warpTo(start + 10n * 86_400n);
  expect(await local.flow.read.totalDebtOf([id])).toBe(parseUnits('333.333333', 6));
  expect(await expectDebts(local, id)).toBe('STREAMING_INSOLVENT');
  await expectRevert(
    local.read(local.deployed.flow, 'depletionTimeOf', [id]),
    'SablierFlow_StreamBalanceZero',
  );
});

test('a past start owes at once, a future start waits', async () => {
  const { sender, recipient } = local.accounts;
  const now = await local.now();
  const at = async (startTime: bigint) => {
    const args = [local.contracts.usdc, recipient, salary, startTime];
    const { result } = await local.send<bigint>(sender, creator, 'createMonthlyAt', args);
    await expectStream(local, 'flow', result);
    return result;
  };
  const past = await at(now - 86_400n);
  expect(await local.flow.read.totalDebtOf([past])).toBeGreaterThan(parseUnits('33.3', 6));
  expect(await expectDebts(local, past)).toBe('STREAMING_INSOLVENT');

  const future = await at(now + 86_400n);
  expect(await expectDebts(local, future)).toBe('PENDING');
  await local.warpTo(now + 86_400n);
  expect(await expectDebts(local, future)).toBe('STREAMING_SOLVENT');
  await local.warpTo(now + 86_410n);
  expect(await expectDebts(local, future)).toBe('STREAMING_INSOLVENT');
});

test('a funded stream is solvent until its depletion time', async () => {
  const { sender, recipient } = local.accounts;
  const { usdc } = local.contracts;
  await local.approve(sender, creator.address, salary, usdc);
  const { result: id } = await local.send<bigint>(sender, creator, 'createFunded', [
    usdc,
    recipient,
    rate,
    salary,
  ]);
  const start = await local.now();
  expect(await local.flow.read.getBalance([id])).toBe(salary);
  await expectStream(local, 'flow', id);

  const depletion = await local.flow.read.depletionTimeOf([id]);
  expect(depletion).toBe(start + MONTH + 1n);
  expect(depletion).toBe(depletionTime(await readFlowStream(local, id), start));
  await local.warpTo(depletion - 1n);
  expect(await expectDebts(local, id)).toBe('STREAMING_SOLVENT');
  await local.warpTo(depletion);
  expect(await expectDebts(local, id)).toBe('STREAMING_INSOLVENT');
  expect(await local.flow.read.depletionTimeOf([id])).toBe(0n);
});

test('creations revert with the error that the guide names for each wrong argument', async () => {
  const { sender, recipient } = local.accounts;
  const { flow } = local.deployed;
  const { usdc } = local.contracts;
  const create = (...args: readonly unknown[]) => local.send(sender, flow, 'create', args);
  const later = (await local.now()) + 1_000n;
  await expectRevert(
    create(zeroAddress, recipient, rate, 0, usdc, true),
    'SablierFlow_SenderZeroAddress',
  );
  await expectRevert(
    create(sender, recipient, 0n, later, usdc, true),
    'SablierFlow_CreateRatePerSecondZero',
  );
  await expectRevert(create(sender, zeroAddress, rate, 0, usdc, true), 'ERC721InvalidReceiver');
  await expectRevert(
    local.send(sender, creator, 'createFunded', [usdc, recipient, rate, 1n]),
    'ERC20InsufficientAllowance',
  );
  await local.approve(sender, creator.address, 1n, usdc);
  await expectRevert(
    local.send(sender, creator, 'createFunded', [usdc, recipient, rate, 0n]),
    'SablierFlow_DepositAmountZero',
  );
  await expectRevert(
    local.send(sender, creator, 'createMonthly', [usdc, recipient, 0n]),
    'RateZero',
  );
  const nothing = { token: usdc, recipient, amountPerMonth: 0n };
  const byWallet = createSalary(local.clients(sender), local.contracts.flow, nothing);
  await expect(byWallet).rejects.toThrow('the rate is zero');
  // A rate of zero with a start of now is no error: it makes a paused stream.
  const { result: id } = await local.send<bigint>(sender, flow, 'create', [
    sender,
    recipient,
    0n,
    0,
    usdc,
    true,
  ]);
  expect(await expectDebts(local, id)).toBe('PAUSED_SOLVENT');
});

test('the TypeScript creates the same streams', async () => {
  const { sender, recipient } = local.accounts;
  const { flow, usdc } = local.contracts;
  const clients = local.clients(sender);
  const unfunded = { token: usdc, recipient, amountPerMonth: salary };
  const id = await createSalary(clients, flow, unfunded);
  expect(id).toBe((await local.flow.read.nextStreamId()) - 1n);
  expect(await local.flow.read.getRatePerSecond([id])).toBe(rate);
  await expectStream(local, 'flow', id);
  expect(await local.flow.read.getBalance([id])).toBe(0n);

  const funded = { token: usdc, recipient, rate, deposit: salary };
  const second = await createFundedStream(clients, flow, funded);
  expect(second).toBe(id + 1n);
  await expectStream(local, 'flow', second);
  expect(await local.flow.read.getBalance([second])).toBe(salary);
});

test('the SDK knows where Flow is', () => {
  expect(flowAddress(1)).toMatch(/^0x[\dA-Fa-f]{40}$/);
  expect(() => flowAddress(31_337)).toThrow('chain 31337');
});
