import type { CampaignAction } from '@sablier-docs/protocol/campaigns/actions';
import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { claimFeeKind, type ClaimKey } from '../../../readings/campaign/claim-fields';

export interface Label {
  label: string;
  /** Backticks mark code. */
  hint: string;
}

const labels: Readonly<Record<ClaimKey, Label>> = {
  index: {
    label: 'Index',
    hint: 'The place in the list, from 0. The file of the campaign has it.',
  },
  recipient: { label: 'Address on the list', hint: '' },
  units: {
    label: 'Amount in the smallest unit',
    hint: 'As the file of the campaign has it: with 6 decimals, 250 tokens are 250000000.',
  },
  proof: { label: 'Proof', hint: 'The list of hashes. For a list with one entry, write [].' },
  to: { label: 'Receiving address', hint: 'Check every character.' },
  validFrom: {
    label: 'Valid from, in Unix seconds',
    hint: 'As it was signed. 0 is from the beginning.',
  },
  signature: { label: 'Signature', hint: 'Data that begins with 0x.' },
  expireAt: {
    label: 'Attestation valid until, in Unix seconds',
    hint: 'As it was attested.',
  },
  attestation: {
    label: 'Attestation',
    hint: 'Data that begins with 0x. The service that checks the recipients gives it to you.',
  },
  selectorArguments: {
    label: 'Arguments for the contract',
    hint: 'Data that begins with 0x, without a function selector. The organizer says what they are.',
  },
  fee: {
    label: 'Minimum fee, in wei',
    hint: 'What `calculateMinFeeWei` returns; "Read with my wallet" fills it in, and the section "Read" below has the command. The page adds 5.3 percent, which covers a fall of the price of the coin by 5 percent.',
  },
};

const FIXED_FEE: Label = {
  label: 'Fee, in wei',
  hint: 'What `FEE` returns; "Read with my wallet" fills it in, and the section "Read" below has the command. Exactly this amount is sent.',
};

const CLAWBACK_UNITS: Label = {
  label: 'Amount in the smallest unit',
  hint: 'At most what the campaign holds: with 6 decimals, 250 tokens are 250000000.',
};

/** Label and hint of a field. */
export function campaignActionLabel(
  action: CampaignAction,
  key: ClaimKey,
  fact: CampaignFact,
): Label {
  if (key === 'fee' && claimFeeKind(fact) === 'fixed') return FIXED_FEE;
  if (key === 'units' && action === 'clawback') return CLAWBACK_UNITS;
  return labels[key];
}
