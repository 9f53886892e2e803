import type { CampaignTerm, CampaignView } from '@sablier-docs/protocol/campaigns/actions';
import type { ViewResult } from '@sablier-docs/kit/wallet/call-views';
import type { TokenMetadata } from '@sablier-docs/kit/wallet/token';
import { addressIn } from '@sablier-docs/kit/wallet/show';
import { toWord } from '@sablier-docs/kit/wallet/abi-words';
import type { ClaimReading } from './read-claim';

/** The entry whose values some views take, as far as the form has it. */
export interface EntryQuery {
  index?: bigint;
  /** In checksum form. */
  recipient?: string;
  /** In the token's smallest unit. */
  units?: bigint;
}

/** The results of a campaign's views, and of its token. */
export interface CampaignResults extends TokenMetadata {
  /**
   * A view that was not called is missing, for example one that takes an entry if the form has
   * none.
   */
  views: ReadonlyMap<string, ViewResult>;
  entry: EntryQuery;
  /** Timestamp of the block in which everything was read, in Unix seconds; null if unknown. */
  time: bigint | null;
  /**
   * The campaign's balance in the token's smallest unit; null if the token returned none, missing
   * if it was not called.
   */
  balance?: bigint | null | undefined;
  /** The highest fee that Sablier's own comptroller can charge, from fetchFeeCeiling. */
  feeCeiling: bigint | null;
}

/** The entry of a form. */
export function campaignEntry({ values }: Pick<ClaimReading, 'values'>): EntryQuery {
  const { index, recipient, units } = values;
  return {
    ...(typeof index === 'bigint' ? { index } : {}),
    ...(typeof recipient === 'string' ? { recipient } : {}),
    ...(typeof units === 'bigint' ? { units } : {}),
  };
}

export function campaignViewWords(
  { views }: CampaignResults,
  name: CampaignView | CampaignTerm,
): readonly bigint[] | undefined {
  const answer = views.get(name);
  return answer && 'words' in answer ? answer.words : undefined;
}

/** The first word of a view's result; undefined if it was not called or reverted. */
export const campaignViewWord = (
  results: CampaignResults,
  name: CampaignView | CampaignTerm,
): bigint | undefined => campaignViewWords(results, name)?.[0];

/** The token's address, whatever its getter is called in the release. */
export const campaignToken = (results: CampaignResults): bigint | undefined =>
  campaignViewWord(results, 'TOKEN') ?? campaignViewWord(results, 'ASSET');

const LOCKUPS = ['SABLIER_LOCKUP', 'LOCKUP', 'LOCKUP_LINEAR', 'LOCKUP_TRANCHED'] as const;

/** The contracts in which claims open streams, in checksum form, whatever their getters are called in the release. */
export const lockupsOf = (results: CampaignResults): string[] =>
  LOCKUPS.flatMap((name) => addressIn(campaignViewWord(results, name)) ?? []);

/** The root in lower case, as in the form. */
export function rootOf(results: CampaignResults): string | undefined {
  const root = campaignViewWord(results, 'MERKLE_ROOT');
  return root === undefined ? undefined : `0x${toWord(root)}`;
}

export const adminOf = (results: CampaignResults): string | undefined =>
  addressIn(campaignViewWord(results, 'admin'));
