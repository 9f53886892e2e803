import { release as flowRelease } from 'sablier/evm/releases/flow/v3.0';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import {
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  type Abi,
  type AbiEvent,
  type Address,
} from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayroll } from '../../../examples/flow/batchable/batch';
import { createFundedStream } from '../../../examples/flow/create-stream/create-stream';
import { batchCreateDynamic } from '../../../examples/lockup/batch/batch-dynamic';
import { batchCreateLinear } from '../../../examples/lockup/batch/batch-linear';
import { batchCreatePriceGated } from '../../../examples/lockup/batch/batch-price-gated';
import { batchCreateTranched } from '../../../examples/lockup/batch/batch-tranched';
import { createMixed } from '../../../examples/lockup/batch/mixed-models';
import { createDynamicStream } from '../../../examples/lockup/create-stream/create-dynamic';
import { createLinearStream } from '../../../examples/lockup/create-stream/create-linear';
import { createPriceGatedStream } from '../../../examples/lockup/create-stream/create-price-gated';
import { createTranchedStream } from '../../../examples/lockup/create-stream/create-tranched';
import * as manage from '../../../examples/lockup/stream-management/manage-stream';
import type { Deployed } from '@sablier-docs/testing/deployed';
import { expectStream } from '@sablier-docs/testing/expect-stream';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY, WEEK } from '@sablier-docs/testing/streams';

/*
 * A token can emit the events of Lockup and Flow while it is moved, before the real ones. No sample takes an id
 * or an amount from it.
 */

const FORGED = 999n;

let local: LocalProtocol;
let token: Deployed;
let sender: Address;
let recipient: Address;

beforeAll(async () => {
  local = await startProtocol();
  ({ sender, recipient } = local.accounts);
});
afterAll(() => local?.stop());
beforeEach(async () => {
  token = await local.deployExample('ForgingToken', [], { keepsTokens: true });
  await local.mint(sender, dai('1000'), token.address);
});

/** Makes the token emit an event with these arguments, and zeros for the others, from now on. */
async function forge(from: Abi, eventName: string, known: Readonly<Record<string, unknown>>) {
  const event = getAbiItem({ abi: from, name: eventName }) as AbiEvent;
  const args = Object.fromEntries(
    event.inputs.map((input) => [input.name, known[input.name ?? ''] ?? zeroOf(input)]),
  );
  const topics = encodeEventTopics({ abi: [event], args } as never);
  const plain = event.inputs.filter(({ indexed }) => !indexed);
  const data = encodeAbiParameters(
    plain,
    plain.map(({ name }) => args[name ?? '']),
  );
  await local.send(sender, token, 'forge', [topics, data]);
  local.streams.see({ contract: token.address, id: FORGED }); // it looks like a stream that was created
}

interface Input {
  readonly type: string;
  readonly name?: string;
  readonly components?: readonly Input[];
}

function zeroOf({ type, components = [] }: Input): unknown {
  if (type.endsWith('[]')) return [];
  if (type === 'tuple')
    return Object.fromEntries(components.map((each) => [each.name, zeroOf(each)]));
  if (type === 'address') return sender; // the parties are right, only the contract is not
  if (type === 'bool') return false;
  if (type === 'string') return '';
  if (type.startsWith('bytes')) return '0x';
  return /^uint(?:8|16|24|32|40|48)$/.test(type) ? 0 : 0n;
}

const lockupAbi: Abi = release.abi.SablierLockup;
const batchAbi: Abi = release.abi.SablierBatchLockup;
const flowAbi: Abi = flowRelease.abi.SablierFlow;

const one = () => ({ lockup: local.contracts.lockup, token: token.address, recipient });
const many = () => ({ ...one(), batchLockup: local.contracts.batchLockup });
const grants = () => [
  { recipient, depositAmount: dai('1') },
  { recipient: local.accounts.other, depositAmount: dai('2') },
];

const CREATED = ['Linear', 'Dynamic', 'Tranched'].map((model) => `CreateLockup${model}Stream`);

async function forgeCreation(oracle: Address) {
  for (const name of CREATED) await forge(lockupAbi, name, { streamId: FORGED });
  await forge(lockupAbi, 'CreateLockupPriceGatedStream', {
    streamId: FORGED,
    oracle,
    targetPrice: 500_000_000_000n,
  });
  await forge(batchAbi, 'CreateLockupBatch', {
    streamIds: [FORGED],
    lockup: local.contracts.lockup,
  });
}

const SINGLE: Record<string, (start: number) => Promise<bigint>> = {
  createLinearStream: () =>
    createLinearStream(local.clients(sender), { ...one(), depositAmount: dai('1'), cliff: 0 }),
  createDynamicStream: (startTime) =>
    createDynamicStream(local.clients(sender), {
      ...one(),
      startTime,
      evenAmount: dai('1'),
      curvedAmount: dai('1'),
    }),
  createTranchedStream: (startTime) =>
    createTranchedStream(local.clients(sender), {
      ...one(),
      startTime,
      depositAmount: dai('1'),
      dates: [startTime + 1000],
    }),
  createPriceGatedStream: () =>
    createPriceGatedStream(local.clients(sender), {
      ...one(),
      oracle: local.contracts.oracle,
      depositAmount: dai('1'),
      targetPrice: '5000',
    }),
};

