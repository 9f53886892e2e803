import type { LegacyDesk } from '../../../protocol/legacy/desk';
import { readId } from '../read-field';
import { isRead } from '../../inputs/parsed';
import type { Asked, Chain } from '../find';

/** A stream of Legacy that was named. */
export interface LegacyStream {
  desk: LegacyDesk;
  chainId: number;
  /** In lower case. */
  address: string;
  tokenId: string;
  /** Address, chain and ID: the SDK gives these contracts no alias. */
  alias: string;
}

/** The stream, why there is none, or null where no contract of Legacy is named. */
export function findLegacy(
  { chainId, source, tokenId }: Asked,
  desks: readonly LegacyDesk[],
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
