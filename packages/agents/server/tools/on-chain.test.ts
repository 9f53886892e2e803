import {
  createTestClient,
  custom,
  erc20Abi,
  getAddress,
  parseAbi,
  parseEventLogs,
  publicActions,
  walletActions,
  zeroAddress,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import { foundry } from 'viem/chains';
import { beforeAll, describe, expect, it } from 'vitest';
import { readGroup } from '@sablier-docs/chain/artifacts/read';
import { createProvider } from '@sablier-docs/chain';
import { openWorld } from '@sablier-docs/chain/worlds/open';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { buildTree, proofOf } from '@sablier-docs/tools/merkle/tree';
import { serverTools } from '.';
import { readSiteData } from '../site-data';
import type { Site } from '../site';
import { DAY, NOW, samples, START } from '../testing/samples';

/* The calldata of the tools, sent to the published bytecode, and the streams that it leaves there. */

const BASE = 8453;
const lockupAbi: Abi = abiOf('lockup', 'v4.0', 'SablierLockup');
const flowAbi: Abi = abiOf('flow', 'v3.0', 'SablierFlow');
const RICH = 10n ** 18n;

async function open() {
  const provider = await createProvider({ baseFee: 0n, timestamp: NOW });
  const releases = ['lockup-v4.0', 'flow-v3.0', 'lockup-v1.2', 'airdrops-v1.2'] as const;
  const { accounts, contracts } = await openWorld(provider, { releases, load: readGroup });
  const client = createTestClient({ mode: 'anvil', chain: foundry, transport: custom(provider) })
    .extend(publicActions)
    .extend(walletActions);
  const at = (name: string) => getAddress(contracts[name] ?? zeroAddress);
  return { client, accounts, at };
}

type World = Awaited<ReturnType<typeof open>>;
let world: World;
beforeAll(async () => {
  world = await open();
});

/** The site as it would be if its contracts were those of this chain. */
function siteOn({ at }: World): Site {
  const data = readSiteData('https://site.example', process.cwd());
  const here = { lockup: at('lockup'), batchLockup: at('batchLockup'), flow: at('flow') };
  for (const [name, address] of Object.entries(here))
    data.creation[name as keyof typeof here].addresses = { [BASE]: address };
  for (const fact of data.campaigns)
    if (fact.version === 'v1.2') fact.factories = { [BASE]: at('factory') };
  return { data: () => Promise.resolve(data), now: () => NOW } as unknown as Site;
}

interface Prepared {
  calls: { to: Address; data: Hex; value: string }[];
}

const call = (name: string, input: object, site: Site): Promise<Prepared> => {
  const tool = serverTools.find((one) => one.name === name);
  if (!tool) throw new Error(`There is no ${name}.`);
  return tool.call(input, site) as unknown as Promise<Prepared>;
};

async function send({ client }: World, account: Address, to: Address, data: Hex, value = 0n) {
  const free = { chain: null, gas: 15_000_000n, gasPrice: 0n } as const;
  const hash = await client.sendTransaction({ ...free, account, to, data, value });
  const receipt = await client.getTransactionReceipt({ hash });
  expect(receipt.status).toBe('success');
  return receipt;
}

const mint = ({ client, at }: World, account: Address, to: Address, amount: bigint) =>
  client.writeContract({
    chain: null,
    gas: 15_000_000n,
    gasPrice: 0n,
    account,
    address: at('usdc'),
    abi: parseAbi(['function mint(address to, uint256 amount)']),
    functionName: 'mint',
    args: [to, amount],
  });

const balanceOf = ({ client, at }: World, account: Address) =>
  client.readContract({
    address: at('usdc'),
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
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
const recipientAt = (i: number, { accounts }: World) =>
  getAddress(i % 2 === 0 ? accounts.recipient : accounts.other);

/** A sample with the parties of this chain. */
function localize(sample: object, world: World) {
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
      const { calls } = await call('create_lockup', input, siteOn(world));
      const total = input.streams.reduce((sum, { deposit }) => sum + BigInt(deposit ?? 0), 0n);
      await mint(world, accounts.other, accounts.other, total);
      const read = <T>(functionName: string, id?: bigint) =>
        client.readContract({
          address: at('lockup'),
          abi: lockupAbi,
          functionName,
          args: id === undefined ? [] : [id],
        }) as Promise<T>;
      const first = await read<bigint>('nextStreamId');
      const before = await balanceOf(world, accounts.other);
      for (const { to, data, value } of calls)
        await send(world, accounts.other, to, data, BigInt(value));
      expect(before - (await balanceOf(world, accounts.other))).toBe(total);
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
      const { calls } = await call('create_flow', input, siteOn(world));
      await mint(world, accounts.other, accounts.other, RICH);
      const read = <T>(functionName: string, id?: bigint) =>
        client.readContract({
          address: at('flow'),
          abi: flowAbi,
          functionName,
          args: id === undefined ? [] : [id],
        }) as Promise<T>;
      const first = await read<bigint>('nextStreamId');
      for (const { to, data } of calls) await send(world, accounts.other, to, data);
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
  await mint(world, admin, campaign, amount + 7n);
  const input = {
    campaign,
    chain: 'base',
    factory: at('factory'),
    kind: 'linear',
    action: 'claim',
    merkleRoot: list.root,
    fields: { index: '0', recipient, units: String(amount), proof: proofOf(list, 0) },
  };
  const site = siteOn(world);
  const { calls } = await call('claim', input, site);
  for (const { to, data, value } of calls) await send(world, other, to, data, BigInt(value));
  const v12: Abi = abiOf('lockup', 'v1.2', 'SablierV2LockupLinear');
  const read = (functionName: string, args: readonly unknown[]) =>
    client.readContract({ address: at('lockupV1_2'), abi: v12, functionName, args });
  expect(await read('getDepositedAmount', [1n])).toBe(amount);
  expect(await read('ownerOf', [1n])).toBe(getAddress(recipient));
  const wrong = { ...input, fields: { ...input.fields, units: '1001' } };
  await expect(call('claim', wrong, site)).rejects.toThrow('does not lead to this root');
});

it('samples by dates start after this chain begins', () => {
  expect(START).toBeGreaterThan(Number(NOW));
});
