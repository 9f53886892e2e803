import { hashOfState } from '@sablier-docs/kit/form/url-state';

/** The id of the tool that finds streams, which its state follows in the hash. */
export const FIND_ID = 'find';

/** A link to the search for the streams of an address. It is for reading alone: no call is written there. */
export const findStreamsLink = (address: string, chainId: number): string =>
  `/support/find-streams${hashOfState(FIND_ID, `?address=${address}&chain=${chainId}`)}`;

/**
 * The address and the chain of such a link.
 * @param state a query with its `?`
 * @returns null where the link has no address; an empty chain where it has none
 */
export function readFindState(state: string): { address: string; chainId: string } | null {
  const asked = new URLSearchParams(state);
  const address = asked.get('address') ?? '';
  const chain = asked.get('chain') ?? '';
  if (!/^0x[\da-f]{40}$/i.test(address)) return null;
  return { address, chainId: /^\d{1,20}$/.test(chain) ? chain : '' };
}
