import { getAddress, parseEventLogs, type Abi, type Address } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { buildTree, proofOf } from '@sablier-docs/tools/merkle/tree';
import { DAY, NOW, samples, START } from '../testing/samples';
import {
  callTool,
  mintTo,
  openToolWorld,
  sendCall,
  tokensOf,
  type ToolWorld,
} from '../testing/tool-world';

/* The calldata of the tools, sent to the published bytecode, and the streams that it leaves there. */

const lockupAbi: Abi = abiOf('lockup', 'v4.0', 'SablierLockup');
const flowAbi: Abi = abiOf('flow', 'v3.0', 'SablierFlow');
const RICH = 10n ** 18n;

let world: ToolWorld;
beforeAll(async () => {
  world = await openToolWorld();
});

interface NewStream {
  recipient: string;
  deposit?: string;
  [field: string]: unknown;
}
interface Creation {
  model: string;
  times: string;
  streams: NewStream[];
}

/** Streams of one call have recipients that differ. */
const recipientAt = (i: number, { accounts }: ToolWorld) =>
  getAddress(i % 2 === 0 ? accounts.recipient : accounts.other);

/** A sample with the parties of this chain. */
function localize(sample: object, world: ToolWorld) {
  const { accounts, at } = world;
  const input = structuredClone(sample) as Creation & Record<string, unknown>;
  const streams = input.streams.map(
    (one, i): NewStream => ({
      ...one,
      recipient: recipientAt(i, world),
      ...(one.oracle ? { oracle: at('feed') } : {}),
    }),
  );
  return { ...input, chain: 'base', token: at('usdc'), sender: accounts.sender, streams };
}

describe('create_lockup', () => {
  it.each((samples.create_lockup ?? []) as Creation[])(
    '$model by $times creates the streams that it was asked for',
    async (sample) => {
      const { client, accounts, at } = world;
      const input = localize(sample, world);
      const { calls } = await callTool('create_lockup', input, world.site);
      const total = input.streams.reduce((sum, { deposit }) => sum + BigInt(deposit ?? 0), 0n);
      await mintTo(world, accounts.other, accounts.other, total);
      const read = <T>(functionName: string, id?: bigint) =>
        client.readContract({
          address: at('lockup'),
          abi: lockupAbi,
          functionName,
          args: id === undefined ? [] : [id],
        }) as Promise<T>;
      const first = await read<bigint>('nextStreamId');
      const before = await tokensOf(world, accounts.other);
      for (const { to, data, value } of calls)
        await sendCall(world, accounts.other, to, data, BigInt(value));
      expect(before - (await tokensOf(world, accounts.other))).toBe(total);
      expect(await read('nextStreamId')).toBe(first + BigInt(input.streams.length));
      const { timestamp } = await client.getBlock();
      const shift = input.times === 'fromStart' ? Number(timestamp) : 0;
      for (const [i, asked] of input.streams.entries()) {
        const id = first + BigInt(i);
        const one = asked as NewStream & Record<string, string | undefined>;
        const parts = (asked.segments ?? asked.tranches ?? []) as {
          amount: string;
          timestamp: string;
        }[];
        const end = Number(one.endTime ?? parts.at(-1)?.timestamp) + shift;
        expect(await read('getDepositedAmount', id)).toBe(BigInt(one.deposit ?? 0));
        expect(await read('getStartTime', id)).toBe(Number(one.startTime ?? 0) + shift);
        expect(await read('getEndTime', id)).toBe(end);
        expect(await read('ownerOf', id)).toBe(recipientAt(i, world));
        expect(await read('getSender', id)).toBe(getAddress(accounts.sender));
        expect(await read('getUnderlyingToken', id)).toBe(at('usdc'));
        if (input.model === 'linear') {
          const cliff = one.cliffTime === undefined ? 0 : Number(one.cliffTime) + shift;
          expect(await read('getCliffTime', id)).toBe(cliff);
          expect(await read('getGranularity', id)).toBe(Number(one.granularity ?? 1));
          expect(await read('getUnlockAmounts', id)).toEqual({
            start: BigInt(one.unlockStart ?? 0),
            cliff: BigInt(one.unlockCliff ?? 0),
          });
        }
        if (input.model === 'price-gated') {
          expect(await read('getPriceGatedUnlockParams', id)).toEqual({
            oracle: at('feed'),
            targetPrice: BigInt(one.targetPrice ?? 0),
          });
        }
        for (const [name, list] of [
          ['getSegments', asked.segments],
          ['getTranches', asked.tranches],
        ] as const) {
          if (!list) continue;
          const found = await read<{ amount: bigint; timestamp: number }[]>(name, id);
          expect(found.map(({ amount, timestamp: time }) => [amount, time])).toEqual(
            parts.map((part) => [BigInt(part.amount), Number(part.timestamp) + shift]),
          );
        }
      }
    },
  );
});

