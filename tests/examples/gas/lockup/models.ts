import type { GasRow } from '@sablier-docs/protocol/gas/types';
import { createMeter } from '@sablier-docs/testing/gas';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';
import { measureLife, MINUTE } from './life';
import { MODELS, NO_UNLOCKS, openLinear, params, PARTS, parts, plural } from './setup';

export async function measureLinear(local: LocalProtocol): Promise<GasRow[]> {
  const meter = createMeter(local);
  const { sender } = local.accounts;
  const start = (await local.now()) + 1000n;
  const dates = params(local, { start, end: start + 100n * DAY });
  const unlocks = { start: dai('10'), cliff: dai('20') };
  const shapes = [
    ['no cliff', 0n, NO_UNLOCKS, 1n],
    ['no cliff, daily steps', 0n, NO_UNLOCKS, DAY],
    ['with a cliff', DAY, NO_UNLOCKS, 1n],
    ['with a cliff and two unlocks', DAY, unlocks, 1n],
  ] as const;
  for (const [state, cliff, amounts, granularity] of shapes) {
    const row = { call: 'createWithDurationsLL', state };
    const args = [params(local), amounts, granularity, { cliff, total: 100n * DAY }];
    await meter.measure(row, sender, local.deployed.lockup, args);
  }
  for (const [state, cliff, amounts, granularity] of shapes) {
    const row = { call: 'createWithTimestampsLL', state };
    const args = [dates, amounts, granularity, cliff === 0n ? 0n : start + cliff];
    await meter.measure(row, sender, local.deployed.lockup, args);
  }
  await measureLife(local, meter, () => openLinear(local));
  return meter.rows;
}

export async function measureParts(
  local: LocalProtocol,
  model: keyof typeof MODELS,
): Promise<GasRow[]> {
  const meter = createMeter(local);
  const { suffix, unit, extra } = MODELS[model];
  const { lockup } = local.deployed;
  const { sender, recipient } = local.accounts;
  const durations = `createWithDurations${suffix}`;
  const open = async (size: number) =>
    (await local.send<bigint>(sender, lockup, durations, [params(local), parts(size, extra)]))
      .result;

  for (const size of PARTS) {
    const row = { call: durations, state: plural(size, unit), size };
    await meter.measure(row, sender, lockup, [params(local), parts(size, extra)]);
  }
  for (const size of PARTS) {
    const start = (await local.now()) + 1000n;
    const row = { call: `createWithTimestamps${suffix}`, state: plural(size, unit), size };
    const dates = params(local, { start, end: start + BigInt(size) * DAY });
    await meter.measure(row, sender, lockup, [dates, parts(size, extra, start)]);
  }
  for (const size of PARTS) {
    const id = await open(size);
    const value = await local.lockup.read.calculateMinFeeWei([id]);
    // A tranched stream of one part has nothing to withdraw before its end.
    const offset = size === 1 && model === 'tranched' ? MINUTE : -MINUTE;
    await local.nextBlockAt(BigInt(await local.lockup.read.getEndTime([id])) + offset);
    const when = offset > 0n ? 'after the end' : 'before the end';
    const state = `${plural(size, unit)}, ${when}, by the recipient`;
    const row = { call: 'withdraw', state, size };
    await meter.measure(row, recipient, lockup, [id, recipient, dai('1')], value);
  }
  await measureLife(local, meter, () => open(10), `10 ${unit}s, `);
  return meter.rows;
}

export async function measurePriceGated(local: LocalProtocol): Promise<GasRow[]> {
  const meter = createMeter(local);
  const { lockup, oracle } = local.deployed;
  const { admin, sender, recipient } = local.accounts;
  const call = 'createWithTimestampsLPG';
  const create = async () => {
    const start = await local.now();
    const unlock = { oracle: local.contracts.oracle, targetPrice: 4_000_00000000n };
    const args = [params(local, { start, end: start + 100n * DAY }), unlock];
    return meter.measure({ call, state: 'new' }, sender, lockup, args);
  };
  const ids = [await create(), await create()] as const;
  meter.rows.pop();
  const value = await local.lockup.read.calculateMinFeeWei([ids[0]]);
  await meter.measure({ call: 'cancel', state: 'price not reached' }, sender, lockup, [ids[1]]);
  await local.send(admin, oracle, 'setPrice', [5_000_00000000n]);
  const row = { call: 'withdrawMax', state: 'price reached, by the recipient' };
  await meter.measure(row, recipient, lockup, [ids[0], recipient], value);
  await local.send(admin, oracle, 'setPrice', [3_000_00000000n]);
  return meter.rows;
}
