import type { StreamContract } from '@sablier-docs/protocol/indexers/aliases';
import { lockupsOf, type CampaignResults } from './results';

/**
 * The campaign's Lockup contract in checksum form if it is not one that the SDK has on that chain;
 * otherwise null, also if the campaign has none. The constructors of all vested campaigns, from
 * v1.1 to v3.0, give it an unlimited approval.
 */
export function unknownLockup(
  results: CampaignResults,
  chainId: number,
  listed: readonly StreamContract[],
): string | null {
  const isListed = (address: string) =>
    listed.some(
      ({ product, addresses }) =>
        product === 'lockup' && addresses[chainId] === address.toLowerCase(),
    );
  // v1.1 has two, and approves the second.
  return lockupsOf(results).find((address) => !isListed(address)) ?? null;
}
