import { createWalletClient, http, WaitForTransactionReceiptTimeoutError, type Hash } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createdInBatch, sendLinearBatch } from '../../../examples/lockup/batch/batch-linear';
import { batchCreateInParts, createdSince } from '../../../examples/lockup/batch/in-parts';
import type { Clients } from '../../../examples/lockup/clients';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai } from '@sablier-docs/testing/streams';

/* /guides/lockup/examples/batch-create-streams/batch-lockup-linear#parts: no recipient is paid twice. */

let local: LocalProtocol;
let fromBlock: bigint;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('10000'));
});
afterAll(() => local?.stop());
beforeEach(async () => {
  fromBlock = (await local.chain.getBlockNumber()) + 1n;
});

const options = () => {
  const { batchLockup, lockup, token } = local.contracts;
  const { recipient, other } = local.accounts;
  const grants = ['1', '2', '3', '4', '5', '6'].map((amount, i) => ({
    recipient: i % 2 === 0 ? recipient : other,
    depositAmount: dai(amount),
  }));
  return { batchLockup, lockup, token, grants, perPart: 2 };
};

/** A wallet whose n-th transaction to the batch contract goes through `send`. */
function nthBatch(
  { publicClient, walletClient }: Clients,
  n: number,
  send: (really: () => Promise<Hash>) => Promise<Hash>,
): Clients {
  let count = 0;
  const writeContract: typeof walletClient.writeContract = (request) => {
    const really = () => walletClient.writeContract(request);
    if (request.functionName !== 'createWithDurationsLL') return really();
    count += 1;
    return count === n ? send(really) : really();
  };
  return { publicClient, walletClient: { ...walletClient, writeContract } };
}

/** Clients that lose the answer when they wait for this transaction. */
function deafFor(
  { publicClient, walletClient }: Clients,
  isLost: (hash: Hash) => boolean,
): Clients {
  const waitForTransactionReceipt: typeof publicClient.waitForTransactionReceipt = (asked) => {
    if (isLost(asked.hash)) throw new WaitForTransactionReceiptTimeoutError({ hash: asked.hash });
    return publicClient.waitForTransactionReceipt(asked);
  };
  return { publicClient: { ...publicClient, waitForTransactionReceipt }, walletClient };
}

/** Continues as the page says, and looks at every stream of the list. */
async function finish(clients: Clients) {
  const { grants, ...rest } = options();
  const before = await createdSince(clients, { ...rest, fromBlock });
  await batchCreateInParts(clients, {
    ...rest,
    grants: grants.slice(before.length),
    onSent: () => undefined,
    onCreated: () => undefined,
  });
  const ids = await createdSince(clients, { ...rest, fromBlock });
  for (const [i, id] of ids.entries()) {
    await expectStream(local, 'lockup', id, { recipient: grants[i]?.recipient });
    expect(await local.lockup.read.getDepositedAmount([id])).toBe(grants[i]?.depositAmount);
  }
  expect(ids).toHaveLength(grants.length);
  return before;
}

test('a part whose answer is lost has handed its hash out, and the hash still answers', async () => {
  const clients = local.clients(local.accounts.sender);
  const sent: Hash[] = [];
  const kept: bigint[] = [];
  const deaf = deafFor(clients, (hash) => hash === sent[1]);
  const run = batchCreateInParts(deaf, {
    ...options(),
    onSent: async (hash) => void sent.push(hash),
    onCreated: async (ids) => void kept.push(...ids),
  });
  await expect(run).rejects.toThrow('Timed out while waiting');
  expect([sent.length, kept.length]).toEqual([2, 2]);
  const second = await createdInBatch(clients, options(), sent[1] ?? '0x');
  expect(await finish(clients)).toEqual([...kept, ...second]);
});

test('a wallet that sends and answers with a time-out: no hash, and still nothing is paid twice', async () => {
  const clients = local.clients(local.accounts.sender);
  const sent: Hash[] = [];
  const forgetful = nthBatch(clients, 2, async (really) => {
    await really();
    throw new Error('The wallet did not answer in time.');
  });
  const run = batchCreateInParts(forgetful, {
    ...options(),
    onSent: (hash) => void sent.push(hash),
    onCreated: () => undefined,
  });
  await expect(run).rejects.toThrow('did not answer');
  expect(sent).toHaveLength(1);
  expect(await finish(clients)).toHaveLength(4);
});

test('while a part is pending, nothing is said about what was created', async () => {
  const { url, accounts, chain } = local;
  const clients = local.clients(accounts.sender);
  const { grants, ...rest } = options();
  await local.approve(accounts.sender, rest.batchLockup, dai('100'));
  fromBlock = (await chain.getBlockNumber()) + 1n;
  await chain.setAutomine(false);
  try {
    // A wallet that answers as soon as the node has the transaction, without waiting for its block.
    const { walletClient } = clients;
    const quick = createWalletClient({
      account: walletClient.account,
      chain: walletClient.chain,
      transport: http(url),
    });
    const pending = { ...clients, walletClient: quick };
    const hash = await sendLinearBatch(pending, { ...rest, grants: grants.slice(0, 2) });
    await expect(createdSince(clients, { ...rest, fromBlock })).rejects.toThrow('pending');
    await chain.mine({ blocks: 1 });
    expect(await createdInBatch(clients, options(), hash)).toHaveLength(2);
  } finally {
    await chain.setAutomine(true);
  }
  expect(await finish(clients)).toHaveLength(2);
});

test('the list waits until a hash is kept', async () => {
  const clients = local.clients(local.accounts.sender);
  const run = batchCreateInParts(clients, {
    ...options(),
    onSent: () => Promise.reject(new Error('the disk is full')),
    onCreated: () => undefined,
  });
  await expect(run).rejects.toThrow('the disk is full');
  expect(await finish(clients)).toHaveLength(2);
});
