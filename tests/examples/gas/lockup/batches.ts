import type { GasRow } from '@sablier-docs/protocol/gas/types';
import { createMeter } from '@sablier-docs/testing/gas';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { DAY } from '@sablier-docs/testing/streams';
import { BATCHES, MODELS, NO_UNLOCKS, params, parts } from './setup';

/** Segments or tranches of each stream in a batch. */
const EACH = 3;

/** Batches of `SablierBatchLockup`, then withdrawals and cancellations of many streams at once. */
export async function measureBatches(local: LocalProtocol): Promise<GasRow[]> {
  const meter = createMeter(local);
  const { lockup, batchLockup } = local.deployed;
  const { sender, stranger } = local.accounts;
  const { token, ...stream } = params(local);
  const durations = { cliff: 0n, total: 100n * DAY };
  const linear = { ...stream, durations, unlockAmounts: NO_UNLOCKS, granularity: 1n };
  const create = (call: string, state: string, size: number, one: object) =>
    meter.measure({ call, state, size }, sender, batchLockup, [
      local.contracts.lockup,
      token,
      Array.from({ length: size }, () => one),
    ]) as Promise<unknown> as Promise<readonly bigint[]>;

  const made: (readonly bigint[])[] = [];
  for (const size of BATCHES) {
    made.push(await create('createWithDurationsLL', `${size} streams`, size, linear));
  }
  for (const { suffix, unit, extra } of Object.values(MODELS)) {
    const list = { [`${unit}sWithDuration`]: parts(EACH, extra) };
    for (const size of BATCHES) {
      const state = `${size} streams of ${EACH} ${unit}s`;
      await create(`createWithDurations${suffix}`, state, size, { ...stream, ...list });
    }
  }

  const value = await local.lockup.read.calculateMinFeeWei([made[0]?.[0] ?? 0n]);
  await local.warpTo((await local.now()) + 10n * DAY);
  for (const ids of made) {
    const row = { call: 'withdrawMultiple', state: `${ids.length} streams`, size: ids.length };
    await meter.measure(row, stranger, lockup, [ids, ids.map(() => 10n ** 18n)], value);
  }
  for (const ids of made) {
    const row = { call: 'cancelMultiple', state: `${ids.length} streams`, size: ids.length };
    await meter.measure(row, sender, lockup, [ids]);
  }
  return meter.rows;
}
