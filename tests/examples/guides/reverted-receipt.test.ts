import { afterAll, beforeAll, expect, test } from 'vitest';
import { batchCreateDynamic } from '../../../examples/lockup/batch/batch-dynamic';
import { batchCreateLinear } from '../../../examples/lockup/batch/batch-linear';
import { batchCreatePriceGated } from '../../../examples/lockup/batch/batch-price-gated';
import { batchCreateTranched } from '../../../examples/lockup/batch/batch-tranched';
import { createMixed } from '../../../examples/lockup/batch/mixed-models';
import type { Clients } from '../../../examples/lockup/clients';
import { createDynamicStream } from '../../../examples/lockup/create-stream/create-dynamic';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { createPriceGatedStream } from '../../../examples/lockup/create-stream/create-price-gated';
import { createTranchedStream } from '../../../examples/lockup/create-stream/create-tranched';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, WEEK } from '@sablier-docs/testing/streams';
import { withoutEstimate } from '@sablier-docs/testing/without-estimate';

/* Every sample that creates streams: a transaction that reverts in its block is an error. */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
  await local.mint(local.accounts.sender, dai('1000'));
});
afterAll(() => local?.stop());

/** A wallet whose tokens leave between the simulation and the block. */
function drained(clients: Clients): Clients {
  const { sender, other } = local.accounts;
  const blind = withoutEstimate(clients.walletClient);
  const writeContract: typeof blind.writeContract = async (request) => {
    if (request.functionName === 'approve') return blind.writeContract(request);
    const balance = await local.balanceOf(sender);
    await local.send(sender, local.deployed.token, 'transfer', [other, balance]);
    const hash = await blind.writeContract(request);
    await local.send(other, local.deployed.token, 'transfer', [sender, balance]);
    return hash;
  };
  return { ...clients, walletClient: { ...blind, writeContract } };
}

const CASES: Record<string, (clients: Clients, start: number) => Promise<unknown>> = {
  createLinearStream: (clients) =>
    createLinearStream(clients, { ...one(), depositAmount: dai('1'), cliff: 0 }),
  createDynamicStream: (clients, startTime) =>
    createDynamicStream(clients, {
      ...one(),
      startTime,
      evenAmount: dai('1'),
      curvedAmount: dai('1'),
    }),
  createTranchedStream: (clients, startTime) =>
    createTranchedStream(clients, {
      ...one(),
      startTime,
      depositAmount: dai('1'),
      dates: [startTime + 1],
    }),
  createPriceGatedStream: (clients) =>
    createPriceGatedStream(clients, {
      ...one(),
      oracle: local.contracts.oracle,
      depositAmount: dai('1'),
      targetPrice: '5000',
    }),
  batchCreateLinear: (clients) => batchCreateLinear(clients, many()),
  batchCreateDynamic: (clients, startTime) =>
    batchCreateDynamic(clients, {
      ...many(),
      startTime,
      grants: many().grants.map((grant) => ({ ...grant, exponent: '2' })),
    }),
  batchCreateTranched: (clients, startTime) =>
    batchCreateTranched(clients, { ...many(), startTime, dates: [startTime + 1] }),
  batchCreatePriceGated: (clients, start) =>
    batchCreatePriceGated(clients, {
      ...many(),
      ...one(),
      oracle: local.contracts.oracle,
      timestamps: { start, end: start + Number(WEEK) },
      steps: [{ depositAmount: dai('1'), targetPrice: '5000' }],
    }),
  createMixed: (clients) => createMixed(clients, { ...one(), amountEach: dai('1') }),
};

function one() {
  const { lockup, token } = local.contracts;
  return { lockup, token, recipient: local.accounts.recipient };
}

function many() {
  const { batchLockup, lockup, token } = local.contracts;
  const grants = [{ recipient: local.accounts.recipient, depositAmount: dai('1') }];
  return { batchLockup, lockup, token, grants };
}

test.each(Object.entries(CASES))('%s throws, and names the transaction', async (_, create) => {
  const next = await local.lockup.read.nextStreamId();
  const clients = drained(local.clients(local.accounts.sender));
  const start = Number(await local.now());
  await expect(create(clients, start)).rejects.toThrow(/^Transaction 0x[\da-f]{64} reverted/);
  expect(await local.lockup.read.nextStreamId()).toBe(next);
});
