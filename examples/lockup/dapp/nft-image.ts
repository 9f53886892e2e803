// region imports
import type { Address, PublicClient } from 'viem';
import { lockupAbi } from '../contracts';
// endregion imports

// region read
export interface StreamNft {
  name: string;
  description: string;
  /** An SVG as a data URI, ready for the `src` of an image. */
  image: string;
}

/** The picture of a stream. It is drawn on chain from the state at the latest block. */
export async function readNft(
  publicClient: PublicClient,
  lockup: Address,
  streamId: bigint,
): Promise<StreamNft> {
  const uri = await publicClient.readContract({
    address: lockup,
    abi: lockupAbi,
    functionName: 'tokenURI',
    args: [streamId],
  });
  // `atob` answers one character per byte; the text is UTF-8, in which some characters take several.
  const bytes = Uint8Array.from(atob(uri.slice(uri.indexOf(',') + 1)), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as StreamNft;
}
// endregion read
