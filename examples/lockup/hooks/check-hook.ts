// region imports
import { parseAbi, type Address, type PublicClient } from 'viem';
import { lockupAbi } from '../contracts';

/** ERC-165 id of ISablierLockupRecipient. */
const RECIPIENT_INTERFACE = '0xf8ee98d3';
const erc165Abi = parseAbi(['function supportsInterface(bytes4) view returns (bool)']);
// endregion imports

// region check
/** Whether Lockup calls the hooks of a recipient, and whether it could. */
export async function checkHook(publicClient: PublicClient, lockup: Address, recipient: Address) {
  const isAllowed = await publicClient.readContract({
    address: lockup,
    abi: lockupAbi,
    functionName: 'isAllowedToHook',
    args: [recipient],
  });
  const isReady = await publicClient
    .readContract({
      address: recipient,
      abi: erc165Abi,
      functionName: 'supportsInterface',
      args: [RECIPIENT_INTERFACE],
    })
    .catch(() => false); // a wallet, or a contract without ERC-165
  return { isAllowed, isReady };
}
// endregion check
