import { createPublicClient, createWalletClient, custom, type Address, type Hash } from 'viem';
import { foundry } from 'viem/chains';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createPayroll, payAll } from '../../../examples/flow/batchable/batch';
import { withdrawAll } from '../../../examples/flow/dapp/stream';
import { streamManager } from '../../../examples/flow/stream-management/manage-stream';
import type { Clients } from '../../../examples/lockup/clients';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { withdrawWithMargin } from '../../../examples/lockup/fees/fee-with-margin';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, openLinear } from '@sablier-docs/testing/streams';

/*
 * Somebody presses "cancel" in the wallet while a transaction is pending. The wallet sends nothing to itself with
 * the same nonce, which succeeds. No sample takes that for its own transaction.
 */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());
afterEach(() => automine(true));

const ask = (method: string, params: readonly unknown[]) =>
  local.chain.request({ method, params } as never);
const automine = (isOn: boolean) => ask('evm_setAutomine', [isOn]);

type Replacement = 'cancel' | 'speed up' | 'something else';

/** Clients whose wallet replaces each transaction while the sample waits for it. */
function replacing(account: Address, replacement: Replacement): Clients {
  let pending: Hash | undefined;
  const request = async (asked: { method: string; params?: readonly unknown[] }) => {
    const answer: unknown = await local.chain.request(asked as never);
    // viem has looked at the block for the first time, and takes the next one. It skips what comes in between.
    if (pending && asked.method === 'eth_getBlockByNumber' && asked.params?.[1] === true) {
      void replace(pending, account, replacement);
      pending = undefined;
    }
    return answer;
  };
  const transport = custom({ request });
  const publicClient = createPublicClient({ chain: foundry, transport, pollingInterval: 20 });
  const wallet = createWalletClient({ account, chain: foundry, transport });
  const writeContract = (async (call: object) => {
    await automine(false);
    pending = await wallet.writeContract({ ...call, gas: 2_000_000n } as never);
    return pending;
  }) as typeof wallet.writeContract;
  return { publicClient, walletClient: { ...wallet, writeContract } };
}

async function replace(hash: Hash, account: Address, how: Replacement) {
  const pending = await local.chain.getTransaction({ hash });
  const same = { to: pending.to, value: pending.value, data: pending.input, gas: pending.gas };
  await local.chain.sendTransaction({
    account,
    ...(how === 'cancel' ? { to: account, value: 0n, gas: 21_000n } : same),
    ...(how === 'something else' ? { to: local.accounts.other, value: 1n, data: '0x' } : {}),
    nonce: pending.nonce,
    maxFeePerGas: (pending.maxFeePerGas ?? 0n) * 2n,
    maxPriorityFeePerGas: (pending.maxPriorityFeePerGas ?? 0n) * 2n,
  } as never);
  await ask('evm_mine', []);
}

const lockupCall = (id: bigint) => ({ lockup: local.contracts.lockup, streamId: id });

const LOCKUP: Record<string, (clients: Clients, id: bigint) => Promise<unknown>> = {
  withdraw: (clients, id) =>
    manage.withdraw(clients, { ...lockupCall(id), to: local.accounts.recipient, amount: 1n }),
  withdrawMax: (clients, id) =>
    manage.withdrawMax(clients, { ...lockupCall(id), to: local.accounts.recipient }),
  withdrawAll: (clients, id) =>
    manage.withdrawAll(clients, { lockup: local.contracts.lockup, streamIds: [id] }),
  withdrawWithMargin: (clients, id) => withdrawWithMargin(clients, lockupCall(id)),
  cancel: (clients, id) => manage.cancel(clients, lockupCall(id)),
  cancelMultiple: (clients, id) =>
    manage.cancelMultiple(clients, { lockup: local.contracts.lockup, streamIds: [id] }),
  renounce: (clients, id) =>
    manage.renounce(clients, { lockup: local.contracts.lockup, streamIds: [id] }),
  transfer: (clients, id) =>
    manage.transfer(clients, { ...lockupCall(id), to: local.accounts.other }),
  withdrawMaxAndTransfer: (clients, id) =>
    manage.withdrawMaxAndTransfer(clients, { ...lockupCall(id), to: local.accounts.other }),
};

/** A stream whose sender and recipient is one wallet, half released. */
async function half(account: Address) {
  const { id } = await openLinear(local, { sender: account, recipient: account });
  await local.warpTo((await local.now()) + 50n * DAY);
  return id;
}

