import type { CampaignKind } from '../../protocol/campaigns/types';
import { isCid } from '../campaigns/gateways';
import { isRead, orZero, type Parsed } from '../inputs/parsed';
import { readTime } from '../inputs/times';
import type { CampaignTerms } from './campaign';
import { specialKeys, type Special, type SpecialKey } from './campaign-kinds';
import { readSpecial } from './campaign-special';

const common = ['name', 'cid', 'start', 'expiration'] as const;
export type CampaignKey = (typeof common)[number] | SpecialKey;

/** The fields of a kind, in the order in which they are filled in. */
export const campaignKeys = (kind: CampaignKind): readonly CampaignKey[] => [
  ...common,
  ...specialKeys[kind],
];

export type CampaignTexts = Readonly<Partial<Record<CampaignKey, string>>>;

export interface CampaignReading {
  /** Null while something is missing. */
  terms: Pick<CampaignTerms, 'name' | 'cid' | 'start' | 'expiration'> | null;
  special: Special | null;
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

/** @param now in Unix seconds */
export function readCampaignForm(
  texts: CampaignTexts,
  kind: CampaignKind,
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
  const refuse = (key: SpecialKey, problem: string) => {
    problems[key] = problem;
  };
  const special = readSpecial(kind, take, refuse, expiration);
  const isComplete = Object.keys(problems).length === 0;
  const terms =
    isComplete && name !== null && cid !== null && start !== null && expiration !== null
      ? { name, cid, start, expiration }
      : null;
  return { terms, special: isComplete ? special : null, problems };
}
