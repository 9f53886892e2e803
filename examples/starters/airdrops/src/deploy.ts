import lockupArtifact from '@sablier/v2-core/artifacts/SablierV2LockupLinear.json';
import descriptor from '@sablier/v2-core/artifacts/SablierV2NFTDescriptor.json';
import factoryArtifact from '@sablier/v2-periphery/artifacts/SablierV2MerkleLockupFactory.json';
import type { Abi, Hex } from 'viem';
import local from '../../_shared/contracts/local.json';
import { confirmed, type Clients } from '../../_shared/src/clients';

interface Artifact {
  abi: unknown;
  bytecode: { object: string };
}

async function deploy(clients: Clients, artifact: Artifact, args: unknown[] = []) {
  const hash = await clients.walletClient.deployContract({
    abi: artifact.abi as Abi,
    bytecode: artifact.bytecode.object as Hex,
    args,
  });
  const { contractAddress } = await confirmed(clients, hash);
  if (!contractAddress) throw new Error(`Transaction ${hash} deployed nothing.`);
  return contractAddress;
}

/** A token that anyone can mint. */
export const deployToken = (clients: Clients, decimals = 18) =>
  deploy(clients, local.LocalToken, [decimals]);

// region protocol
/** Deploys the factory of Airdrops v1.2, and the Lockup v1.2 in which claims open their streams. */
export async function deployAirdrops(clients: Clients) {
  const admin = clients.walletClient.account.address;
  const nftDescriptor = await deploy(clients, descriptor);
  const lockup = await deploy(clients, lockupArtifact, [admin, nftDescriptor]);
  return { lockup, factory: await deploy(clients, factoryArtifact) };
}
// endregion protocol
