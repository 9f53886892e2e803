import type { CampaignKey } from '../campaign-form';

interface Label {
  label: string;
  hint: string;
  /** Maximum length of a long text; missing for a short one. */
  maxLength?: number;
}

export const campaignLabels: Readonly<Record<CampaignKey, Label>> = {
  name: { label: 'Name of the campaign', hint: 'Anybody can read it in the contract.' },
  cid: { label: 'CID of the pinned file', hint: 'The service that pins the file shows it.' },
  start: {
    label: 'Claims from (optional)',
    hint: 'A date in UTC, such as 2027-01-31 12:00. Empty: from the beginning.',
  },
  expiration: {
    label: 'Claims until (optional)',
    hint: 'A date in UTC. Empty: without an end. A clawback is then possible until seven days after the first claim, and not later. A campaign with variable amounts needs an end.',
  },
  vestingStart: {
    label: 'Vesting from (optional)',
    hint: 'A date in UTC, the same for everybody. Empty: from the claim of each recipient.',
  },
  vestingFrom: {
    label: 'Vesting from',
    hint: 'A date in UTC, such as 2027-01-31 12:00, the same for everybody.',
  },
  vestingEnd: {
    label: 'Vesting until',
    hint: 'A date in UTC, at least 7 days before the claims end. From then on, nothing is given up.',
  },
  tranches: {
    label: 'Tranches',
    hint: 'One per line: its percentage, a space, its length since the tranche before. Together 100 percent. Example: 25 90d',
  },
  target: {
    label: 'Contract that gets the tokens',
    hint: 'Its address on the same chain. A claim lets it take exactly the amount of the entry.',
  },
  selector: {
    label: 'Function that a claim calls',
    hint: 'With the types of its arguments and without their names, such as stake(uint256), or its first four bytes.',
    maxLength: 480,
  },
  duration: { label: 'Length of the vesting', hint: 'For example 365 days.' },
  cliff: { label: 'Length of the cliff (optional)', hint: 'For example 90 days. Empty: no cliff.' },
  startShare: {
    label: 'Released at the start, in percent (optional)',
    hint: 'For example 10. Empty: nothing.',
  },
  cliffShare: {
    label: 'Released at the cliff, in percent (optional)',
    hint: 'For example 25. Empty: nothing.',
  },
};
