import type { CampaignFact } from '../../../protocol/campaigns/types';
import { feeOf, type ClaimTexts } from '../fields';
import { wordOf, type CampaignAnswers } from './answers';

/** What was read, for the fields that ask for the same. Who receives is never among it. */
export function knownTexts(fact: CampaignFact, answers: CampaignAnswers): ClaimTexts {
  const view = { none: null, fixed: 'FEE', minimum: 'calculateMinFeeWei' } as const;
  const name = view[feeOf(fact)];
  const fee = name && wordOf(answers, name);
  return typeof fee === 'bigint' ? { fee: String(fee) } : {};
}
