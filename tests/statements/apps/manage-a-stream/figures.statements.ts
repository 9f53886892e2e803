import { formatUnits } from 'viem';
import { expect, test } from 'vitest';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import {
  computeStream,
  fetchStream,
  streamDisplayRows,
} from '@sablier-docs/tools/readings/stream/for-tests';
import { createRandom, type Random } from '@sablier-docs/testing/random';
import { openChains, type Chains } from '../../chains';
import { walletOn } from '../../chains/wallet';
import { DAY, dai, usd } from '../../chains/units';

/* Random streams, read as a reader's wallet would: what the desk shows is what the contracts answer. */

type Contract = Chains['lockup'] | Chains['flow'];
const LOCKUP = 700;
const FLOW = 300;
/** Read at a time: a wallet that does not answer in time is a problem. */
const CHUNK = 10;

function releaseOf(alias: string) {
  const release = readDeskReleases().find((one) => one.alias === alias);
  if (!release) throw new Error(`There is no ${alias}.`);
  return release;
}

async function inChunks<T>(all: readonly T[], act: (some: readonly T[]) => Promise<unknown>) {
  for (let at = 0; at < all.length; at += CHUNK) await act(all.slice(at, at + CHUNK));
}

/** Parts of random size, some of them 0, and the moments at which they end. */
function parts(random: Random, start: bigint, count: number) {
  let timestamp = start;
  return Array.from({ length: count }, () => {
    timestamp += random.pick([random.between(1n, 200n * DAY), random.magnitude(1n, 400n * DAY)]);
    const exponent = random.pick([
      0n,
      random.between(0n, 4n) * 10n ** 18n,
      random.magnitude(1n, 10n ** 19n),
    ]);
    return { amount: random.magnitude(0n, dai('1000')), exponent, timestamp };
  });
}

/** A call that creates a stream around now; about half of them have begun. */
function lockupCall(random: Random, { encode }: Chains['lockup'], now: bigint) {
  const start = now + random.between(-300n * DAY, 250n * DAY);
  const params = (depositAmount: bigint, end: bigint) => ({
    sender: 'sender',
    recipient: 'recipient',
    depositAmount,
    token: 'dai',
    shape: '',
    cancelable: random.chance(0.8),
    transferable: random.chance(0.5),
    timestamps: { start, end },
  });
  const model = random.pick(['LL', 'LD', 'LT'] as const);
  const create = (deposit: bigint, end: bigint, args: readonly unknown[]) => ({
    deposit,
    data: encode(`createWithTimestamps${model}`, [params(deposit, end), ...args]),
  });
  if (model === 'LL') {
    const deposit = random.magnitude(1n, dai('1000'));
    const end = start + random.pick([random.between(4n, 800n * DAY), random.magnitude(4n, DAY)]);
    const cliff = random.chance(0.5) ? random.between(start + 1n, end - 1n) : 0n;
    const first = random.chance(0.5) ? random.between(0n, deposit) : 0n;
    const unlocks = { start: first, cliff: cliff ? random.between(0n, deposit - first) : 0n };
    return create(deposit, end, [unlocks, random.magnitude(1n, end - (cliff || start)), cliff]);
  }
  const list = parts(random, start, Number(random.between(1n, 6n)));
  const [first] = list;
  if (first) first.amount += 1n;
  const deposit = list.reduce((sum, { amount }) => sum + amount, 0n);
  const rows = model === 'LD' ? list : list.map(({ amount, timestamp }) => ({ amount, timestamp }));
  return create(deposit, list.at(-1)?.timestamp ?? 0n, [rows]);
}

async function openLockup(lockup: Chains['lockup'], random: Random): Promise<bigint[]> {
  const now = await lockup.now();
  const calls = Array.from({ length: LOCKUP }, () => lockupCall(random, lockup, now));
  await lockup.fund(
    'sender',
    calls.reduce((sum, { deposit }) => sum + deposit, 0n),
  );
  await inChunks(calls, (some) => lockup.call('sender', 'batch', [some.map(({ data }) => data)]));
  const ids = calls.map((_, at) => BigInt(at + 1));
  await lockup.pass(random.between(1n, 100n * DAY));
  // A stream that cannot pay or be canceled is left out.
  const some = (share: number) => ids.filter(() => random.chance(share));
  const amountOf = (id: bigint) => {
    const deposit = calls[Number(id) - 1]?.deposit ?? 0n;
    return random.chance(0.3) ? deposit : random.magnitude(1n, deposit);
  };
  await inChunks(some(0.4), (few) =>
    lockup.call('recipient', 'withdrawMultiple', [few, few.map(amountOf)]),
  );
  await inChunks(some(0.15), (few) => lockup.call('sender', 'cancelMultiple', [few]));
  await lockup.pass(random.between(1n, 50n * DAY));
  return ids;
}

