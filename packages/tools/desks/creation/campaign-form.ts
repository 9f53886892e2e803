import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import { isCid } from '../../readings/campaign/ipfs-gateways';
import { isRead, orZero, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import type { CampaignTerms } from './campaign';
import { kindKeys, type KindTerms, type KindKey } from './campaign-kinds';
import { readKindTerms } from './campaign-kind-terms';

const common = ['name', 'cid', 'start', 'expiration'] as const;
export type CampaignKey = (typeof common)[number] | KindKey;

/** The fields of a kind, in the order of the form. */
export const campaignKeys = (kind: CampaignKind): readonly CampaignKey[] => [
  ...common,
  ...kindKeys[kind],
];

export type CampaignTexts = Readonly<Partial<Record<CampaignKey, string>>>;

export interface CampaignReading {
  /** Null while incomplete. */
  terms: Pick<CampaignTerms, 'name' | 'cid' | 'start' | 'expiration'> | null;
  special: KindTerms | null;
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
  const refuse = (key: KindKey, problem: string) => {
    problems[key] = problem;
  };
  const special = readKindTerms(kind, take, refuse, expiration);
  const isComplete = Object.keys(problems).length === 0;
  const terms =
    isComplete && name !== null && cid !== null && start !== null && expiration !== null
      ? { name, cid, start, expiration }
      : null;
  return { terms, special: isComplete ? special : null, problems };
}
