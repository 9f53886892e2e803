import { arithmeticOf, releasedBy } from '@sablier-docs/protocol/lockup/earlier-releases';
import { zeroAddress, type Address } from 'viem';
import { newStreamEnd, type NewStream } from './new-stream';
import type { DeskRelease } from '../readings/contracts/types';
import { lockupStream } from '../readings/stream/compute-lockup';
import { isPriceGated } from '../readings/stream/price-gated';
import {
  requiredWord,
  streamViewWord,
  streamViewWords,
  type StreamResults,
} from '../readings/stream/results';
import { toAddress } from '@sablier-docs/kit/wallet/abi-words';
import { openFeed } from './feed';
import { NotRehearsed } from './not-rehearsed';
import { openParties, rehearsalPlan, wholly, type Plan } from './plan';
import type { Site } from './site';

/** A stream as it was read. */
interface LockupPlan extends Plan {
  readonly stream: NewStream;
}

/**
 * @param now Unix second of the calls
 * @throws NotRehearsed for a stream whose terms were not read in full
 */
export function planLockup(release: DeskRelease, results: StreamResults, now: bigint): LockupPlan {
  const stream = wholly(() =>
    isPriceGated(results) ? gatedStream(results) : lockupStream(release, results),
  );
  return { ...rehearsalPlan(results, stream.startTime, now), stream };
}

function gatedStream(results: StreamResults): NewStream | null {
  const need = requiredWord(results);
  const [feed, targetPrice] = streamViewWords(results, 'getPriceGatedUnlockParams') ?? [];
  if (feed === undefined || targetPrice === undefined) return null;
  return {
    model: 'priceGated',
    oracle: toAddress(feed),
    targetPrice,
    deposit: need('getDepositedAmount'),
    startTime: need('getStartTime'),
    endTime: need('getEndTime'),
  };
}

/**
 * Whether the price was at the target when a price-gated stream was read: only then it releases before its end, and
 * then it releases everything.
 */
export const wasAtTarget = (results: StreamResults): boolean =>
  [
    streamViewWord(results, 'withdrawableAmountOf'),
    streamViewWord(results, 'getWithdrawnAmount'),
  ].some((amount = 0n) => amount > 0n);

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
  const feed = stream.model === 'priceGated' ? await openFeed(site, stream.targetPrice) : null;
  const terms = {
    sender,
    recipient,
    stream: feed ? { ...stream, oracle: feed.address } : stream,
    cancelable: wasCanceled || need('isCancelable') === 1n,
    transferable: streamViewWord(results, 'isTransferable') !== 0n,
  };
  const id = await openParties(site, plan);
  const [name, args] = creation(site, release, terms);
  await site.send(sender, name, args);
  if (wasCanceled) {
    await site.moveTo(cancelTime(release, plan, need('getRefundedAmount'), now));
    await site.send(sender, 'cancel', [id]);
  }
  await site.moveTo(now - 1n);
  if (feed && wasAtTarget(results)) await feed.reach();
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
  { stream, begin }: LockupPlan,
  refunded: bigint,
  now: bigint,
): bigint {
  const kept = stream.deposit - refunded;
  let [low, high] = [begin + 1n, now - 2n];
  // A price-gated stream is below its target when it is canceled, and has released nothing.
  const released = (time: bigint) =>
    stream.model === 'priceGated' ? 0n : releasedBy(arithmeticOf(release.version), stream, time);
  while (low < high) {
    const middle = (low + high) / 2n;
    if (released(middle) < kept) low = middle + 1n;
    else high = middle;
  }
  if (released(low) !== kept)
    throw new NotRehearsed(
      'No second was found at which a cancellation returns the refund that was read.',
    );
  return low;
}

interface Terms {
  readonly sender: Address;
  readonly recipient: Address;
  readonly stream: NewStream;
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
  if (stream.model === 'priceGated')
    throw new NotRehearsed('This release has no price-gated streams.');
  const { sender, recipient, cancelable, transferable } = flags;
  const common = {
    sender,
    recipient,
    cancelable,
    transferable,
    totalAmount: stream.deposit,
    asset: token,
    broker: { account: zeroAddress, fee: 0n },
  };
  const { startTime } = stream;
  const isFirst = version === 'v1.0';
  if (stream.model === 'linear') {
    const times = {
      start: Number(startTime),
      cliff: Number(stream.cliffTime),
      end: Number(stream.endTime),
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
  stream: NewStream,
  flags: Omit<Terms, 'stream'>,
): readonly [name: string, args: readonly unknown[]] {
  const timestamps = { start: Number(stream.startTime), end: Number(newStreamEnd(stream)) };
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
    case 'priceGated': {
      const { oracle, targetPrice } = stream;
      return ['createWithTimestampsLPG', [params, { oracle, targetPrice }]];
    }
  }
}

/** Times fit into 40 bits, which viem wants as numbers. */
const timed = <T extends { readonly timestamp: bigint }>(one: T) => ({
  ...one,
  timestamp: Number(one.timestamp),
});
