import { getAddress, type Abi, type Address, type Hex } from 'viem';
import { confirmed, type Clients } from '../../starters/_shared/src/clients';

/** A contract as its package has it. */
export interface Artifact {
  abi: unknown;
  bytecode: { object: string };
}

/** Deploys a contract, waits until it is there, and returns its address. Throws when it reverts. */
export async function deploy(
  clients: Clients,
  artifact: Artifact,
  args: unknown[] = [],
): Promise<Address> {
  const hash = await clients.walletClient.deployContract({
    abi: artifact.abi as Abi,
    bytecode: artifact.bytecode.object as Hex,
    args,
  });
  const { contractAddress } = await confirmed(clients, hash);
  if (!contractAddress) throw new Error(`Transaction ${hash} deployed nothing.`);
  return getAddress(contractAddress);
}
