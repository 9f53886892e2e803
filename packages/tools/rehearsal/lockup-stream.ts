import { arithmeticOf, releasedBy } from '@sablier-docs/protocol/lockup/earlier-releases';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { zeroAddress, type Address } from 'viem';
import type { DeskRelease } from '../stream-desk/contracts/types';
import { lockupStream } from '../stream-desk/reading/compute-lockup';
import {
  partiesOf,
  requiredWord,
  wordOf,
  type StreamResults,
} from '../stream-desk/reading/results';
import { NotRehearsed } from './not-rehearsed';
import type { Site } from './site';

const HOUR = 3_600n;

/** A stream as it was read, and the second before which it is created in a rehearsal. */
export interface LockupPlan {
  readonly stream: LockupStream;
  readonly begin: bigint;
  readonly sender: Address;
  readonly recipient: Address;
}

/**
 * @param now Unix second of the calls
 * @throws NotRehearsed for a stream whose terms were not read in full, or that depends on a feed
 */
export function planLockup(release: DeskRelease, results: StreamResults, now: bigint): LockupPlan {
  const { sender, recipient } = partiesOf(results);
  if (wordOf(results, 'getLockupModel') === 3n)
    throw new NotRehearsed(
      'The release of this stream depends on the price of a feed, which the page does not have.',
    );
  const stream = wholly(() => lockupStream(release, results));
  if (!stream || !sender || !recipient)
    throw new NotRehearsed('The terms of the stream were not read in full. Read the stream again.');
  const begin = (stream.startTime < now ? stream.startTime : now) - HOUR;
  return { stream, begin, sender: sender as Address, recipient: recipient as Address };
}

function wholly<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * Creates the stream, cancels and withdraws as was read, and moves the clock to the second before the calls.
 * @returns its id in the rehearsal
 */
export async function openLockup(
  site: Site,
  release: DeskRelease,
  results: StreamResults,
  plan: LockupPlan,
  now: bigint,
): Promise<bigint> {
  const { sender, recipient, stream } = plan;
  const need = requiredWord(results);
  const wasCanceled = need('wasCanceled') === 1n;
  const terms = {
    ...{ sender, recipient, stream },
    cancelable: wasCanceled || need('isCancelable') === 1n,
    transferable: wordOf(results, 'isTransferable') !== 0n,
  };
  await site.fund(sender);
  await site.fund(recipient);
  const id = await site.read<bigint>('nextStreamId');
  const [name, args] = creation(site, release, terms);
  await site.send(sender, name, args);
  if (wasCanceled) {
    await site.moveTo(cancelTime(release, stream, need('getRefundedAmount'), plan.begin, now));
    await site.send(sender, 'cancel', [id]);
  }
  await site.moveTo(now - 1n);
  const withdrawn = need('getWithdrawnAmount');
  if (withdrawn > 0n) {
    const fee = await feeOf(site, id);
    await site.send(recipient, 'withdraw', [id, recipient, withdrawn], fee);
  }
  return id;
}

/** The minimum fee of a withdrawal, in wei; none before Lockup v3.0. */
export async function feeOf(site: Site, id: bigint): Promise<bigint> {
  const has = site.abi.some((one) => one.type === 'function' && one.name === 'calculateMinFeeWei');
  return has ? site.read<bigint>('calculateMinFeeWei', [id]) : 0n;
}

/** The second at which a cancellation refunds the amount. */
function cancelTime(
  release: DeskRelease,
  stream: LockupStream,
  refunded: bigint,
  begin: bigint,
  now: bigint,
): bigint {
  const arithmetic = arithmeticOf(release.version);
  const kept = stream.deposit - refunded;
  let [low, high] = [begin + 1n, now - 2n];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (releasedBy(arithmetic, stream, middle) < kept) low = middle + 1n;
    else high = middle;
  }
  if (releasedBy(arithmetic, stream, low) !== kept)
    throw new NotRehearsed(
      'No second was found at which a cancellation returns the refund that was read.',
    );
  return low;
}

interface Terms {
  readonly sender: Address;
  readonly recipient: Address;
  readonly stream: LockupStream;
  readonly cancelable: boolean;
  readonly transferable: boolean;
}

/** The function of the release that creates the stream with absolute times, and its arguments. */
function creation(
  { token }: Site,
  { version }: DeskRelease,
  { stream, ...flags }: Terms,
): readonly [name: string, args: readonly unknown[]] {
  if (version === 'v4.0') return newest(token, stream, flags);
  const { sender, recipient, cancelable, transferable } = flags;
  const common = {
    ...{ sender, recipient, cancelable, transferable },
    ...{ totalAmount: stream.deposit, asset: token, broker: { account: zeroAddress, fee: 0n } },
  };
  const { startTime } = stream;
  const isFirst = version === 'v1.0';
  if (stream.model === 'linear') {
    const times = {
      ...{ start: Number(startTime), cliff: Number(stream.cliffTime), end: Number(stream.endTime) },
    };
    return isFirst
      ? ['createWithRange', [{ ...common, range: times }]]
      : ['createWithTimestamps', [{ ...common, timestamps: times }]];
  }
  const start = { startTime: Number(startTime) };
  if (stream.model === 'tranched')
    return [
      'createWithTimestamps',
      [{ ...common, ...start, tranches: stream.tranches.map(timed) }],
    ];
  const segments = stream.segments.map((one) => ({
    ...timed(one),
    milestone: Number(one.timestamp),
  }));
  const name = isFirst ? 'createWithMilestones' : 'createWithTimestamps';
  return [name, [{ ...common, ...start, segments }]];
}

function newest(
  token: Address,
  stream: LockupStream,
  flags: Omit<Terms, 'stream'>,
): readonly [name: string, args: readonly unknown[]] {
  const timestamps = { start: Number(stream.startTime), end: Number(endTimeOf(stream)) };
  const params = { ...flags, depositAmount: stream.deposit, token, timestamps, shape: '' };
  switch (stream.model) {
    case 'linear':
      return [
        'createWithTimestampsLL',
        [params, stream.unlocks, Number(stream.granularity), Number(stream.cliffTime)],
      ];
    case 'dynamic':
      return ['createWithTimestampsLD', [params, stream.segments.map(timed)]];
    case 'tranched':
      return ['createWithTimestampsLT', [params, stream.tranches.map(timed)]];
  }
}

/** Times fit into 40 bits, which viem wants as numbers. */
const timed = <T extends { readonly timestamp: bigint }>(one: T) => ({
  ...one,
  timestamp: Number(one.timestamp),
});
