import { sablier } from 'sablier';
import { getAddress, type Abi } from 'viem';
import { abiOf } from '@sablier-docs/protocol/calls/abi';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import { readChains } from '@sablier-docs/protocol/chains';
import { products, type Product } from '@sablier-docs/protocol/releases';
import { describeDescriptor, eventSignature } from './describe';
import type { Deployment, Described } from './types';

/**
 * A descriptor for every contract with functions to sign, of each release that is the newest on some
 * chain. Contracts whose ABI the SDK lacks have none: SablierV2BatchLockup of v1.2.
 * @throws when there is none, or a function or parameter has no text
 */
export function readDescriptors(): Described[] {
  const chains = readChains();
  const kept = (product: Product, version: string) =>
    chains.some(({ releases }) => releases[product]?.version === version);
  const found = products.flatMap((product) =>
    (sablier.releases.getAll({ protocol: product as never }) ?? [])
      .map(({ version, abi, deployments }) => ({ version: String(version), abi, deployments }))
      .filter(({ version }) => kept(product, version))
      .flatMap(({ version, abi, deployments }) =>
        Object.entries((abi ?? {}) as Record<string, Abi>).flatMap(
          ([contract, own]): Described[] => {
            const at = addressesOf(contract, deployments);
            if (at.length === 0) return [];
            const descriptor = describeDescriptor(contract, version, own, { deployments: at });
            return [{ product, release: version, contract, descriptor }];
          },
        ),
      ),
  );
  const campaigns = readCampaigns()
    .filter(({ version }) => kept('airdrops', version))
    .map(({ version, contract, factory, event, factories }): Described => {
      const deployEvent = eventSignature(abiOf('airdrops', version, factory), event);
      const deployments = Object.entries(factories).map(([id, address]) => ({
        chainId: Number(id),
        address,
      }));
      const bound = { factory: { deployments, deployEvent } };
      const descriptor = describeDescriptor(
        contract,
        version,
        abiOf('airdrops', version, contract),
        bound,
      );
      return { product: 'airdrops', release: version, contract, descriptor };
    });
  if (found.length === 0) throw new Error('There is no contract to describe for wallets.');
  return [...found, ...campaigns];
}

type Deployments = readonly {
  chainId: number;
  contracts: readonly { name: string; address: string }[];
}[];

const addressesOf = (contract: string, deployments: Deployments): Deployment[] =>
  deployments.flatMap(({ chainId, contracts }) =>
    contracts
      .filter(({ name }) => name === contract)
      .map(({ address }) => ({ chainId, address: getAddress(address) })),
  );
