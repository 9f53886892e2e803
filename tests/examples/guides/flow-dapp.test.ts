import { createRequire } from 'node:module';
import { createPublicClient, http, parseUnits, type EIP1193Provider, type Hex } from 'viem';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readChainClock } from '../../../examples/chain-clock';
import { flowAt } from '../../../examples/flow/contracts';
import {
  connect,
  debtAt,
  explain,
  loadStream,
  loadStreams,
  MULTICALL,
  statusAt,
  withdrawAll,
} from '../../../examples/flow/dapp/stream';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { ratePerSecond } from '@sablier-docs/protocol/flow/rate';
import { deploy } from '@sablier-docs/testing/chain';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';

/* /guides/flow/examples/dapp */

/** viem brings the code of Multicall3, and does not export it. */
const { multicall3Bytecode } = createRequire(import.meta.url)(
  '../../../node_modules/viem/_cjs/constants/contracts.js',
) as { multicall3Bytecode: Hex };

const DAY = 86_400n;
const usdc = (amount: string) => parseUnits(amount, 6);
const rate = ratePerSecond(usdc('10'), 6, DAY);

let local: LocalProtocol;
let id: bigint;
let created: bigint;

beforeAll(async () => {
  local = await startProtocol();
  const { sender, recipient } = local.accounts;
  const { flow, usdc: token } = local.contracts;
  await local.mint(sender, usdc('1000'), token);
  await local.approve(sender, flow, usdc('1000'), token);
  const args = [sender, recipient, rate, 0, token, true, usdc('100')];
  const sent = await local.send<bigint>(sender, local.deployed.flow, 'createAndDeposit', args);
  id = sent.result;
  created = await local.now();
});
afterAll(() => local?.stop());

const flow = () => flowAt(local.contracts.flow, local.clients(local.accounts.recipient));

test('the local counter equals the chain, second by second and beyond depletion', async () => {
  const loaded = await loadStream(flow(), id);
  expect(loaded.recipient).toBe(local.accounts.recipient);
  for (const elapsed of [1n, 2n, 59n, DAY, 9n * DAY + 7n, 10n * DAY, 10n * DAY + 1n, 12n * DAY]) {
    await local.warpTo(created + elapsed);
    const now = await local.now();
    expect(debtAt(loaded, now)).toEqual({
      total: await local.flow.read.totalDebtOf([id]),
      covered: await local.flow.read.coveredDebtOf([id]),
      uncovered: await local.flow.read.uncoveredDebtOf([id]),
      refundable: await local.flow.read.refundableAmountOf([id]),
    });
    expect(statusAt(loaded, now)).toBe(FLOW_STATUSES[await local.flow.read.statusOf([id])]);
  }
  expect(debtAt(loaded, created - 5n).total).toBe(0n);
});

test('the clock is that of the chain, and runs on between its blocks', async () => {
  const clients = local.clients(local.accounts.recipient);
  const passed = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const clock = await readChainClock(clients);
  expect(clock()).toBe(await local.now());
  passed.mockReturnValue(7_999);
  expect(clock()).toBe((await local.now()) + 2n);
  passed.mockRestore();
  await local.warpTo((await local.now()) + 400n * DAY);
  const later = await readChainClock(clients);
  const loaded = await loadStream(flow(), id);
  // The computer is more than a year behind this chain.
  expect(debtAt(loaded, later()).total).toBeGreaterThanOrEqual(
    await local.flow.read.totalDebtOf([id]),
  );
});

test('many streams take one request where the client merges its reads', async () => {
  const { recipient, sender } = local.accounts;
  const args = [sender, recipient, rate, 0, local.contracts.usdc, true];
  const { result: second } = await local.send<bigint>(sender, local.deployed.flow, 'create', args);
  const { url, clients } = local;
  const sent: string[] = [];
  const multicall3 = { address: await deploy(local.chain, multicall3Bytecode) };
  const publicClient = createPublicClient({
    chain: { ...foundry, contracts: { multicall3 } },
    transport: http(url, {
      onFetchRequest: async (request) => {
        sent.push(((await request.clone().json()) as { method: string }).method);
      },
    }),
    batch: { multicall: MULTICALL },
  });
  const merged = flowAt(local.contracts.flow, { ...clients(recipient), publicClient });
  const loaded = await loadStreams(merged, [second, id]);
  expect(sent).toEqual(['eth_call']);
  await loadStreams(
    merged,
    Array.from({ length: 227 }, () => id),
  );
  expect(sent).toHaveLength(2);
  await loadStreams(
    merged,
    Array.from({ length: 228 }, () => id),
  );
  expect(sent).toHaveLength(4);
  expect(loaded).toEqual([await loadStream(flow(), second), await loadStream(flow(), id)]);
  await expect(loadStreams(merged, [id, 99n])).rejects.toThrow('SablierFlowState_Null');
});

test('a withdrawal succeeds once and then says why it does not', async () => {
  const { recipient } = local.accounts;
  const clients = local.clients(recipient);
  const address = local.contracts.flow;
  expect(await withdrawAll(clients, address, id)).toEqual({ ok: true });
  expect(await local.balanceOf(recipient, local.contracts.usdc)).toBe(usdc('100'));
  const again = await withdrawAll(clients, address, id);
  expect(again).toEqual({ ok: false, reason: 'There is nothing to withdraw at the moment.' });
  expect(await withdrawAll(clients, address, 999n)).toEqual({
    ok: false,
    reason: 'There is no stream with this id on this chain.',
  });
  await expect(loadStream(flow(), 999n)).rejects.toSatisfy(
    (error) => explain(error) === 'There is no stream with this id on this chain.',
  );
});

test('an error without a sentence shows its name, a stranger gets the rule', async () => {
  const { stranger, sender } = local.accounts;
  const strangers = local.clients(stranger);
  await local.send(sender, local.deployed.flow, 'deposit', [
    id,
    usdc('10'),
    sender,
    local.accounts.recipient,
  ]);
  expect(await withdrawAll(strangers, local.contracts.flow, id)).toEqual({
    ok: false,
    reason: 'Only the recipient, or an account it approved, can withdraw to another address.',
  });
  const paused = flowAt(local.contracts.flow, strangers).simulate.pause([id]);
  await expect(paused).rejects.toSatisfy(
    (error) => explain(error) === 'SablierFlowState_Unauthorized',
  );
  expect(() => explain(new Error('not from viem'))).toThrow('not from viem');
});

test('connecting asks the wallet for its account', async () => {
  const provider = { request: async () => [local.accounts.sender] } as unknown as EIP1193Provider;
  const { walletClient } = await connect(foundry, provider);
  expect(walletClient.account.address).toBe(local.accounts.sender);
  const empty = { request: async () => [] } as unknown as EIP1193Provider;
  await expect(connect(foundry, empty)).rejects.toThrow('no account');
});
