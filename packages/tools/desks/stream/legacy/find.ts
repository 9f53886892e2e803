import type { LegacyContract } from '@sablier-docs/protocol/legacy/contracts';
import { readId } from '@sablier-docs/kit/inputs/stream-fields';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import type { StreamQuery, Chain } from '../find';

/** A Legacy stream that has been identified. */
export interface LegacyStream {
  desk: LegacyContract;
  chainId: number;
  /** In lower case. */
  address: string;
  tokenId: string;
  /** Address, chain and ID, because the SDK has no alias for these contracts. */
  alias: string;
}

/** The stream, the reason why there is none, or null if the contract is not of Legacy. */
export function findLegacy(
  { chainId, source, tokenId }: StreamQuery,
  desks: readonly LegacyContract[],
  chains: readonly Chain[],
): { stream: LegacyStream } | { problem: string } | null {
  const address = source.trim().toLowerCase();
  const known = desks.flatMap((desk) =>
    Object.entries(desk.addresses).flatMap(([id, at]) =>
      at === address ? [{ desk, chainId: Number(id) }] : [],
    ),
  );
  if (known.length === 0 || chainId === '' || tokenId.trim() === '') return null;
  const here = known.find((one) => one.chainId === Number(chainId));
  if (!here) {
    const names = chains.filter(({ id }) => known.some((one) => one.chainId === id));
    return {
      problem: `This is the contract of Legacy on ${names.map(({ name }) => name).join(', ')}: choose that chain.`,
    };
  }
  const id = readId(tokenId);
  if (!isRead(id)) return id;
  const alias = `${address}-${here.chainId}-${id.value}`;
  return { stream: { ...here, address, tokenId: String(id.value), alias } };
}
