import { campaignActionIds, type CampaignAction } from '../../protocol/campaigns/actions';

/**
 * What an address keeps of the campaign desk. It never holds the factory, which proves where a campaign
 * comes from only if the reader looks it up, nor who gets something or how much.
 */
export interface KeptCampaign {
  /** Address and chain ID of the campaign, such as `0x…-8453`. */
  campaign: string;
  action: CampaignAction | null;
  /** Place in the list, as digits; empty for none. */
  index: string;
}

/** @returns null when the hash is not the desk's */
export function readCampaignHash(hash: string): KeptCampaign | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const campaign = parameters.get('campaign') ?? '';
  if (!/^0x[0-9a-f]{40}-\d{1,10}$/i.test(campaign)) return null;
  const action = campaignActionIds.find((id) => id === parameters.get('do')) ?? null;
  const index = parameters.get('index') ?? '';
  return { campaign, action, index: /^\d{1,10}$/.test(index) ? index : '' };
}

/** The hash with its `#`; empty without a campaign on a chain. */
export function writeCampaignHash({ campaign, action, index }: KeptCampaign): string {
  if (!/^0x[0-9a-f]{40}-\d{1,10}$/i.test(campaign)) return '';
  const place = /^\d{1,10}$/.test(index) ? `&index=${index}` : '';
  return `#campaign=${campaign}${action ? `&do=${action}` : ''}${place}`;
}
