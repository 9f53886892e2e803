import { getAddress } from 'ethers';
import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/flow/v3.0';

export const flowAbi = release.abi.SablierFlow;

/** Where SablierFlow is on a chain. Throws when it is not there. */
export function flowAddress(chainId: number): string {
  const contract = sablier.contracts.get({ chainId, contractName: 'SablierFlow', release });
  if (!contract) throw new Error(`Flow ${release.version} is not on chain ${chainId}.`);
  return getAddress(contract.address);
}