async function openFlow(flow: Chains['flow'], random: Random): Promise<bigint[]> {
  const now = await flow.now();
  const token = (decimals: bigint) => (decimals === 6n ? 'usdc' : 'dai');
  const total = { usdc: 0n, dai: 0n };
  const calls = Array.from({ length: FLOW }, () => {
    const name = token(random.pick([6n, 18n]));
    const start = random.chance(0.3) ? now + random.between(1n, 300n * DAY) : 0n;
    const rate = random.chance(0.1) && start === 0n ? 0n : random.magnitude(1n, 10n ** 16n);
    const terms = [flow.addressOf('sender'), flow.addressOf('recipient'), rate, Number(start)];
    const create = [...terms, flow.addressOf(name), true];
    if (random.chance(0.2)) return flow.encode('create', create);
    const deposit = random.magnitude(1n, name === 'usdc' ? 10n ** 10n : 10n ** 22n);
    total[name] += deposit;
    return flow.encode('createAndDeposit', [...create, deposit]);
  });
  await flow.fund('sender', total.usdc, 'usdc');
  await flow.fund('sender', total.dai, 'dai');
  await inChunks(calls, (some) => flow.call('sender', 'batch', [some]));
  const ids = calls.map((_, at) => BigInt(at + 1));
  await flow.pass(random.between(1n, 100n * DAY));
  for (const id of ids) {
    const change = random.between(0n, 9n);
    const status = await flow.statusOf(id);
    if (change === 0n) await flow.call('sender', 'void', [id]);
    if (change === 1n && /^STREAMING/.test(status)) await flow.call('sender', 'pause', [id]);
    if (change > 6n && (await flow.read('coveredDebtOf', [id])) > 0n) {
      await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
    }
  }
  await flow.pass(random.between(1n, 100n * DAY));
  return ids;
}

/** Reads every stream and compares. @returns how often each status came */
async function readAll(contract: Contract, alias: string, ids: readonly bigint[]) {
  const release = releaseOf(alias);
  const { provider } = walletOn(contract.accounts.recipient);
  const statuses: Record<string, number> = {};
  let figures = 0;
  await inChunks(ids, async (some) => {
    const answers = await Promise.all(
      some.map((id) =>
        fetchStream(provider, release, { address: contract.address, tokenId: String(id) }),
      ),
    );
    for (const [at, answer] of answers.entries()) {
      if ('problem' in answer) throw new Error(answer.problem.message);
      const computed = computeStream(release, answer.value);
      if (!computed) throw new Error(`Nothing was computed for stream ${some[at]}.`);
      const around = {
        results: answer.value,
        currency: 'ETH',
        account: contract.accounts.recipient,
      };
      const rows = streamDisplayRows(release, computed, around);
      expect(
        rows.filter((row) => row.computed !== undefined),
        `${alias}-${some[at]}`,
      ).toEqual([]);
      figures += Object.keys(computed).length;
      const status = rows.find(({ name }) => name === 'statusOf')?.text ?? '';
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  return { statuses, figures };
}

/** The same stream through viem's decoder, which shares no code with the desk. */
async function compareText(
  contract: Contract,
  alias: string,
  id: bigint,
  names: readonly string[],
) {
  const release = releaseOf(alias);
  const { provider } = walletOn(contract.accounts.recipient);
  const at = { address: contract.address, tokenId: String(id) };
  const answer = await fetchStream(provider, release, at);
  if ('problem' in answer) throw new Error(answer.problem.message);
  const around = { results: answer.value, currency: 'ETH', account: contract.accounts.recipient };
  const rows = streamDisplayRows(release, null, around);
  const { symbol, decimals } = answer.value;
  for (const name of names) {
    const amount = await contract.read(name, [id]);
    const text = rows.find((row) => row.name === name)?.text.replaceAll('\u202f', '');
    expect(text, name).toBe(`${formatUnits(amount, decimals ?? 0)} ${symbol}`);
  }
  expect(rows.find(({ name }) => name === 'ownerOf')?.text).toBe(
    `${String(await contract.read<string>('ownerOf', [id]))} (your account)`,
  );
}

test('Lockup v4.0: the figures of random streams', async () => {
  const { lockup } = await openChains(['lockup']);
  await lockup.setMinFee(usd('0'));
  const ids = await openLockup(lockup, createRandom(0x15n));
  const { statuses, figures } = await readAll(lockup, 'LK3', ids);
  console.log(`Lockup: ${figures} figures of ${ids.length} streams`, statuses);
  // Guards the generator: streams of one status would agree for the wrong reasons.
  for (const status of ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED']) {
    expect(statuses[status], status).toBeGreaterThan(3);
  }
  const amounts = [
    'getDepositedAmount',
    'getWithdrawnAmount',
    'withdrawableAmountOf',
    'refundableAmountOf',
  ];
  for (const id of ids.slice(0, 10)) await compareText(lockup, 'LK3', id, amounts);
});

test('Flow v3.0: the figures of random streams', async () => {
  const { flow } = await openChains(['flow']);
  const ids = await openFlow(flow, createRandom(0x16n));
  const { statuses, figures } = await readAll(flow, 'FL4', ids);
  console.log(`Flow: ${figures} figures of ${ids.length} streams`, statuses);
  expect(Object.keys(statuses)).toHaveLength(6);
  const amounts = [
    'getBalance',
    'totalDebtOf',
    'coveredDebtOf',
    'uncoveredDebtOf',
    'refundableAmountOf',
  ];
  for (const id of ids.slice(0, 10)) await compareText(flow, 'FL4', id, amounts);
});
