import { expect, test } from 'vitest';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { arithmeticOf, releasedBy } from '@sablier-docs/protocol/lockup/earlier-releases';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import type { DynamicStream, LinearStream } from '@sablier-docs/protocol/lockup/types';
import {
  fetchStream,
  streamViewWord,
  computeStream,
  streamDisplayRows,
} from '@sablier-docs/tools/readings/stream/for-tests';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { openChains, type Chains } from '../../chains';
import { walletOn } from '../../chains/wallet';
import { DAY, dai } from '../../chains/units';

/* Random streams of the first releases: what the desk computes is what their bytecode answers. */

const STREAMS = 60;
const UNIT = 10n ** 18n;

type Contract = Chains['lockupV1_0'] | Chains['lockupV1_2'] | Chains['lockupV1_2']['dynamic'];

function releaseOf(alias: string) {
  const release = readDeskReleases().find((one) => one.alias === alias);
  if (!release) throw new Error(`There is no ${alias}.`);
  return release;
}

type Options = NonNullable<Parameters<Contract['open']>[0]>;

/** A stream that ends after now. Half of them have begun. */
function linear(random: Random, now: bigint): Options {
  const start = now + random.between(-300n * DAY, 250n * DAY);
  const least = (start < now ? now - start : 0n) + 1n;
  const total = least + random.pick([random.between(1n, 800n * DAY), random.magnitude(1n, DAY)]);
  const cliff = random.chance(0.5) ? random.between(1n, total - 1n) : 0n;
  return { start, total, cliff, deposit: random.magnitude(1n, dai('1000')) };
}

function parts(random: Random, now: bigint, kind: 'segments' | 'tranches'): Options {
  const start = now + random.between(-300n * DAY, 250n * DAY);
  const count = Number(random.between(1n, 6n));
  const list = Array.from({ length: count }, (_, at) => ({
    amount: random.magnitude(1n, dai('1000')),
    exponent: random.pick([
      0n,
      UNIT,
      random.between(0n, 4n * UNIT),
      random.magnitude(1n, 10n * UNIT),
    ]),
    duration:
      random.pick([random.between(1n, 200n * DAY), random.magnitude(1n, 400n * DAY)]) +
      // The whole has to end in the future.
      (at === count - 1 && start < now ? now - start : 0n),
  }));
  return kind === 'tranches'
    ? { start, tranches: list.map(({ amount, duration }) => [amount, duration]) }
    : {
        start,
        segments: list.map(({ amount, exponent, duration }) => [amount, exponent, duration]),
      };
}

/** Opens, withdraws from and cancels streams; some reach their end. */
async function run(contract: Contract, random: Random, make: (now: bigint) => Options) {
  const ids: bigint[] = [];
  for (let at = 0; at < STREAMS; at += 1) {
    ids.push(
      await contract.open({ ...make(await contract.now()), cancelable: random.chance(0.8) }),
    );
  }
  await contract.pass(random.between(1n, 100n * DAY));
  for (const id of ids) {
    const available = await contract.read('withdrawableAmountOf', [id]);
    if (available > 0n && random.chance(0.4)) {
      const amount = random.chance(0.3) ? available : random.between(1n, available);
      await contract.call('recipient', 'withdraw', [id, 'recipient', amount]);
    }
    const isCancelable = await contract.read<boolean>('isCancelable', [id]);
    if (isCancelable && random.chance(0.15)) await contract.call('sender', 'cancel', [id]);
  }
  await contract.pass(random.between(1n, 300n * DAY));
  return ids;
}

