import type { Provider } from '@sablier-docs/chain';
import type { Load } from '@sablier-docs/chain/artifacts/types';
import type { Abi } from 'viem';
import type { RehearsalFacts } from './interfaces';
import { NotRehearsed } from './not-rehearsed';
import { rehearsalKey, rehearsedAt, type Rehearsed, type ReleaseOfContract } from './releases';

/** What a page or a test gives to a rehearsal. */
export interface RehearsalMeans {
  /** Opens a chain whose first block is at this Unix second. */
  readonly open: (timestamp: bigint) => Promise<Provider>;
  readonly load: Load;
  readonly facts: RehearsalFacts;
}

/** Seconds before what is rehearsed in which its contracts are deployed. */
export const HOUR = 3_600n;

/** Where a contract is in a rehearsal, and its interface. @throws NotRehearsed without published bytecode */
export function publishedOf(
  release: ReleaseOfContract,
  { facts }: RehearsalMeans,
): { readonly rehearsed: Rehearsed; readonly abi: Abi } {
  const rehearsed = rehearsedAt(release);
  const abi = facts[rehearsalKey(release)];
  if (!rehearsed || !abi)
    throw new NotRehearsed('The bytecode of this release is in no package that the page can use.');
  return { rehearsed, abi };
}
