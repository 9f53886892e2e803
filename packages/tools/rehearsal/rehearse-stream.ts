import type { Provider } from '@sablier-docs/chain';
import type { Load } from '@sablier-docs/chain/artifacts/types';
import { formatAmount } from '@sablier-docs/protocol/amount';
import type { DeskRelease } from '../stream-desk/contracts/types';
import { statusesOf } from '../stream-desk/contracts/statuses';
import { perMonth } from '../stream-desk/read-field';
import { wordOf, type StreamResults } from '../stream-desk/reading/results';
import type { PreparedCall } from '../wallet/prepared';
import { openFlow, planFlow } from './flow-stream';
import type { RehearsalFacts } from './interfaces';
import { openLockup, planLockup } from './lockup-stream';
import { NotRehearsed } from './not-rehearsed';
import { keyOf, rehearsedAt } from './releases';
import { rehearsedToken } from './rehearsed-token';
import { runCalls } from './run-calls';
import { openSite, type Site } from './site';
import type { Rehearsal, RehearsedToken } from './types';

export interface StreamRehearsal {
  readonly release: DeskRelease;
  /** The contract and the id of the stream. */
  readonly stream: { readonly address: string; readonly tokenId: string };
  readonly results: StreamResults;
  readonly prepared: readonly PreparedCall[];
  /** Unix second at which the calls are sent; not before the reading. */
  readonly now: bigint;
}

/** What a page or a test gives to a rehearsal. */
export interface RehearsalMeans {
  /** Opens a chain whose first block is at this Unix second. */
  readonly open: (timestamp: bigint) => Promise<Provider>;
  readonly load: Load;
  readonly facts: RehearsalFacts;
}

/**
 * Makes the stream as it was read on a chain of its own, and sends the prepared calls there.
 * @throws NotRehearsed for a stream that cannot be made
 */
export async function rehearseStream(
  { release, stream, results, prepared, now }: StreamRehearsal,
  { open, load, facts }: RehearsalMeans,
): Promise<Rehearsal> {
  const rehearsed = rehearsedAt(release);
  const abi = facts[keyOf(release)];
  if (!rehearsed || !abi)
    throw new NotRehearsed('The bytecode of this release is in no package that the page can use.');
  const token = rehearsedToken(results);
  if (!token)
    throw new NotRehearsed('The token and its decimals were not read. Read the stream again.');
  const isFlow = release.product === 'flow';
  const plan = isFlow ? planFlow(results, now) : planLockup(release, results, now);
  const site = await openSite(await open(plan.begin), {
    ...{ rehearsed, abi, token, load },
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
      ...{ prepared, places: { [stream.address]: site.contract }, token },
      roles: { 'the recipient': plan.recipient, 'the sender': plan.sender, ...receiver(prepared) },
    },
    {
      ...{ ids: { real: BigInt(stream.tokenId), here }, time: now },
      rows: () =>
        isFlow ? flowRows(site, here, release, token) : lockupRows(site, here, release, token),
    },
  );
}

const COIN = 1_000_000_000_000_000_000n;

/** The minimum fee with the price of the coin at which it was read, or none. */
function feeRead(results: StreamResults) {
  const wei = wordOf(results, 'calculateMinFeeWei') ?? 0n;
  const usd = results.feeUsd ?? 0n;
  if (wei === 0n || usd === 0n) return {};
  return { fee: { usd, price: (usd * COIN + wei - 1n) / wei } };
}

/** The account that the call names as the one that receives. */
function receiver(prepared: readonly PreparedCall[]): Record<string, string> {
  const { call } = prepared.at(-1) ?? {};
  const at =
    call?.fn.inputs.findIndex(({ name }) => name === 'to' || name === 'newRecipient') ?? -1;
  const to = call?.args[at];
  return typeof to === 'string' ? { 'the address in the call': to } : {};
}

type Rows = readonly (readonly [label: string, words: string])[];

const amountIn =
  ({ decimals, symbol }: RehearsedToken) =>
  (value: bigint): string =>
    `${formatAmount(value, decimals)} ${symbol}`;

async function lockupRows(
  site: Site,
  id: bigint,
  release: DeskRelease,
  token: RehearsedToken,
): Promise<Rows> {
  const read = <T>(name: string) => site.read<T>(name, [id]);
  const amount = amountIn(token);
  return [
    ['Status', statusesOf(release)[await read<number>('statusOf')] ?? 'unknown'],
    ['Withdrawable', amount(await read('withdrawableAmountOf'))],
    ['Withdrawn', amount(await read('getWithdrawnAmount'))],
    ['Refundable', amount(await read('refundableAmountOf'))],
    ['Cancelable', (await read<boolean>('isCancelable')) ? 'yes' : 'no'],
    ['Owner of the NFT', await read<string>('ownerOf')],
  ];
}

async function flowRows(
  site: Site,
  id: bigint,
  release: DeskRelease,
  token: RehearsedToken,
): Promise<Rows> {
  const read = <T>(name: string) => site.read<T>(name, [id]);
  const amount = amountIn(token);
  return [
    ['Status', statusesOf(release)[await read<number>('statusOf')] ?? 'unknown'],
    ['Tokens in the stream', amount(await read('getBalance'))],
    ['Total debt', amount(await read('totalDebtOf'))],
    ['Uncovered debt', amount(await read('uncoveredDebtOf'))],
    ['Refundable', amount(await read('refundableAmountOf'))],
    ['Rate per 30 days', perMonth(await read('getRatePerSecond'))],
    ['Owner of the NFT', await read<string>('ownerOf')],
  ];
}
