import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/airdrops/v3.0';
import {
  getAddress,
  type Account,
  type Address,
  type Chain,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem';

// region setup
/** The ABIs of the factories and campaigns, typed. */
export const airdropAbis = release.abi;

export type Model = 'Execute' | 'Instant' | 'LL' | 'LT' | 'VCA';

/** Where the factory of a campaign type is on a chain. Throws when it is not there. */
export function factoryAddress(chainId: number, model: Model): Address {
  const contractName = `SablierFactoryMerkle${model}`;
  const contract = sablier.contracts.get({ chainId, contractName, release });
  if (!contract) throw new Error(`${contractName} v3.0 is not deployed on chain ${chainId}.`);
  return getAddress(contract.address);
}

export interface Clients {
  readonly publicClient: PublicClient<Transport, Chain>;
  readonly walletClient: WalletClient<Transport, Chain, Account>;
}
// endregion setup
