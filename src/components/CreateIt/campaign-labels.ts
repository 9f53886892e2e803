import type { CampaignKey } from '@site/src/tools/create/campaign-form';

interface Label {
  label: string;
  hint: string;
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
    hint: 'A date in UTC. Empty: without an end. You then cannot take tokens back once seven days have passed since the first claim.',
  },
  vestingStart: {
    label: 'Vesting from (optional)',
    hint: 'A date in UTC, the same for everybody. Empty: from the claim of each recipient.',
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
