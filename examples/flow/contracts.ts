import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/flow/v3.0';
import {
  getAddress,
  getContract,
  type Account,
  type Address,
  type Chain,
  type PublicClient,
  type Transport,
  type WalletClient,
} from 'viem';

// region setup
/** Typed: viem checks every function name and argument against it. */
export const flowAbi = release.abi.SablierFlow;

/** Where SablierFlow is on a chain. Throws when it is not there. */
export function flowAddress(chainId: number): Address {
  const contract = sablier.contracts.get({ chainId, contractName: 'SablierFlow', release });
  if (!contract) throw new Error(`Flow v3.0 is not deployed on chain ${chainId}.`);
  return getAddress(contract.address);
}

export interface Clients {
  readonly publicClient: PublicClient<Transport, Chain>;
  readonly walletClient: WalletClient<Transport, Chain, Account>;
}

/** SablierFlow with `read`, `simulate` and `write`, bound to both clients. */
export const flowAt = (address: Address, { publicClient, walletClient }: Clients) =>
  getContract({ address, abi: flowAbi, client: { public: publicClient, wallet: walletClient } });

export type Flow = ReturnType<typeof flowAt>;
// endregion setup