test.each(Object.entries(LOCKUP))('%s throws when the wallet canceled it', async (_, act) => {
  const { sender } = local.accounts;
  const id = await half(sender);
  const clients = replacing(sender, 'cancel');
  await expect(act(clients, id)).rejects.toThrow('The wallet sent another transaction');
  await automine(true);
  expect(await local.lockup.read.getWithdrawnAmount([id])).toBe(0n);
  expect(await local.lockup.read.isCancelable([id])).toBe(true);
});

test('a call with a higher fee is still the call', async () => {
  const { sender } = local.accounts;
  const id = await half(sender);
  const at = { ...lockupCall(id), to: sender };
  const amount = await manage.withdrawMax(replacing(sender, 'speed up'), at);
  expect(amount).toBe(await local.lockup.read.getWithdrawnAmount([id]));
});

test('createLinearStream throws, and creates no stream', async () => {
  const { sender, recipient } = local.accounts;
  const { lockup, token } = local.contracts;
  await local.mint(sender, dai('1'));
  await local.approve(sender, lockup, dai('1'));
  const next = await local.lockup.read.nextStreamId();
  const options = { lockup, token, recipient, depositAmount: dai('1'), cliff: 0 };
  await expect(createLinearStream(replacing(sender, 'cancel'), options)).rejects.toThrow(
    'created no stream',
  );
  expect(await local.lockup.read.nextStreamId()).toBe(next);
});

/** A Flow stream that a wallet pays to itself. */
async function flowStream(account: Address) {
  const { flow, token } = local.contracts;
  await local.mint(account, dai('100'));
  await local.approve(account, flow, dai('100'));
  const args = [account, account, 10n ** 15n, 0, token, true, dai('100')];
  const created = await local.send<bigint>(account, local.deployed.flow, 'createAndDeposit', args);
  await local.warpTo((await local.now()) + DAY);
  return created.result;
}

const FLOW: Record<string, (clients: Clients, id: bigint) => Promise<unknown>> = {
  pause: (clients, id) => streamManager(clients, local.contracts.flow, id).pause(),
  payAll: (clients, id) => payAll(clients, local.contracts.flow, [id]),
  createPayroll: (clients) =>
    createPayroll(clients, local.contracts.flow, local.contracts.token, [
      { recipient: local.accounts.recipient, rate: 1n, deposit: 1n },
    ]),
};

test.each(Object.entries(FLOW))('%s of Flow throws when the wallet canceled it', async (_, act) => {
  const { sender } = local.accounts;
  const id = await flowStream(sender);
  await local.approve(sender, local.contracts.flow, 1n);
  const next = await local.flow.read.nextStreamId();
  const clients = replacing(sender, 'cancel');
  await expect(act(clients, id)).rejects.toThrow('The wallet sent another transaction');
  await automine(true);
  expect(await local.flow.read.statusOf([id])).toBe(1); // STREAMING_SOLVENT
  expect(await local.flow.read.getBalance([id])).toBe(dai('100'));
  expect(await local.flow.read.nextStreamId()).toBe(next);
});

test.each(['cancel', 'something else'] as const)(
  'withdrawAll of the Flow dApp says that it did not happen when the wallet sent "%s"',
  async (replacement) => {
    const { sender } = local.accounts;
    const id = await flowStream(sender);
    const outcome = await withdrawAll(replacing(sender, replacement), local.contracts.flow, id);
    expect(outcome).toEqual({
      ok: false,
      reason: 'Your wallet sent another transaction instead.',
    });
    await automine(true);
    expect(await local.flow.read.getBalance([id])).toBe(dai('100'));
  },
);

test('withdrawAll of the Flow dApp takes a call with a higher fee for the call', async () => {
  const { sender } = local.accounts;
  const id = await flowStream(sender);
  const sped = replacing(sender, 'speed up');
  expect(await withdrawAll(sped, local.contracts.flow, id)).toEqual({ ok: true });
  expect(await local.flow.read.getBalance([id])).toBeLessThan(dai('100'));
});

test('another call with the same nonce is none of Lockup either', async () => {
  const { sender } = local.accounts;
  const id = await half(sender);
  const act = manage.cancel(replacing(sender, 'something else'), lockupCall(id));
  await expect(act).rejects.toThrow('The wallet sent another transaction');
  await automine(true);
  expect(await local.lockup.read.isCancelable([id])).toBe(true);
});
