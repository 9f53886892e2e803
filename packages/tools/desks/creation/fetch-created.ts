import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import {
  creationOf,
  fetchCreation,
  type CreatedCampaign,
  type CreationReading,
} from '../../readings/campaign/created';
import { fetchCampaign } from '../../readings/campaign/fetch';
import type { CampaignResults } from '../../readings/campaign/results';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { Provider } from '@sablier-docs/kit/wallet/provider';
import type { WalletResponse } from '@sablier-docs/kit/wallet/request';
import type { CreationEvent } from './contracts/types';
import { eventDifferences } from './event-differences';

/** A campaign that a transaction has created, and its present state. */
export interface CreatedReading {
  created: CreatedCampaign;
  block: bigint;
  results: CampaignResults;
}

interface Asked {
  hash: string;
  chainId: number;
  facts: readonly CampaignFact[];
  /** The event of the factory that the call goes to. */
  event: CreationEvent;
  /** The call of the form; null while the form is incomplete. */
  call: Call | null;
}

/**
 * Reads the campaign that a transaction has created, then the campaign. Where the transaction has
 * created several, it is the only one that is as the call says.
 */
export async function fetchCreated(
  provider: Provider,
  { hash, chainId, facts, event, call }: Asked,
): Promise<WalletResponse<CreatedReading | { says: string }>> {
  const reading = await fetchCreation(provider, hash, facts, chainId);
  if ('problem' in reading) return reading;
  const created = campaignOfCall(reading.value, event, call);
  if ('problem' in created) return { value: { says: created.problem } };
  const results = await fetchCampaign(provider, created.fact, created.address, {});
  if ('problem' in results) return results;
  const { block } = reading.value.transaction;
  return { value: { created, block, results: results.value } };
}

/** The campaign of a transaction: of several, the only one that is as the call says. Exported for its test. */
export function campaignOfCall(
  reading: CreationReading,
  event: CreationEvent,
  call: Call | null,
): ReturnType<typeof creationOf> {
  const same = reading.created.filter((one) => call && isSame(event, call, one));
  return creationOf(reading, same.length === 1 ? (same[0]?.address ?? null) : null);
}

const isSame = (event: CreationEvent, call: Call, created: CreatedCampaign): boolean =>
  differencesOf(event, call, created)?.length === 0;

/**
 * The fields in which a new campaign differs from a call: none if it is the one of the call.
 * @returns null if the campaign is of another factory or another kind than the call
 */
export const differencesOf = (
  event: CreationEvent,
  call: Call,
  { fact, data }: CreatedCampaign,
): string[] | null =>
  fact.eventTopic === event.topic && fact.factories[call.chainId] === call.to
    ? eventDifferences(event, call, data)
    : null;
