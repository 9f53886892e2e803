import { formatAmount } from '@sablier-docs/protocol/amount';
import { formatUtc } from '@sablier-docs/protocol/time';
import { statusesOf } from '../readings/contracts/statuses';
import { perMonth } from '@sablier-docs/kit/inputs/stream-fields';
import type { ReleaseOfContract } from './releases';
import type { Site } from './site';
import type { ShownToken } from './words';

/** Figures in words, each with its label. */
export type Rows = readonly (readonly [label: string, words: string])[];

type Kind = 'status' | 'amount' | 'flag' | 'account' | 'time' | 'rate';
/** A view of a contract that takes the id of a stream. */
type View = readonly [label: string, name: string, kind: Kind];

const STATUS: View = ['Status', 'statusOf', 'status'];
const REFUNDABLE: View = ['Refundable', 'refundableAmountOf', 'amount'];
const OWNER: View = ['Owner of the NFT', 'ownerOf', 'account'];
const RATE: View = ['Rate per 30 days', 'getRatePerSecond', 'rate'];
const BALANCE: View = ['Tokens in the stream', 'getBalance', 'amount'];

const VIEWS: Readonly<Record<'lockup' | 'flow', readonly View[]>> = {
  lockup: [
    STATUS,
    ['Withdrawable', 'withdrawableAmountOf', 'amount'],
    ['Withdrawn', 'getWithdrawnAmount', 'amount'],
    REFUNDABLE,
    ['Cancelable', 'isCancelable', 'flag'],
    OWNER,
  ],
  flow: [
    STATUS,
    BALANCE,
    ['Total debt', 'totalDebtOf', 'amount'],
    ['Uncovered debt', 'uncoveredDebtOf', 'amount'],
    REFUNDABLE,
    RATE,
    OWNER,
  ],
};

const NEW: readonly View[] = [
  ['Recipient', 'ownerOf', 'account'],
  ['Sender', 'getSender', 'account'],
  STATUS,
  ['Withdrawable now', 'withdrawableAmountOf', 'amount'],
];

const NEW_VIEWS: typeof VIEWS = {
  lockup: [
    ...NEW,
    ['Deposited', 'getDepositedAmount', 'amount'],
    ['Start', 'getStartTime', 'time'],
    ['End', 'getEndTime', 'time'],
  ],
  flow: [...NEW, BALANCE, RATE],
};

/** Streams that are told one by one. */
const MOST_TOLD = 3n;

interface Shown {
  readonly release: Pick<ReleaseOfContract, 'product' | 'version'>;
  readonly token: ShownToken;
}

const productOf = ({ release }: Shown) => (release.product === 'flow' ? 'flow' : 'lockup');

/** The figures of a stream. */
export const rehearsedStreamRows = (site: Site, id: bigint, shown: Shown): Promise<Rows> =>
  readRows(site, id, VIEWS[productOf(shown)], shown);

/** How many streams there are from `first` on, and the figures of the first three. */
export async function newStreamRows(site: Site, first: bigint, shown: Shown): Promise<Rows> {
  const count = (await site.read<bigint>('nextStreamId')) - first;
  const rows: Rows[number][] = [['New streams', String(count)]];
  for (let at = 0n; at < count && at < MOST_TOLD; at++) {
    const name = count === 1n ? '' : `Stream ${at + 1n}: `;
    const own = await readRows(site, first + at, NEW_VIEWS[productOf(shown)], shown);
    rows.push(...own.map(([label, words]) => [`${name}${label}`, words] as const));
  }
  return rows;
}

async function readRows(
  site: Site,
  id: bigint,
  views: readonly View[],
  shown: Shown,
): Promise<Rows> {
  const rows: Rows[number][] = [];
  for (const [label, name, kind] of views) {
    rows.push([label, inWords(await site.read(name, [id]), kind, shown)]);
  }
  return rows;
}

function inWords(value: unknown, kind: Kind, { release, token }: Shown): string {
  switch (kind) {
    case 'status':
      return statusesOf(release)[Number(value)] ?? 'unknown';
    case 'amount':
      return `${formatAmount(value as bigint, token.decimals)} ${token.symbol}`;
    case 'flag':
      return flagWords(value as boolean);
    case 'time':
      return formatUtc(BigInt(value as number));
    case 'rate':
      return perMonth(value as bigint);
    case 'account':
      return String(value);
  }
}

export const flagWords = (is: boolean): string => (is ? 'yes' : 'no');
