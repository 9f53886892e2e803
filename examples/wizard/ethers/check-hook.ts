import { Contract, type Provider } from 'ethers';

/** ERC-165 id of ISablierLockupRecipient. */
const RECIPIENT_INTERFACE = '0xf8ee98d3';
const lockupAbi = ['function isAllowedToHook(address recipient) view returns (bool)'];
const erc165Abi = ['function supportsInterface(bytes4 interfaceId) view returns (bool)'];

/** Whether Lockup calls the hooks of a recipient, and whether it could. */
export async function checkHook(provider: Provider, lockup: string, recipient: string) {
  const isAllowed = new Contract(lockup, lockupAbi, provider).getFunction('isAllowedToHook');
  const supports = new Contract(recipient, erc165Abi, provider).getFunction('supportsInterface');
  return {
    isAllowed: (await isAllowed(recipient)) as boolean,
    // A wallet, or a contract without ERC-165, answers nothing.
    isReady: (await supports(RECIPIENT_INTERFACE).catch(() => false)) as boolean,
  };
}
