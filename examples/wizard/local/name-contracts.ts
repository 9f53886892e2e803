import { release } from 'sablier/evm/releases/lockup/v4.0';
import type { Address } from 'viem';
import { foundry } from 'viem/chains';

/** Adds the contracts of the local chain to those that the package `sablier` knows, for this process. */
export function nameContracts(contracts: Readonly<Record<string, Address>>): void {
  const named = Object.entries(contracts).map(([name, address]) => ({ name, address }));
  const deployments: object[] = release.deployments;
  const local = { chainId: foundry.id, contracts: named };
  const known = release.deployments.findIndex(({ chainId }) => chainId === foundry.id);
  if (known < 0) deployments.push(local);
  else deployments[known] = local;
}
