import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { checkFee } from '@sablier-docs/kit/wallet/fee';
import { claimFeeKind, type ClaimTexts } from './claim-fields';
import { campaignViewWord, type CampaignResults } from './results';

/** The fee that the campaign charges for a claim, in wei; undefined if its release charges none. */
export function claimFeeIn(fact: CampaignFact, results: CampaignResults): bigint | undefined {
  const view = { none: null, fixed: 'FEE', minimum: 'calculateMinFeeWei' } as const;
  const name = view[claimFeeKind(fact)];
  return name ? campaignViewWord(results, name) : undefined;
}

/**
 * Values that were read, for the fields that they fill in. Never a recipient, nor a fee that
 * Sablier's own comptroller does not confirm: the author of the contract decides what it returns.
 */
export function prefilledClaimTexts(fact: CampaignFact, results: CampaignResults): ClaimTexts {
  const fee = claimFeeIn(fact, results);
  return fee !== undefined && checkFee(fee, results.feeCeiling) === 'fits'
    ? { fee: String(fee) }
    : {};
}
