import { toWord } from './abi-words';
import { callAt, hasCode } from './chain';
import type { Provider } from './provider';
import type { WalletResponse } from './request';

/** Selector of `onERC721Received(address,address,uint256,bytes)`, which is also its answer. */
const ON_RECEIVED = '0x150b7a02';

/** A transfer of a stream's NFT. */
export interface NftTransfer {
  /** The contract of the NFT. */
  contract: string;
  from: string;
  to: string;
  tokenId: bigint;
}

/**
 * Whether an address can handle an NFT: it has no contract, or its contract says so. Only
 * `safeTransferFrom` asks; the other transfers do not.
 */
export async function acceptsNft(
  provider: Provider,
  { contract, from, to, tokenId }: NftTransfer,
): Promise<WalletResponse<boolean>> {
  const code = await hasCode(provider, to);
  if ('problem' in code || !code.value) return 'problem' in code ? code : { value: true };
  const words = [BigInt(from), BigInt(from), tokenId, 128n, 0n].map(toWord).join('');
  const answer = await callAt(provider, { from: contract, to, data: ON_RECEIVED + words });
  if ('problem' in answer) return answer;
  return { value: 'data' in answer.value && answer.value.data.startsWith(ON_RECEIVED) };
}
