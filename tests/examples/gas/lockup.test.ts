import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProtocol, type Deployed, type LocalProtocol } from '../support/start';
import { dai, DAY } from '../support/streams';

/*
 * Gas of whole transactions on the published bytecode, kept in a data file that the page renders.
 * `UPDATE_GAS=1 npm run test:examples` writes the file anew; otherwise the figures must agree.
 */

const FILE = 'src/protocol/gas/lockup.json';
/** A new compiler of the token or a new fork of the chain may move a figure a little. */
const TOLERANCE = 0.01;

interface Row {
  readonly group: string;
  readonly call: string;
  readonly details: string;
  readonly gas: number;
}

let local: LocalProtocol;
const rows: Row[] = [];

beforeAll(async () => {
  local = await startProtocol();
  const { sender } = local.accounts;
  await local.mint(sender, dai('1000000'));
  await local.approve(sender, local.contracts.lockup, dai('500000'));
  await local.approve(sender, local.contracts.batchLockup, dai('500000'));
  // Balances and counters that are zero at first cost more to write once. Nobody pays that twice, so
  // one stream goes the whole way before anything is measured.
  const { lockup } = local.deployed;
  const { recipient, other } = local.accounts;
  const first = await createLinear('createWithDurationsLL', { cliff: 0n, total: 100n * DAY });
  const second = await createLinear('createWithDurationsLL', { cliff: 0n, total: 100n * DAY });
  const value = await local.lockup.read.calculateMinFeeWei([first.result]);
  await local.warpTo((await local.now()) + DAY);
  await local.send(recipient, lockup, 'withdraw', [first.result, recipient, 1n], { value });
  await local.send(recipient, lockup, 'transferFrom', [recipient, other, second.result]);
});
afterAll(() => local?.stop());

async function measure(
  group: string,
  call: string,
  details: string,
  to: Deployed,
  args: unknown[],
  from = local.accounts.sender,
  value = 0n,
) {
  const sent = await local.send<bigint>(from, to, call, args, { value });
  rows.push({ group, call, details, gas: Number(sent.receipt.gasUsed) });
  return sent.result;
}

const params = (timestamps?: { start: bigint; end: bigint }) => ({
  sender: local.accounts.sender,
  recipient: local.accounts.recipient,
  depositAmount: dai('100'),
  token: local.contracts.token,
  cancelable: true,
  transferable: true,
  ...(timestamps ? { timestamps } : {}),
  shape: '',
});

const createLinear = (call: string, last: unknown, timestamps?: { start: bigint; end: bigint }) =>
  local.send<bigint>(local.accounts.sender, local.deployed.lockup, call, [
    params(timestamps),
    { start: 0n, cliff: 0n },
    1n,
    last,
  ]);

/** `count` equal parts, a day apart. */
const parts = (count: number, extra: object, start?: bigint) =>
  Array.from({ length: count }, (_, i) => ({
    amount: dai('100') / BigInt(count),
    ...extra,
    ...(start === undefined ? { duration: DAY } : { timestamp: start + BigInt(i + 1) * DAY }),
  }));

async function measureLife(group: string, id: bigint) {
  const { lockup } = local.deployed;
  const { sender, recipient, stranger, other } = local.accounts;
  const value = await local.lockup.read.calculateMinFeeWei([id]);
  const end = BigInt(await local.lockup.read.getEndTime([id]));
  const start = BigInt(await local.lockup.read.getStartTime([id]));
  const third = (end - start) / 3n;
  await local.nextBlockAt(start + third + 5n);
  await measure(
    group,
    'withdraw',
    'by the recipient, midway',
    lockup,
    [id, recipient, 1n],
    recipient,
    value,
  );
  await local.nextBlockAt(start + third + 60n);
  await measure(
    group,
    'withdraw',
    'by a third party, midway',
    lockup,
    [id, recipient, 1n],
    stranger,
    value,
  );
  await measure(group, 'transferFrom', 'to a new owner', lockup, [recipient, other, id], recipient);
  await measure(group, 'cancel', 'midway', lockup, [id], sender);
}

