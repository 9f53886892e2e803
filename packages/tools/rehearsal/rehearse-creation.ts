import type { CallInput } from '@sablier-docs/protocol/calls/types';
import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { Address } from 'viem';
import type { Call } from '@sablier-docs/kit/calls/call';
import { openFeed } from './feed';
import { HOUR, publishedOf, type RehearsalMeans } from './means';
import type { ReleaseOfContract } from './releases';
import { newStreamRows } from './rows';
import { runCalls } from './run-calls';
import { openRehearsalSite, type Site } from './site';
import type { Rehearsal } from './types';

interface CreationRehearsal {
  /** The contract that holds the new streams. */
  readonly release: ReleaseOfContract;
  /** Its real address, and that of Lockup's contract for batches. */
  readonly contract: string;
  readonly batch?: string;
  readonly calls: readonly Call[];
  readonly token: { readonly address: string; readonly decimals: number };
  /** Unix second at which the calls are sent. */
  readonly now: bigint;
}

/** Pays for the streams, because the page does not know who does. */
const PAYER: Address = '0x00000000000000000000000000000000000a11ce';

const GATED =
  'The price of the feed is below the target in the rehearsal. The real contract refuses a target that the price has reached, and a feed that does not answer as it has to.';

/**
 * Sends the calls that create streams on a chain of its own, from an account that has what they take. A price-gated
 * stream gets a feed whose price is just below its target.
 * @throws NotRehearsed for a release without published bytecode
 */
export async function rehearseCreation(
  { release, contract, batch, calls, token, now }: CreationRehearsal,
  means: RehearsalMeans,
): Promise<Rehearsal> {
  const like = { ...token, symbol: 'tokens' };
  const published = publishedOf(release, means);
  const site = await openRehearsalSite(await means.open(now - HOUR), {
    ...published,
    token: like,
    load: means.load,
  });
  const feeds = await openFeeds(site, calls);
  const places = {
    ...feeds,
    [contract]: site.contract,
    ...(batch && { [batch]: site.at('batchLockup') }),
  };
  await site.fund(PAYER, null);
  await site.moveTo(now);
  const first = await site.read<bigint>('nextStreamId');
  return runCalls(
    site,
    {
      prepared: calls.map((call) => ({ call, from: PAYER, words: call.title, figures: [] })),
      places,
      token: like,
      roles: { 'the account that pays': PAYER },
    },
    {
      time: now,
      notes: Object.keys(feeds).length > 0 ? [GATED] : [],
      rows: () => newStreamRows(site, first, { release, token: like }),
    },
  );
}

/** A feed in the place of each that the calls name, below the lowest of its targets. */
async function openFeeds(site: Site, calls: readonly Call[]): Promise<Record<string, Address>> {
  const targets = new Map<string, bigint>();
  for (const [oracle, target] of calls.flatMap(({ fn, args }) =>
    fn.inputs.flatMap((input, at) => gatesIn(input, args[at] as Value)),
  )) {
    const lowest = targets.get(oracle);
    if (lowest === undefined || target < lowest) targets.set(oracle, target);
  }
  const feeds: Record<string, Address> = {};
  for (const [oracle, target] of targets) feeds[oracle] = (await openFeed(site, target)).address;
  return feeds;
}

/** Feeds with their targets in an argument, which may be a tuple, or a list of tuples. */
function gatesIn(
  { type, components }: CallInput,
  value: Value,
): [oracle: string, target: bigint][] {
  if (!components || !Array.isArray(value)) return [];
  const list = value as readonly Value[];
  if (type.endsWith('[]'))
    return list.flatMap((one) => gatesIn({ name: '', type: 'tuple', components }, one));
  const part = (name: string) => list[components.findIndex((one) => one.name === name)];
  const [oracle, target] = [part('oracle'), part('targetPrice')];
  if (typeof oracle === 'string' && typeof target === 'bigint') return [[oracle, target]];
  return components.flatMap((one, at) => gatesIn(one, list[at] as Value));
}
