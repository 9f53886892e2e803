import { release } from 'sablier/evm/releases/lockup/v4.0';
import { getAddress, isAddress, type Address } from 'viem';
import { local } from './config';

export const lockupAbi = release.abi.SablierLockup;

// region address
/** Where Lockup v4.0 is on a chain; undefined where it is not. */
export function lockupAddress(chainId: number): Address | undefined {
  if (chainId === local.id) {
    const address = import.meta.env.VITE_LOCAL_LOCKUP ?? '';
    return isAddress(address) ? address : undefined;
  }
  const contract = release.deployments
    .find((deployment) => deployment.chainId === chainId)
    ?.contracts.find(({ name }) => name === 'SablierLockup');
  return contract && getAddress(contract.address);
}
// endregion address
