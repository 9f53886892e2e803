import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import type { Address } from 'viem';

// region abi
export const lockupAbi = release.abi.SablierLockup;
export const batchLockupAbi = release.abi.SablierBatchLockup;
// endregion abi

// region address
/** The address of a Lockup contract on a chain; throws where the release is not deployed. */
export function lockupAddress(
  chainId: number,
  contractName: 'SablierLockup' | 'SablierBatchLockup' = 'SablierLockup',
): Address {
  const contract = sablier.contracts.get({ chainId, contractName, release });
  if (!contract) throw new Error(`${contractName} ${release.version} is not on chain ${chainId}.`);
  return contract.address as Address;
}
// endregion address
