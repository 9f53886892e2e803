import { formatAmount } from '@sablier-docs/protocol/amount';
import type { CampaignView } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import {
  showAddress,
  hasOwnClock,
  showFlag,
  showTimeHere,
  showTokens,
  type DisplayRow,
} from '@sablier-docs/kit/wallet/show';
import { readTokenText } from '@sablier-docs/kit/wallet/token';
import { quoteUntrusted } from '@sablier-docs/kit/inputs/untrusted-text';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import {
  campaignViewWord,
  campaignViewWords,
  type EntryQuery,
  type CampaignResults,
} from './results';

type Kind =
  | 'address'
  | 'amount'
  | 'time'
  | 'flag'
  | 'coin'
  | 'type'
  | 'hash'
  | 'text'
  | 'ids'
  | 'selector';

const LOCKUP = ['Lockup contract', 'address'] as const;
const CANCELABLE = ['The admin can cancel the streams', 'flag'] as const;
const FIRST = ['First claim', 'time'] as const;

const kinds: Readonly<Record<CampaignView, readonly [label: string, kind: Kind]>> = {
  TOKEN: ['Token', 'address'],
  ASSET: ['Token', 'address'],
  hasClaimed: ['This entry was claimed', 'flag'],
  calculateClaimAmount: ['A claim would pay now, without a reward', 'amount'],
  calculateForgoneAmount: ['A claim would give up now', 'amount'],
  STREAM_CANCELABLE: CANCELABLE,
  CANCELABLE,
  claimedStreams: ['Streams of this address', 'ids'],
  CAMPAIGN_START_TIME: ['Claims from', 'time'],
  EXPIRATION: ['Claims until', 'time'],
  hasExpired: ['Ended', 'flag'],
  VESTING_END_TIME: ['Nothing is given up from', 'time'],
  CLAIM_TYPE: ['Claim type', 'type'],
  calculateMinFeeWei: ['Minimum fee', 'coin'],
  FEE: ['Fee', 'coin'],
  firstClaimTime: FIRST,
  getFirstClaimTime: FIRST,
  admin: ['Admin', 'address'],
  SABLIER_LOCKUP: LOCKUP,
  LOCKUP,
  LOCKUP_LINEAR: LOCKUP,
  LOCKUP_TRANCHED: LOCKUP,
  TARGET: ['Contract that gets the tokens', 'address'],
  SELECTOR: ['Function that a claim calls', 'selector'],
  ipfsCID: ['CID of the file', 'text'],
  MERKLE_ROOT: ['Root', 'hash'],
};
const order = Object.keys(kinds) as CampaignView[];

const LONG: readonly Kind[] = ['address', 'hash', 'text'];
const LONGEST_CID = 80;
/** More streams than a list usefully shows. */
const MOST_IDS = 50;

interface RowContext {
  results: CampaignResults;
  /** The form's present entry, which may differ from the one that was read. */
  entry: EntryQuery;
  /** Symbol of the chain's coin. */
  currency: string;
  /** The reader's account in checksum form. */
  account: string | null;
}

const BALANCE = { name: 'balanceOf', label: 'Tokens in the campaign', isLong: false };

/** Empty rows, so that nothing moves when the results arrive. */
export const emptyCampaignRows = ({ views }: CampaignFact): DisplayRow[] => [
  { ...BALANCE, text: '' },
  ...order
    .filter((name) => views.some((fn) => fn.name === name))
    .map((name) => {
      const [label, kind] = kinds[name];
      const isLong = LONG.includes(kind) || (kind === 'time' && hasOwnClock());
      return { name, label, text: '', isLong };
    }),
];

/** The campaign's results, formatted, with the site's own computation where it differs. */
export function campaignRows(fact: CampaignFact, around: RowContext): DisplayRow[] {
  const { results } = around;
  const [balance, ...rows] = emptyCampaignRows(fact);
  if (!balance) return [];
  const { views } = results;
  return [
    {
      ...balance,
      text: showBalance(results),
    },
    ...rows.map((row) => {
      const name = order.find((one) => one === row.name);
      if (!name) return row;
      const inputs = fact.views.find((fn) => fn.name === name)?.inputs ?? [];
      if (!views.has(name)) return { ...row, text: unread(inputs, around) };
      const stale = inputs.some((input) => isStale(input.name, around));
      if (stale) return { ...row, text: 'The entry has changed: read again' };
      const computed = name === 'hasExpired' ? ended(results) : undefined;
      const text = show(name, around);
      return computed === undefined || computed === campaignViewWord(results, name)
        ? { ...row, text }
        : { ...row, text, computed: showFlag(computed) };
    }),
  ];
}

function showBalance(results: CampaignResults): string {
  const { balance } = results;
  if (balance === undefined) return 'Not read';
  return balance === null ? 'The token gives no answer' : showTokens(balance, results);
}

/** The part of the entry that an input takes. */
const keyOf = (input: string): keyof EntryQuery | undefined =>
  (({ index: 'index', fullAmount: 'units', recipient: 'recipient' }) as const)[input];

/** Why a view has no result. */
function unread(inputs: readonly { name: string }[], { entry }: RowContext): string {
  const keys = inputs.flatMap(({ name }) => keyOf(name) ?? []);
  if (keys.length === 0) return 'Not read';
  return keys.every((key) => entry[key] !== undefined)
    ? 'Not read for this entry: read again'
    : 'Fill in the entry below, then read again';
}

/** Whether the form's value has changed since the view was called. */
function isStale(input: string, { results, entry }: RowContext): boolean {
  const key = keyOf(input);
  return key !== undefined && results.entry[key] !== entry[key];
}

/** Whether the campaign had expired at the time of the block. */
function ended(results: CampaignResults): bigint | undefined {
  const end = campaignViewWord(results, 'EXPIRATION');
  if (end === undefined || results.time === null) return undefined;
  return end > 0n && end <= results.time ? 1n : 0n;
}

const TYPES = ['claim, claimTo and claimViaSig', 'claimViaAttestation', 'claimAndExecute'];

function show(name: CampaignView, { results, currency, account }: RowContext): string {
  const words = campaignViewWords(results, name);
  const [word] = words ?? [];
  if (!words || word === undefined) return 'The contract refuses to answer';
  switch (kinds[name][1]) {
    case 'address':
      return showAddress(word, account);
    case 'amount':
      return showTokens(word, results);
    case 'flag':
      return showFlag(word);
    case 'time':
      return word === 0n ? noTime(name) : showTimeHere(word);
    case 'coin':
      return `${formatAmount(word, 18)} ${currency}`;
    case 'type':
      return `${word}: ${TYPES[Number(word)] ?? 'unknown'}`;
    case 'hash':
      return `0x${toWord(word)}`;
    case 'selector':
      return `0x${toWord(word).slice(0, 8)}`;
    case 'text':
      return textOf(words) ?? 'None';
    case 'ids':
      return words.slice(2, 2 + MOST_IDS).join(', ') || 'None';
  }
}

/** A text that the campaign's creator has chosen. */
function textOf(words: readonly bigint[]): string | null {
  const text = readTokenText(words.map(toWord).join(''), LONGEST_CID);
  return text && quoteUntrusted(text);
}

function noTime(name: CampaignView): string {
  if (name === 'EXPIRATION') return 'Without an end';
  return name === 'CAMPAIGN_START_TIME' ? 'From the beginning' : 'None yet';
}
