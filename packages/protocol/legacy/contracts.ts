import { sablier } from 'sablier';
import { abiOf, functionsOf } from '../calls/abi';
import type { CallFunction } from '../calls/types';

/** The contract of a release of Legacy, with the functions that manage a stream. */
export interface LegacyContract {
  /** `v1.0` or `v1.1`. */
  version: string;
  /** By chain id, in lower case. */
  addresses: Record<number, string>;
  /** The contract that is the sender of salaries, by chain id, in lower case; empty without one. */
  payroll: Record<number, string>;
  calls: readonly CallFunction[];
  views: readonly CallFunction[];
}

const CALLS = ['withdrawFromStream', 'cancelStream'];
const VIEWS = ['getStream', 'balanceOf'];

/**
 * Both releases of Legacy.
 * @throws when the SDK lacks their ABI, or an address of them
 */
export function readLegacyContracts(): LegacyContract[] {
  const releases = sablier.releases.getAll({ protocol: 'legacy' as never }) ?? [];
  if (releases.length === 0) throw new Error('The SDK has no release of Legacy.');
  return releases.map(({ version, deployments }) => {
    const addressesOf = (contract: string) =>
      Object.fromEntries(
        deployments.flatMap(({ chainId, contracts }) =>
          contracts
            .filter(({ name }) => name === contract)
            .map(({ address }) => [chainId, address.toLowerCase()]),
        ),
      );
    const addresses = addressesOf('Sablier');
    const abi = abiOf('legacy', String(version), 'Sablier');
    const calls = functionsOf(abi, CALLS);
    // Only v1.0 has streams that earn interest.
    const views = functionsOf(abi, [...VIEWS, 'isCompoundingStream']);
    if (calls.length < CALLS.length || views.length < VIEWS.length)
      throw new Error(`Legacy ${version} lacks one of ${[...CALLS, ...VIEWS].join(', ')}.`);
    if (Object.keys(addresses).length === 0)
      throw new Error(`Legacy ${version} has no address on any chain.`);
    return { version: String(version), addresses, payroll: addressesOf('Payroll'), calls, views };
  });
}
