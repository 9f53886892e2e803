import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';

const names: Readonly<Record<CampaignKind, string>> = {
  instant: 'Instant',
  linear: 'Vested, linear',
  tranched: 'Vested, in tranches',
  variable: 'Variable amount',
  execute: 'Paid into a contract',
};

/** The display name of a kind of campaign. */
export const nameOfKind = (kind: CampaignKind): string => names[kind];
