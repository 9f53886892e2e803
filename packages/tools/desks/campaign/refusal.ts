import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { showTimeHere, showTokens } from '@sablier-docs/kit/wallet/show';
import type { ClaimReading } from '../../readings/campaign/read-claim';
import { campaignViewWord, type CampaignResults } from '../../readings/campaign/results';

const WEEK = 604_800n;

/** The claim type that each claim needs, from v3.0 on. */
const TYPES: Partial<Record<CampaignAction, bigint>> = {
  claim: 0n,
  claimTo: 0n,
  claimViaSig: 0n,
  claimViaAttestation: 1n,
  claimAndExecute: 2n,
};

interface Asked {
  action: CampaignAction;
  fact: CampaignFact;
  values: ClaimReading['values'];
}

/**
 * Why the campaign would refuse a call, by what was read of it; null if nothing that was read speaks
 * against it. Completes "This call would fail, or lose what it sends: …".
 */
export function seenClaimRefusal(asked: Asked, results: CampaignResults): string | null {
  const views = [...results.views.values()];
  if (views.length > 0 && views.every((answer) => 'reverted' in answer)) {
    return 'the contract at this address is not such a campaign.';
  }
  return asked.action === 'clawback'
    ? refusedClawback(asked, results)
    : refusedClaim(asked, results);
}

/** Whether the entry that is asked about was read, and was claimed before. */
export const isClaimedEntry = (
  { values }: Pick<Asked, 'values'>,
  results: CampaignResults,
): boolean =>
  values.index !== undefined &&
  values.index === results.entry.index &&
  campaignViewWord(results, 'hasClaimed') === 1n;

function refusedClaim({ action, fact, values }: Asked, results: CampaignResults): string | null {
  const { time, balance } = results;
  if (isClaimedEntry({ values }, results)) {
    return 'this entry was claimed before. If you did not do it, look at the transaction of the claim: the stream may have been opened for you, and canceled.';
  }
  if (campaignViewWord(results, 'hasExpired') === 1n) return 'the campaign has ended.';
  const start = campaignViewWord(results, 'CAMPAIGN_START_TIME');
  if (start !== undefined && time !== null && start > time) {
    return `claims begin at ${showTimeHere(start)}.`;
  }
  const type = campaignViewWord(results, 'CLAIM_TYPE');
  if (type !== undefined && TYPES[action] !== undefined && type !== TYPES[action]) {
    return `the campaign takes another kind of claim: its claim type is ${type}.`;
  }
  const { units } = values;
  const pays = fact.kind === 'variable' ? campaignViewWord(results, 'calculateClaimAmount') : units;
  return typeof pays === 'bigint' && typeof balance === 'bigint' && pays > balance
    ? `the campaign holds only ${showTokens(balance, results)}.`
    : null;
}

function refusedClawback({ fact, values }: Asked, results: CampaignResults): string | null {
  const { balance, time } = results;
  if (typeof values.units === 'bigint' && typeof balance === 'bigint' && values.units > balance) {
    return `the campaign holds only ${showTokens(balance, results)}.`;
  }
  const first =
    campaignViewWord(results, 'firstClaimTime') ??
    campaignViewWord(results, 'getFirstClaimTime') ??
    0n;
  const isOver = campaignViewWord(results, 'hasExpired') === 1n;
  // v1.1 has another rule, on which a fee of Lockup decides.
  if (fact.version === 'v1.1' || time === null || first === 0n || isOver) return null;
  return time > first + WEEK
    ? `the seven days after the first claim ended at ${showTimeHere(first + WEEK)}, and the campaign has not ended.`
    : null;
}
