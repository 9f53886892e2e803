import type { CampaignKind } from '@site/src/protocol/campaigns/types';

const names: Readonly<Record<CampaignKind, string>> = {
  instant: 'Instant',
  linear: 'Vested, linear',
  tranched: 'Vested, in tranches',
  variable: 'Variable amount',
  execute: 'Paid into a contract',
};

/** A kind of campaign as a reader knows it. */
export const nameOfKind = (kind: CampaignKind): string => names[kind];