test.each(Object.entries(SINGLE))('%s returns the id of Lockup', async (_, create) => {
  await forgeCreation(local.contracts.oracle);
  const next = await local.lockup.read.nextStreamId();
  expect(await create(Number(await local.now()))).toBe(next);
  await expectStream(local, 'lockup', next, { token: token.address });
});

const SEVERAL: Record<string, (start: number) => Promise<readonly bigint[]>> = {
  batchCreateLinear: () =>
    batchCreateLinear(local.clients(sender), { ...many(), grants: grants() }),
  batchCreateDynamic: (startTime) =>
    batchCreateDynamic(local.clients(sender), {
      ...many(),
      startTime,
      grants: grants().map((grant) => ({ ...grant, exponent: '2' })),
    }),
  batchCreateTranched: (startTime) =>
    batchCreateTranched(local.clients(sender), {
      ...many(),
      startTime,
      dates: [startTime + 1000],
      grants: grants(),
    }),
  batchCreatePriceGated: (start) =>
    batchCreatePriceGated(local.clients(sender), {
      ...many(),
      oracle: local.contracts.oracle,
      timestamps: { start, end: start + Number(WEEK) },
      steps: ['5000', '6000'].map((targetPrice) => ({ depositAmount: dai('1'), targetPrice })),
    }),
  createMixed: () => createMixed(local.clients(sender), { ...one(), amountEach: dai('1') }),
};

test.each(Object.entries(SEVERAL))('%s returns the ids of Lockup', async (name, create) => {
  await forgeCreation(local.contracts.oracle);
  const next = await local.lockup.read.nextStreamId();
  expect(await create(Number(await local.now()))).toEqual([next, next + 1n]);
  const terms = { token: token.address, transferable: name !== 'batchCreateTranched' };
  await expectStream(local, 'lockup', next, terms);
  // Two samples pay one recipient twice.
  const isForOne = name === 'batchCreatePriceGated' || name === 'createMixed';
  const second = isForOne ? recipient : local.accounts.other;
  await expectStream(local, 'lockup', next + 1n, { ...terms, recipient: second });
});

test('withdrawMax, withdrawAll, cancel and cancelMultiple report what Lockup did', async () => {
  const { lockup } = local.contracts;
  const create = SINGLE.createLinearStream as () => Promise<bigint>;
  const ids = [await create(), await create(), await create(), await create()] as const;
  const [first, second, third, fourth] = ids;
  for (const id of ids) await expectStream(local, 'lockup', id, { token: token.address });
  const about = { streamId: first, amount: dai('500') };
  await forge(lockupAbi, 'WithdrawFromLockupStream', about);
  const amounts = { senderAmount: dai('500'), recipientAmount: 0n };
  await forge(lockupAbi, 'CancelLockupStream', { streamId: second, ...amounts });
  await forge(lockupAbi, 'InvalidWithdrawalInWithdrawMultiple', { streamId: third });
  await forge(lockupAbi, 'InvalidStreamInCancelMultiple', { streamId: fourth });
  await local.warpTo((await local.now()) + 182n * DAY);

  const at = { lockup, streamId: first, to: recipient };
  const withdrawn = await manage.withdrawMax(local.clients(recipient), at);
  expect(withdrawn).toBe(await local.lockup.read.getWithdrawnAmount([first]));
  const all = { lockup, streamIds: [second, third] };
  expect(await manage.withdrawAll(local.clients(recipient), all)).toEqual([]);
  const canceled = await manage.cancel(local.clients(sender), { lockup, streamId: second });
  expect(canceled.senderAmount).toBe(await local.lockup.read.getRefundedAmount([second]));
  const rest = { lockup, streamIds: [third, fourth] };
  expect(await manage.cancelMultiple(local.clients(sender), rest)).toEqual([]);
});

test('createFundedStream and createPayroll return the ids of Flow', async () => {
  const { flow } = local.contracts;
  await forge(flowAbi, 'CreateFlowStream', { streamId: FORGED });
  const clients = local.clients(sender);
  const next = await local.flow.read.nextStreamId();
  const terms = { token: token.address, recipient, rate: 10n ** 12n, deposit: dai('1') };
  expect(await createFundedStream(clients, flow, terms)).toBe(next);
  await local.approve(sender, flow, dai('3'), token.address);
  const { rate, deposit } = terms;
  const employees = [recipient, local.accounts.other].map((each, at) => ({
    recipient: each,
    rate: rate * BigInt(at + 1),
    deposit: deposit * BigInt(at + 1),
  }));
  expect(await createPayroll(clients, flow, token.address, employees)).toEqual([
    next + 1n,
    next + 2n,
  ]);
  for (const [i, to] of [recipient, recipient, local.accounts.other].entries())
    await expectStream(local, 'flow', next + BigInt(i), { recipient: to, token: token.address });
  for (const [id, each] of [next + 1n, next + 2n].entries())
    expect(await local.flow.read.getBalance([each])).toBe(deposit * BigInt(id + 1));
});
