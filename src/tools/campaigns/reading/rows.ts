import { formatAmount } from '../../../protocol/amount';
import type { CampaignView } from '../../../protocol/campaigns/actions';
import type { CampaignFact } from '../../../protocol/campaigns/types';
import { showAddress, showFlag, showTime, showTokens, type Row } from '../../wallet/show';
import { readText } from '../../wallet/token';
import { toWord } from '../../wallet/words';
import { wordOf, wordsOf, type AskedEntry, type CampaignAnswers } from './answers';

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
const FIRST = ['First claim', 'time'] as const;

const kinds: Readonly<Record<CampaignView, readonly [label: string, kind: Kind]>> = {
  TOKEN: ['Token', 'address'],
  ASSET: ['Token', 'address'],
  hasClaimed: ['This entry was claimed', 'flag'],
  calculateClaimAmount: ['A claim would pay now, without a reward', 'amount'],
  calculateForgoneAmount: ['A claim would give up now', 'amount'],
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
/** More streams than anybody lists. */
const MOST_IDS = 50;

interface Around {
  answers: CampaignAnswers;
  /** The entry of the form now, which may not be the one that was read. */
  entry: AskedEntry;
  /** Name of the chain's coin. */
  currency: string;
  /** The reader's account in checksum form. */
  account: string | null;
}

const BALANCE = { name: 'balanceOf', label: 'Tokens in the campaign', isLong: false };

/** The rows before there is an answer, so that nothing moves when the answers come. */
export const emptyRows = ({ views }: CampaignFact): Row[] => [
  { ...BALANCE, text: '' },
  ...order
    .filter((name) => views.some((fn) => fn.name === name))
    .map((name) => {
      const [label, kind] = kinds[name];
      return { name, label, text: '', isLong: LONG.includes(kind) };
    }),
];

/** What the campaign answered, for people, with what the site computes where the two differ. */
export function rowsOf(fact: CampaignFact, around: Around): Row[] {
  const { answers } = around;
  const [balance, ...rows] = emptyRows(fact);
  if (!balance) return [];
  const { views } = answers;
  return [
    {
      ...balance,
      text: showBalance(answers),
    },
    ...rows.map((row) => {
      const name = order.find((one) => one === row.name);
      if (!name) return row;
      const inputs = fact.views.find((fn) => fn.name === name)?.inputs ?? [];
      if (!views.has(name)) return { ...row, text: unread(inputs, around) };
      const stale = inputs.some((input) => isStale(input.name, around));
      if (stale) return { ...row, text: 'The entry has changed: read again' };
      const computed = name === 'hasExpired' ? ended(answers) : undefined;
      const text = show(name, around);
      return computed === undefined || computed === wordOf(answers, name)
        ? { ...row, text }
        : { ...row, text, computed: showFlag(computed) };
    }),
  ];
}

function showBalance(answers: CampaignAnswers): string {
  const { balance } = answers;
  if (balance === undefined) return 'Not read';
  return balance === null ? 'The token gives no answer' : showTokens(balance, answers);
}

/** The part of the entry that an input asks about. */
const keyOf = (input: string): keyof AskedEntry | undefined =>
  (({ index: 'index', fullAmount: 'units', recipient: 'recipient' }) as const)[input];

/** Why a view has not answered. */
function unread(inputs: readonly { name: string }[], { entry }: Around): string {
  const keys = inputs.flatMap(({ name }) => keyOf(name) ?? []);
  if (keys.length === 0) return 'Not read';
  return keys.every((key) => entry[key] !== undefined)
    ? 'Not read for this entry: read again'
    : 'Fill in the entry below, then read again';
}

/** Whether the form has another value now than when the view was asked. */
function isStale(input: string, { answers, entry }: Around): boolean {
  const key = keyOf(input);
  return key !== undefined && answers.entry[key] !== entry[key];
}

/** Whether the campaign has ended at the second of the block, from its expiration. */
function ended(answers: CampaignAnswers): bigint | undefined {
  const end = wordOf(answers, 'EXPIRATION');
  if (end === undefined || answers.time === null) return undefined;
  return end > 0n && end <= answers.time ? 1n : 0n;
}

const TYPES = ['claim, claimTo and claimViaSig', 'claimViaAttestation', 'claimAndExecute'];

function show(name: CampaignView, { answers, currency, account }: Around): string {
  const words = wordsOf(answers, name);
  const [word] = words ?? [];
  if (!words || word === undefined) return 'The contract refuses to answer';
  switch (kinds[name][1]) {
    case 'address':
      return showAddress(word, account);
    case 'amount':
      return showTokens(word, answers);
    case 'flag':
      return showFlag(word);
    case 'time':
      return word === 0n ? noTime(name) : showTime(word);
    case 'coin':
      return `${formatAmount(word, 18)} ${currency}`;
    case 'type':
      return `${word}: ${TYPES[Number(word)] ?? 'unknown'}`;
    case 'hash':
      return `0x${toWord(word)}`;
    case 'selector':
      return `0x${toWord(word).slice(0, 8)}`;
    case 'text':
      return readText(words.map(toWord).join(''), LONGEST_CID) ?? 'None';
    case 'ids':
      return words.slice(2, 2 + MOST_IDS).join(', ') || 'None';
  }
}

function noTime(name: CampaignView): string {
  if (name === 'EXPIRATION') return 'Without an end';
  return name === 'CAMPAIGN_START_TIME' ? 'From the beginning' : 'None yet';
}