/** Reads every stream and compares. @returns how often each status came */
async function compareAll(contract: Contract, alias: string, ids: readonly bigint[]) {
  const release = releaseOf(alias);
  const account = contract.accounts.recipient;
  const { provider } = walletOn(account);
  const statuses: Record<string, number> = {};
  let running = 0;
  for (const id of ids) {
    const at = { address: contract.address, tokenId: String(id) };
    const answer = await fetchStream(provider, release, at);
    if ('problem' in answer) throw new Error(answer.problem.message);
    const computed = computeStream(release, answer.value);
    if (!computed) throw new Error(`Nothing was computed for ${alias} ${id}.`);
    const rows = streamDisplayRows(release, computed, {
      results: answer.value,
      currency: 'ETH',
      account,
    });
    const differing = rows.filter((row) => row.computed !== undefined);
    expect(differing, `${alias} ${id}`).toEqual([]);
    const status = rows.find(({ name }) => name === 'statusOf')?.text ?? '';
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 'STREAMING' && (streamViewWord(answer.value, 'withdrawableAmountOf') ?? 0n) > 0n)
      running += 1;
  }
  console.log(`${alias}: ${3 * ids.length} figures of ${ids.length} streams`, statuses);
  // Guards the generator: streams that release nothing agree for the wrong reasons.
  expect(running, 'running streams').toBeGreaterThan(4);
  expect(Object.keys(statuses).length, 'statuses').toBeGreaterThan(2);
}

test('Lockup v1.0: the figures of random linear and dynamic streams', async () => {
  const { lockupV1_0 } = await openChains(['lockupV1_0']);
  const random = createRandom(0x10n);
  const ids = await run(lockupV1_0, random, (now) => linear(random, now));
  await compareAll(lockupV1_0, 'LL', ids);
  const { dynamic } = lockupV1_0;
  const more = await run(dynamic, random, (now) => parts(random, now, 'segments'));
  await compareAll(dynamic, 'LD', more);
});

test('Lockup v1.2: the figures of random linear, dynamic and tranched streams', async () => {
  const { lockupV1_2 } = await openChains(['lockupV1_2']);
  const random = createRandom(0x12n);
  const ids = await run(lockupV1_2, random, (now) => linear(random, now));
  await compareAll(lockupV1_2, 'LL3', ids);
  const { dynamic, tranched } = lockupV1_2;
  const segments = await run(dynamic, random, (now) => parts(random, now, 'segments'));
  await compareAll(dynamic, 'LD3', segments);
  const tranches = await run(tranched, random, (now) => parts(random, now, 'tranches'));
  await compareAll(tranched, 'LT3', tranches);
});

test('the releases differ where the page says so', () => {
  const start = 1_000n;
  const stream: Omit<LinearStream, 'cliffTime'> = {
    model: 'linear',
    deposit: 100n * UNIT,
    startTime: start,
    endTime: start + 300n,
    unlocks: { start: 0n, cliff: 0n },
    granularity: 1n,
  };
  const plain = { ...stream, cliffTime: 0n };
  const cliff = { ...stream, cliffTime: start + 99n };
  expect(['v1.0', 'v1.2', 'v2.0', 'v3.0', 'v4.0'].map(arithmeticOf)).toEqual([
    'v1',
    'v1',
    'v2',
    'v2',
    'v4',
  ]);
  // A third is rounded to 18 decimals first, and loses 100 units by it; one of them in v4.0.
  const third = start + 100n;
  expect(releasedBy('v1', plain, third)).toBe(33_333_333_333_333_333_300n);
  expect(releasedBy('v2', plain, third)).toBe(33_333_333_333_333_333_300n);
  expect(releasedBy('v4', plain, third)).toBe(33_333_333_333_333_333_333n);
  // With a cliff, v1 pays at once what ran since the start; later releases begin there.
  expect(releasedBy('v1', cliff, start + 99n)).toBe(33n * UNIT);
  expect(releasedBy('v2', cliff, start + 99n)).toBe(0n);
  expect(releasedBy('v4', cliff, start + 99n)).toBe(0n);
  const dynamic: DynamicStream = {
    model: 'dynamic',
    deposit: 7n,
    startTime: start,
    segments: [{ amount: 7n, exponent: 0n, timestamp: start + 9n }],
  };
  expect(releasedBy('v1', dynamic, start)).toBe(0n);
  expect(releasedBy('v4', dynamic, start)).toBe(streamedAmount(dynamic, start));
  expect(streamedAmount(dynamic, start)).toBe(7n);
});
