import { sablier } from 'sablier';
import { getAddress } from 'viem';
import * as viemChains from 'viem/chains';
import type { WizardChain, WizardFacts } from './types';

type Contract = 'SablierLockup' | 'SablierBatchLockup' | 'SablierFlow';

const latest = (product: 'lockup' | 'flow') => {
  const release = sablier.releases.getLatest({ protocol: product });
  if (!release) throw new Error(`The SDK names no latest release of ${product}.`);
  return release;
};

/** Versions of the releases whose addresses `readWizardChains` returns. */
export const readWizardReleases = (): WizardFacts['releases'] => ({
  lockup: String(latest('lockup').version),
  flow: String(latest('flow').version),
});

/** The testnet of the starters and guides. */
const FIRST = 'Sepolia';

/**
 * Chains with the latest Lockup, its batch helper and the latest Flow that viem exports: Sepolia,
 * the other testnets, and the rest, each group by name.
 * @throws when there is none
 */
export function readWizardChains(): WizardChain[] {
  const lockup = latest('lockup');
  const flow = latest('flow');
  const chains = sablier.chains.getAll().flatMap((chain): WizardChain[] => {
    const addressOf = (contractName: Contract, release: typeof lockup | typeof flow) => {
      const contract = sablier.contracts.get({ chainId: chain.id, contractName, release });
      // The compiler accepts only addresses with a checksum.
      return contract && getAddress(contract.address);
    };
    const found = {
      viem: viemName(chain.id, chain.slug),
      lockup: addressOf('SablierLockup', lockup),
      batchLockup: addressOf('SablierBatchLockup', lockup),
      flow: addressOf('SablierFlow', flow),
    };
    if (!isComplete(found)) return [];
    const { id, name, isTestnet, isZK } = chain;
    return [{ id, name, isTestnet: Boolean(isTestnet), isZK: Boolean(isZK), ...found }];
  });
  if (chains.length === 0) throw new Error('No chain has the latest Lockup and the latest Flow.');
  const rank = ({ name, isTestnet }: WizardChain) => (name === FIRST ? 0 : isTestnet ? 1 : 2);
  return chains.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'));
}

const isComplete = <T extends Record<string, string | undefined>>(
  found: T,
): found is T & Record<keyof T, string> => Object.values(found).every(Boolean);

/** viem exports some IDs under several names, one of which is the SDK's. */
function viemName(id: number, slug: string): string | undefined {
  const names = Object.entries(viemChains).flatMap(([name, chain]) =>
    (chain as { id?: number }).id === id ? [name] : [],
  );
  const same = names.find((name) => name.toLowerCase() === slug.replaceAll('-', ''));
  return same ?? (names.length === 1 ? names[0] : undefined);
}
