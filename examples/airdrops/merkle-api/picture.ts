import { release } from 'sablier/evm/releases/lockup/v4.0';
import type { Address, PublicClient } from 'viem';

/** The SVG of a stream's NFT. It is drawn by the contract; nothing is fetched from a server. */
export async function pictureOf(publicClient: PublicClient, lockup: Address, tokenId: bigint) {
  const uri = await publicClient.readContract({
    address: lockup,
    abi: release.abi.SablierLockup,
    functionName: 'tokenURI',
    args: [tokenId],
  });
  const { image } = JSON.parse(decode(uri)) as { image: string };
  return decode(image);
}

/** The content of a `data:…;base64,` address. */
function decode(dataUri: string): string {
  const bytes = Uint8Array.from(atob(dataUri.split(',')[1] ?? ''), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
