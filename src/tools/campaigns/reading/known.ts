import type { CampaignFact } from '../../../protocol/campaigns/types';
import { judgeFee } from '../../wallet/fee';
import { feeOf, type ClaimTexts } from '../fields';
import { wordOf, type CampaignAnswers } from './answers';

/** The fee that the campaign asks for a claim, in wei; undefined where its release asks none. */
export function feeIn(fact: CampaignFact, answers: CampaignAnswers): bigint | undefined {
  const view = { none: null, fixed: 'FEE', minimum: 'calculateMinFeeWei' } as const;
  const name = view[feeOf(fact)];
  return name ? wordOf(answers, name) : undefined;
}

/**
 * What was read, for the fields that ask for the same. Who receives is never among it, nor a fee that
 * Sablier's own comptroller does not bear out: whoever wrote the contract chose what it answers.
 */
export function knownTexts(fact: CampaignFact, answers: CampaignAnswers): ClaimTexts {
  const fee = feeIn(fact, answers);
  return fee !== undefined && judgeFee(fee, answers.feeCeiling) === 'fits'
    ? { fee: String(fee) }
    : {};
}
