import type { GasRow } from '@sablier-docs/protocol/gas/types';
import { measureInner, type InnerCall } from '@sablier-docs/testing/gas';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { dai, DAY } from '@sablier-docs/testing/streams';
import { MODELS, NO_UNLOCKS, params, parts } from './setup';

/** The calls whose figures the publisher gives, in one transaction, each after the same call. */
export async function measureInnerLockup(local: LocalProtocol): Promise<GasRow[]> {
  const probe = await local.deployExample('GasProbe', [], { keepsTokens: true });
  const { recipient } = local.accounts;
  const { lockup, token } = local.deployed;
  await local.mint(probe.address, dai('100000'));
  const now = await local.now();
  const first = await local.lockup.read.nextStreamId();
  const fee = await local.lockup.read.calculateMinFeeWei([1n]);
  const range = (days: bigint) => ({ start: now - DAY / 2n, end: now - DAY / 2n + days * DAY });
  const owned = (days: bigint) => ({ ...params(local, range(days)), sender: probe.address });

  const on = (call: string, args: readonly unknown[], state?: string): InnerCall => ({
    to: lockup,
    call,
    args,
    state,
  });
  const linear = (state?: string) =>
    on('createWithTimestampsLL', [owned(1n), NO_UNLOCKS, 1n, 0n], state);
  const cliff = [owned(1n), { start: 0n, cliff: dai('75') }, 1n, range(1n).start + DAY / 4n];
  const pending = { ...owned(1n), timestamps: { start: now + DAY, end: now + 2n * DAY } };
  const pieces = Object.values(MODELS).flatMap(({ suffix, unit, extra }) =>
    [2, 10, 100].map((size) =>
      on(
        `createWithTimestamps${suffix}`,
        [owned(BigInt(size)), parts(size, extra, range(1n).start)],
        `${size} ${unit}s`,
      ),
    ),
  );
  const withdraw = (id: bigint, state?: string): InnerCall => ({
    ...on('withdraw', [id, recipient, dai('1')], state),
    value: fee,
  });
  return measureInner(local, probe, [
    { to: token, call: 'approve', args: [lockup.address, dai('100000')] },
    linear(),
    linear('no cliff'),
    linear(),
    on('createWithTimestampsLL', cliff, 'with a cliff and its unlock'),
    ...pieces,
    withdraw(first),
    withdraw(first + 1n, 'linear, by a third party'),
    on('cancel', [first]),
    on('cancel', [first + 1n], 'linear'),
    on('createWithTimestampsLL', [pending, NO_UNLOCKS, 1n, 0n]),
    on('renounce', [first + 4n + BigInt(pieces.length)], 'linear, not started'),
  ]);
}