test('linear streams', async () => {
  const { lockup } = local.deployed;
  const group = 'Linear';
  const unlocks = { start: 0n, cliff: 0n };
  const now = await local.now();
  const timestamps = { start: now + 1000n, end: now + 1000n + 100n * DAY };
  const durations = (cliff: bigint) => [params(), unlocks, 1n, { cliff, total: 100n * DAY }];
  const dates = (cliff: bigint) => [params(timestamps), unlocks, 1n, cliff];
  await measure(group, 'createWithDurationsLL', 'no cliff', lockup, durations(0n));
  await measure(group, 'createWithDurationsLL', 'with a cliff', lockup, durations(DAY));
  await measure(group, 'createWithTimestampsLL', 'no cliff', lockup, dates(0n));
  await measure(
    group,
    'createWithTimestampsLL',
    'with a cliff',
    lockup,
    dates(timestamps.start + DAY),
  );
  const { result: renounced } = await createLinear('createWithDurationsLL', {
    cliff: 0n,
    total: 100n * DAY,
  });
  await measure(group, 'renounce', '', lockup, [renounced]);
  const { result: id } = await createLinear('createWithDurationsLL', {
    cliff: 0n,
    total: 100n * DAY,
  });
  await measureLife(group, id);
});

test.each([
  ['Dynamic', 'LD', { exponent: dai('2') }, 'segments'],
  ['Tranched', 'LT', {}, 'tranches'],
] as const)('%s streams', async (group, suffix, extra, unit) => {
  const { lockup } = local.deployed;
  for (const count of [1, 2, 10, 100]) {
    const details = `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
    await measure(group, `createWithDurations${suffix}`, details, lockup, [
      params(),
      parts(count, extra),
    ]);
  }
  const start = (await local.now()) + 1000n;
  for (const count of [2, 10, 100]) {
    const timestamps = { start, end: start + BigInt(count) * DAY };
    const args = [params(timestamps), parts(count, extra, start)];
    await measure(group, `createWithTimestamps${suffix}`, `${count} ${unit}`, lockup, args);
  }
  const { result: id } = await local.send<bigint>(
    local.accounts.sender,
    lockup,
    `createWithDurations${suffix}`,
    [params(), parts(10, extra)],
  );
  await measureLife(group, id);
});

test('price-gated streams', async () => {
  const now = await local.now();
  const unlock = { oracle: local.contracts.oracle, targetPrice: 4_000_00000000n };
  const args = [params({ start: now, end: now + 100n * DAY }), unlock];
  await measure('Price-gated', 'createWithTimestampsLPG', '', local.deployed.lockup, args);
});

test('batches of linear streams', async () => {
  const { sender, recipient } = local.accounts;
  const stream = {
    sender,
    recipient,
    depositAmount: dai('100'),
    cancelable: true,
    transferable: true,
    durations: { cliff: 0n, total: 100n * DAY },
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 1n,
    shape: '',
  };
  const { lockup, token } = local.contracts;
  for (const count of [5, 10, 50]) {
    const args = [lockup, token, Array.from({ length: count }, () => stream)];
    await measure(
      'Batch',
      'createWithDurationsLL',
      `${count} streams`,
      local.deployed.batchLockup,
      args,
    );
  }
});

/** Versions that the figures depend on. */
function conditions() {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return {
    contracts: `@sablier/lockup ${devDependencies['@sablier/lockup']}`,
    chain: `anvil ${devDependencies['@foundry-rs/anvil']}`,
    token: `an OpenZeppelin ERC-20, compiled with solc ${devDependencies.solc}`,
  };
}

test('the figures are those of the data file', () => {
  if (process.env.UPDATE_GAS) {
    writeFileSync(FILE, `${JSON.stringify({ conditions: conditions(), rows }, null, 2)}\n`);
    return;
  }
  const kept = (JSON.parse(readFileSync(FILE, 'utf8')) as { rows: Row[] }).rows;
  const key = ({ group, call, details }: Row) => `${group}: ${call} ${details}`;
  expect(rows.map(key)).toEqual(kept.map(key));
  rows.forEach((row, i) => {
    const before = kept[i]?.gas ?? 0;
    expect(Math.abs(row.gas - before), key(row)).toBeLessThanOrEqual(before * TOLERANCE);
  });
});
