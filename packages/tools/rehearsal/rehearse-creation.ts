import { formatAmount } from '@sablier-docs/protocol/amount';
import { formatUtc } from '@sablier-docs/protocol/time';
import { FLOW_STATUSES } from '@sablier-docs/protocol/flow/status';
import { LOCKUP_STATUSES } from '@sablier-docs/protocol/lockup/status';
import type { Address } from 'viem';
import type { Call } from '../calls/call';
import { perMonth } from '../stream-desk/read-field';
import { NotRehearsed } from './not-rehearsed';
import type { RehearsalMeans } from './rehearse-stream';
import { keyOf, rehearsedAt, type ReleaseOfContract } from './releases';
import { runCalls } from './run-calls';
import { openSite, type Site } from './site';
import type { Rehearsal } from './types';

export interface CreationRehearsal {
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

const HOUR = 3_600n;
/** Pays for the streams, because the page does not know who does. */
const PAYER: Address = '0x00000000000000000000000000000000000a11ce';
/** Streams that are told one by one. */
const MOST_TOLD = 3n;

/**
 * Sends the calls that create streams on a chain of its own, from an account that has what they take.
 * @throws NotRehearsed for a release without published bytecode, or a stream that depends on a feed
 */
export async function rehearseCreation(
  { release, contract, batch, calls, token, now }: CreationRehearsal,
  { open, load, facts }: RehearsalMeans,
): Promise<Rehearsal> {
  const rehearsed = rehearsedAt(release);
  const abi = facts[keyOf(release)];
  if (!rehearsed || !abi)
    throw new NotRehearsed('The bytecode of this release is in no package that the page can use.');
  if (calls.some(({ fn }) => fn.name.endsWith('LPG')))
    throw new NotRehearsed(
      'The release of this stream depends on the price of a feed, which the page does not have.',
    );
  const like = { ...token, symbol: 'tokens' };
  const site = await openSite(await open(now - HOUR), { rehearsed, abi, token: like, load });
  const places = { [contract]: site.contract, ...(batch && { [batch]: site.at('batchLockup') }) };
  await site.fund(PAYER, null);
  await site.moveTo(now);
  const first = await site.read<bigint>('nextStreamId');
  return runCalls(
    site,
    {
      prepared: calls.map((call) => ({ call, from: PAYER, words: call.title, figures: [] })),
      ...{ places, token: like, roles: { 'the account that pays': PAYER } },
    },
    { time: now, rows: () => rowsOf(site, release, { first, decimals: token.decimals }) },
  );
}

type Rows = readonly (readonly [label: string, words: string])[];

async function rowsOf(
  site: Site,
  { product }: ReleaseOfContract,
  { first, decimals }: { readonly first: bigint; readonly decimals: number },
): Promise<Rows> {
  const count = (await site.read<bigint>('nextStreamId')) - first;
  const rows: [string, string][] = [['New streams', String(count)]];
  for (let at = 0n; at < count && at < MOST_TOLD; at++) {
    const name = count === 1n ? '' : `Stream ${at + 1n}: `;
    const read = <T>(view: string) => site.read<T>(view, [first + at]);
    const amount = async (view: string) => `${formatAmount(await read(view), decimals)} tokens`;
    const time = async (view: string) => formatUtc(BigInt(await read<number>(view)));
    const statuses: readonly string[] = product === 'flow' ? FLOW_STATUSES : LOCKUP_STATUSES;
    rows.push(
      [`${name}Recipient`, await read('ownerOf')],
      [`${name}Sender`, await read('getSender')],
      [`${name}Status`, statuses[await read<number>('statusOf')] ?? 'unknown'],
      [`${name}Withdrawable now`, await amount('withdrawableAmountOf')],
    );
    if (product === 'flow') {
      rows.push(
        [`${name}Tokens in the stream`, await amount('getBalance')],
        [`${name}Rate per 30 days`, perMonth(await read('getRatePerSecond'))],
      );
    } else {
      rows.push(
        [`${name}Deposited`, await amount('getDepositedAmount')],
        [`${name}Start`, await time('getStartTime')],
        [`${name}End`, await time('getEndTime')],
      );
    }
  }
  return rows;
}
