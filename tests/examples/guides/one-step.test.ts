import { createWalletClient, custom, encodeFunctionData, type Address, type Hex } from 'viem';
import { foundry } from 'viem/chains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  approveAndCreate,
  createdStream,
  joinsCalls,
} from '../../../examples/lockup/dapp/one-step';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/dapp#one-step */

interface Call {
  readonly to: Address;
  readonly data: Hex;
}

let local: LocalProtocol;
let account: Deployed;

beforeAll(async () => {
  local = await startProtocol();
  // A smart account that runs the calls of anyone in one transaction.
  account = await local.deployExample('GasProbe', [], { keepsTokens: true });
});
afterAll(() => local?.stop());

/** The clients of a smart account, with a wallet that answers as EIP-5792 says. */
function smartClients({ atomic = 'supported', before = [] as readonly Call[] } = {}) {
  const { publicClient } = local.clients(local.accounts.sender);
  const batches = new Map<string, Hex | 'pending'>();
  const sent: { atomicRequired: boolean; calls: readonly Call[] }[] = [];
  const run = async (calls: readonly Call[]) => {
    const list = [...before, ...calls].map(({ to, data }) => ({ target: to, value: 0n, data }));
    return (await local.send(local.accounts.stranger, account, 'run', [list])).receipt;
  };
  const answers: Record<string, (params: never[]) => unknown> = {
    wallet_getCapabilities: () => ({
      [`0x${foundry.id.toString(16)}`]: { atomic: { status: atomic } },
    }),
    wallet_sendCalls: async ([
      request = { atomicRequired: false, calls: [] },
    ]: (typeof sent)[number][]) => {
      sent.push(request);
      const id = `0x${String(batches.size + 1)}` as const;
      batches.set(id, 'pending');
      if (atomic === 'ready') return { id }; // unsigned
      batches.set(id, (await run(request.calls)).transactionHash);
      return { id };
    },
    wallet_getCallsStatus: ([id = '']: string[]) => {
      const hash = batches.get(id);
      if (hash === 'pending') return { id, status: 100, chainId: '0x7a69', atomic: true };
      const receipt = {
        transactionHash: hash,
        logs: [],
        status: '0x1',
        blockNumber: '0x1',
        gasUsed: '0x1',
      };
      return { id, status: 200, chainId: '0x7a69', atomic: true, receipts: [receipt] };
    },
  };
  const transport = custom({
    request: async ({ method, params }: { method: string; params: never[] }) => {
      const answer = answers[method];
      if (!answer) throw new Error(`unexpected ${method}`);
      return answer(params);
    },
  });
  const walletClient = createWalletClient({ account: account.address, chain: foundry, transport });
  return { clients: { publicClient, walletClient }, sent };
}

const options = (depositAmount = dai('52')) => ({
  lockup: local.contracts.lockup,
  token: local.contracts.token,
  recipient: local.accounts.recipient,
  depositAmount,
  cliff: 0,
});
const allowance = () =>
  local.read<bigint>(local.deployed.token, 'allowance', [account.address, local.contracts.lockup]);

test('a smart account approves and creates in one transaction, and is the sender', async () => {
  await local.mint(account.address, dai('52'));
  const { clients, sent } = smartClients();
  const callsId = await approveAndCreate(clients, options());
  const id = await createdStream(clients, local.contracts.lockup, callsId);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.atomicRequired).toBe(true);
  await expectStream(local, 'lockup', id ?? 0n, { sender: account.address });
  expect(await allowance()).toBe(0n);
});

test('a stream of another account in the same transaction is not taken for it', async () => {
  const { stranger, other } = local.accounts;
  await local.mint(account.address, dai('52'));
  await local.mint(stranger, dai('10'));
  await local.approve(stranger, local.contracts.lockup, dai('10'));
  const { clients: own, sent } = smartClients();
  await approveAndCreate(own, options(dai('1')));
  const create = sent[0]?.calls.at(-1);
  // The other account's creation: it comes first, and takes the id that would be next.
  const helper = await local.deployExample('GasProbe', [], { keepsTokens: true });
  await local.mint(helper.address, dai('1'));
  const { data: approval } = sent[0]?.calls[0] ?? { data: '0x' as const };
  const calls = [
    { target: local.contracts.token, value: 0n, data: approval },
    { target: create?.to ?? other, value: 0n, data: create?.data ?? '0x' },
  ];
  const first = {
    to: helper.address,
    data: encodeFunctionData({ abi: helper.abi, functionName: 'run', args: [calls] }),
  };
  const next = await local.lockup.read.nextStreamId();
  const { clients } = smartClients({ before: [first] });
  const callsId = await approveAndCreate(clients, options(dai('2')));
  const id = await createdStream(clients, local.contracts.lockup, callsId);
  expect(id).toBe(next + 1n);
  for (const one of [next - 1n, next, next + 1n]) {
    await expectStream(local, 'lockup', one, { sender: account.address });
  }
});

test('when the creation fails, nothing is approved', async () => {
  const { clients } = smartClients();
  await expect(approveAndCreate(clients, options(dai('1000000')))).rejects.toThrow();
  expect(await allowance()).toBe(0n);
});

test('a token that refuses to change an allowance above zero', async () => {
  const tether = await local.deployExample('TetherLike');
  const { lockup } = local.contracts;
  await local.mint(account.address, 1_000n, tether.address);
  const approval = encodeFunctionData({
    abi: tether.abi,
    functionName: 'approve',
    args: [lockup, 5n],
  });
  const calls = [{ target: tether.address, value: 0n, data: approval }];
  await local.send(local.accounts.stranger, account, 'run', [calls]);
  const { clients, sent } = smartClients();
  const callsId = await approveAndCreate(clients, { ...options(1_000n), token: tether.address });
  const id = await createdStream(clients, lockup, callsId);
  expect(sent[0]?.calls).toHaveLength(3);
  await expectStream(local, 'lockup', id ?? 0n, { sender: account.address, token: tether.address });
});

test('the capabilities of the wallet decide, and unsigned calls are pending', async () => {
  expect(await joinsCalls(smartClients().clients)).toBe(true);
  expect(await joinsCalls(smartClients({ atomic: 'unsupported' }).clients)).toBe(false);
  expect(await joinsCalls(local.clients(local.accounts.sender))).toBe(false);
  const { clients } = smartClients({ atomic: 'ready' });
  expect(await joinsCalls(clients)).toBe(true);
  const callsId = await approveAndCreate(clients, options());
  expect(await createdStream(clients, local.contracts.lockup, callsId)).toBe(undefined);
});
