import { transactionIn } from '@sablier-docs/kit/inputs/transactions';
import { campaignActionIds, type CampaignAction } from '@sablier-docs/protocol/campaigns/actions';

/**
 * The state of the campaign desk in the URL. It never holds the factory, which proves the origin of
 * a campaign only if the reader looks it up, nor a recipient or an amount. The transaction proves
 * the origin, because the reader's wallet reads its logs.
 */
export interface CampaignHash {
  /** Address and chain ID of the campaign, as `0x…-8453`. */
  campaign: string;
  action: CampaignAction | null;
  /** Index in the list, in digits; empty for none. */
  index: string;
  /** Hash of the transaction that created the campaign, in lower case; empty if unknown. */
  transaction: string;
}

/** @returns null when the hash is not the desk's */
export function readCampaignHash(hash: string): CampaignHash | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const campaign = parameters.get('campaign') ?? '';
  if (!/^0x[0-9a-f]{40}-\d{1,10}$/i.test(campaign)) return null;
  const action = campaignActionIds.find((id) => id === parameters.get('do')) ?? null;
  const index = parameters.get('index') ?? '';
  const transaction = transactionIn(parameters.get('tx') ?? '') ?? '';
  return { campaign, action, index: /^\d{1,10}$/.test(index) ? index : '', transaction };
}

/** The hash with its `#`; empty without a campaign on a chain. */
export function writeCampaignHash({ campaign, action, index, transaction }: CampaignHash): string {
  if (!/^0x[0-9a-f]{40}-\d{1,10}$/i.test(campaign)) return '';
  const place = /^\d{1,10}$/.test(index) ? `&index=${index}` : '';
  const origin = transactionIn(transaction);
  return `#campaign=${campaign}${action ? `&do=${action}` : ''}${place}${origin ? `&tx=${origin}` : ''}`;
}
