import listed from '@facts/stream-contracts.json';
import type { CampaignResults } from '../../../readings/campaign/results';
import { unknownLockup } from '../../../readings/campaign/unknown-lockup';

/** The Lockup contract of a campaign, in checksum form, if it is none of Sablier on the chain; null otherwise. */
export const strangeLockup = (results: CampaignResults, chainId: number): string | null =>
  unknownLockup(results, chainId, listed);
