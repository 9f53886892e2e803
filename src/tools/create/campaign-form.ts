import { UNIT } from '../../protocol/fixed-point';
import { isCid } from '../campaigns/gateways';
import { readDuration } from '../inputs/durations';
import { isRead, type Parsed } from '../inputs/parsed';
import { readTime } from '../inputs/times';
import { readPercent } from '../desk/read-field';
import type { CampaignTerms, VestingTerms } from './campaign';

export const campaignKeys = ['name', 'cid', 'start', 'expiration'] as const;
export const vestingKeys = [
  'vestingStart',
  'duration',
  'cliff',
  'startShare',
  'cliffShare',
] as const;
export type CampaignKey = (typeof campaignKeys)[number] | (typeof vestingKeys)[number];

export type CampaignTexts = Readonly<Partial<Record<CampaignKey, string>>>;

export interface CampaignReading {
  terms: Pick<CampaignTerms, 'name' | 'cid' | 'start' | 'expiration'> | null;
  /** Null for an instant campaign, and while something is missing. */
  vesting: Omit<VestingTerms, 'cancelable' | 'transferable'> | null;
  problems: Partial<Record<CampaignKey, string>>;
}

const LONGEST_NAME = 64;

/** Quotation marks and backslashes would need an escape in commands and forms. */
function readName(typed: string): Parsed<string> {
  const name = typed.trim();
  if (name === '') return { problem: 'Enter a name.' };
  return /^[ !#-&(-[\]-~]*$/.test(name) && name.length <= LONGEST_NAME
    ? { value: name }
    : {
        problem: `Use up to ${LONGEST_NAME} letters and digits of ASCII, without quotation marks.`,
      };
}

const readCid = (typed: string): Parsed<string> =>
  isCid(typed.trim())
    ? { value: typed.trim() }
    : { problem: 'Enter the CID of the pinned file. It begins with Qm or baf.' };

/** A field that may stay empty, for 0. */
const orZero =
  (read: (text: string) => Parsed<bigint>) =>
  (text: string): Parsed<bigint> =>
    text.trim() === '' ? { value: 0n } : read(text);

/** @param now in Unix seconds */
export function readCampaignForm(
  texts: CampaignTexts,
  isVested: boolean,
  now: bigint,
): CampaignReading {
  const problems: CampaignReading['problems'] = {};
  const take = <T>(key: CampaignKey, read: (text: string) => Parsed<T>): T | null => {
    const parsed = read(texts[key] ?? '');
    if (isRead(parsed)) return parsed.value;
    problems[key] = parsed.problem;
    return null;
  };
  const time = orZero((text) => readTime(text));
  const name = take('name', readName);
  const cid = take('cid', readCid);
  const start = take('start', time);
  const expiration = take('expiration', time);
  if (expiration !== null && expiration > 0n && expiration <= (start ?? 0n)) {
    problems.expiration = 'The expiration lies before the start: nobody could claim.';
  } else if (expiration !== null && expiration > 0n && expiration <= now) {
    problems.expiration = 'The expiration is in the past: nobody could claim.';
  }
  const vesting = isVested ? readVesting(take, problems, time) : null;
  const isComplete = Object.keys(problems).length === 0;
  const terms =
    isComplete && name !== null && cid !== null && start !== null && expiration !== null
      ? { name, cid, start, expiration }
      : null;
  return { terms, vesting: isComplete ? vesting : null, problems };
}

type Take = <T>(key: CampaignKey, read: (text: string) => Parsed<T>) => T | null;

function readVesting(
  take: Take,
  problems: CampaignReading['problems'],
  time: (text: string) => Parsed<bigint>,
): CampaignReading['vesting'] {
  const vestingStart = take('vestingStart', time);
  const duration = take('duration', readDuration);
  const cliff = take('cliff', orZero(readDuration));
  const startShare = take('startShare', orZero(readPercent));
  const cliffShare = take('cliffShare', orZero(readPercent));
  if (vestingStart === null || duration === null || cliff === null) return null;
  if (startShare === null || cliffShare === null) return null;
  if (cliff >= duration) problems.cliff = 'The cliff has to be shorter than the whole.';
  if (cliff === 0n && cliffShare > 0n) problems.cliffShare = 'Without a cliff, this has to be 0.';
  if (startShare + cliffShare > UNIT) {
    problems.cliffShare =
      'Together the two shares are more than 100 percent: every claim would fail.';
  }
  return { vestingStart, duration, cliff, startShare, cliffShare };
}
