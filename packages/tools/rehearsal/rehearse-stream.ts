import type { DeskRelease } from '../readings/contracts/types';
import { followsPrice } from '../readings/stream/price-gated';
import { streamViewWord, type StreamResults } from '../readings/stream/results';
import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';
import { openFlow, planFlow } from './flow-stream';
import { openLockup, planLockup, wasAtTarget } from './lockup-stream';
import { publishedOf, type RehearsalMeans } from './means';
import { NotRehearsed } from './not-rehearsed';
import { rehearsedToken } from './rehearsed-token';
import { rehearsedStreamRows } from './rows';
import { runCalls } from './run-calls';
import { openRehearsalSite } from './site';
import type { Rehearsal } from './types';

interface StreamRehearsal {
  readonly release: DeskRelease;
  /** The contract and the id of the stream. */
  readonly stream: { readonly address: string; readonly tokenId: string };
  readonly results: StreamResults;
  readonly prepared: readonly PreparedCall[];
  /** Unix second at which the calls are sent; not before the reading. */
  readonly now: bigint;
}

/**
 * Makes the stream as it was read on a chain of its own, and sends the prepared calls there.
 * @throws NotRehearsed for a stream that cannot be made
 */
export async function rehearseStream(
  { release, stream, results, prepared, now }: StreamRehearsal,
  means: RehearsalMeans,
): Promise<Rehearsal> {
  const published = publishedOf(release, means);
  const token = rehearsedToken(results);
  if (!token)
    throw new NotRehearsed('The token and its decimals were not read. Read the stream again.');
  const plan =
    release.product === 'flow' ? planFlow(results, now) : planLockup(release, results, now);
  const site = await openRehearsalSite(await means.open(plan.begin), {
    ...published,
    token,
    load: means.load,
    ...feeRead(results),
  });
  const here =
    'rate' in plan
      ? await openFlow(site, results, plan, now)
      : await openLockup(site, release, results, plan, now);
  for (const from of new Set(prepared.map((one) => one.from)))
    await site.fund(from as `0x${string}`);
  await site.moveTo(now);
  return runCalls(
    site,
    {
      prepared,
      places: { [stream.address]: site.contract },
      token,
      roles: { 'the recipient': plan.recipient, 'the sender': plan.sender, ...receiver(prepared) },
    },
    {
      ids: { real: BigInt(stream.tokenId), here },
      time: now,
      notes: notesOn(results),
      rows: () => rehearsedStreamRows(site, here, { release, token }),
    },
  );
}

const COIN = 1_000_000_000_000_000_000n;

/** The minimum fee with the price of the coin at which it was read, or none. */
function feeRead(results: StreamResults) {
  const wei = streamViewWord(results, 'calculateMinFeeWei') ?? 0n;
  const usd = results.feeUsd ?? 0n;
  if (wei === 0n || usd === 0n) return {};
  return { fee: { usd, price: (usd * COIN + wei - 1n) / wei } };
}

/** What a price can change until the calls are sent. */
const notesOn = (results: StreamResults): readonly string[] => [
  ...('fee' in feeRead(results) ? ['The fee follows the price of the coin.'] : []),
  ...(followsPrice(results) && streamViewWord(results, 'isDepleted') !== 1n
    ? [
        `The price of the stream's feed is ${wasAtTarget(results) ? 'at' : 'below'} the target in the rehearsal, as it was when the stream was read. It can change before your transaction.`,
      ]
    : []),
];

/** The account that the call names as the one that receives. */
function receiver(prepared: readonly PreparedCall[]): Record<string, string> {
  const { call } = prepared.at(-1) ?? {};
  const at =
    call?.fn.inputs.findIndex(({ name }) => name === 'to' || name === 'newRecipient') ?? -1;
  const to = call?.args[at];
  return typeof to === 'string' ? { 'the address in the call': to } : {};
}