describe('create_flow', () => {
  it.each((samples.create_flow ?? []).map((sample, at) => [at, sample] as const))(
    'sample %i creates the streams that it was asked for',
    async (_, sample) => {
      const { client, accounts, at } = world;
      const input = localize(sample, world);
      const { calls } = await callTool('create_flow', input, world.site);
      await mintTo(world, accounts.other, accounts.other, RICH);
      const read = <T>(functionName: string, id?: bigint) =>
        client.readContract({
          address: at('flow'),
          abi: flowAbi,
          functionName,
          args: id === undefined ? [] : [id],
        }) as Promise<T>;
      const first = await read<bigint>('nextStreamId');
      for (const { to, data } of calls) await sendCall(world, accounts.other, to, data);
      const { timestamp } = await client.getBlock();
      expect(await read('nextStreamId')).toBe(first + BigInt(input.streams.length));
      for (const [i, one] of input.streams.entries()) {
        const id = first + BigInt(i);
        expect(await read('getRatePerSecond', id)).toBe(BigInt(String(one.ratePerSecond)));
        expect(await read('getBalance', id)).toBe(BigInt(one.deposit ?? 0));
        expect(await read('getSnapshotTime', id)).toBe(Number(one.startTime ?? timestamp));
        expect(await read('ownerOf', id)).toBe(recipientAt(i, world));
        expect(await read('getSender', id)).toBe(getAddress(accounts.sender));
        expect(await read('isTransferable', id)).toBe(
          (input as Record<string, unknown>).transferable ?? true,
        );
      }
    },
  );
});

it('claim of v1.2 opens the stream of its entry, and a wrong proof becomes no call', async () => {
  const { client, accounts, at } = world;
  const { recipient, other, admin } = accounts;
  const amount = 1_000n;
  const list = buildTree([
    { index: 0, address: getAddress(recipient), amount },
    { index: 1, address: getAddress(other), amount: 7n },
  ]);
  const base = {
    asset: at('usdc'),
    cancelable: true,
    expiration: Number(NOW) + 900 * DAY,
    initialAdmin: admin,
    ipfsCID: '',
    merkleRoot: list.root,
    name: 'list',
    transferable: true,
  };
  const abi: Abi = abiOf('airdrops', 'v1.2', 'SablierV2MerkleLockupFactory');
  const created = await client.writeContract({
    chain: null,
    gas: 15_000_000n,
    gasPrice: 0n,
    account: admin,
    address: at('factory'),
    abi,
    functionName: 'createMerkleLL',
    args: [base, at('lockupV1_2'), { cliff: 0, total: 100 * DAY }, amount + 7n, 2n],
  });
  const { logs } = await client.getTransactionReceipt({ hash: created });
  const [event] = parseEventLogs({ abi, logs, eventName: 'CreateMerkleLL' });
  const campaign = (event as unknown as { args: { merkleLL: Address } }).args.merkleLL;
  await mintTo(world, admin, campaign, amount + 7n);
  const input = {
    campaign,
    chain: 'base',
    factory: at('factory'),
    kind: 'linear',
    action: 'claim',
    merkleRoot: list.root,
    fields: { index: '0', recipient, units: String(amount), proof: proofOf(list, 0) },
  };
  const site = world.site;
  const { calls } = await callTool('claim', input, site);
  for (const { to, data, value } of calls) await sendCall(world, other, to, data, BigInt(value));
  const v12: Abi = abiOf('lockup', 'v1.2', 'SablierV2LockupLinear');
  const read = (functionName: string, args: readonly unknown[]) =>
    client.readContract({ address: at('lockupV1_2'), abi: v12, functionName, args });
  expect(await read('getDepositedAmount', [1n])).toBe(amount);
  expect(await read('ownerOf', [1n])).toBe(getAddress(recipient));
  const wrong = { ...input, fields: { ...input.fields, units: '1001' } };
  await expect(callTool('claim', wrong, site)).rejects.toThrow('does not lead to this root');
});

it('samples by dates start after this chain begins', () => {
  expect(START).toBeGreaterThan(Number(NOW));
});
