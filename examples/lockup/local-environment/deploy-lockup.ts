// region imports
import proxyArtifact from '@sablier/evm-utils/artifacts/ERC1967Proxy.json';
import comptrollerArtifact from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import descriptorArtifact from '@sablier/lockup/artifacts/LockupNFTDescriptor.json';
import batchArtifact from '@sablier/lockup/artifacts/SablierBatchLockup.json';
import lockupArtifact from '@sablier/lockup/artifacts/SablierLockup.json';
import helpersArtifact from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import mathArtifact from '@sablier/lockup/artifacts/libraries/LockupMath.json';
import { encodeFunctionData, zeroAddress, type Abi, type Address, type Hex } from 'viem';
import type { Clients } from '../clients';
// endregion imports

// region deploy
/** A compiled contract, as the packages ship it and as Foundry writes it. */
export interface Artifact {
  abi: unknown;
  bytecode: { object: string };
}

/** Deploys a contract and returns its address; throws when the constructor reverts. */
export async function deploy(clients: Clients, artifact: Artifact, args: unknown[] = []) {
  const hash = await clients.walletClient.deployContract({
    abi: artifact.abi as Abi,
    bytecode: artifact.bytecode.object as Hex,
    args,
  });
  const { contractAddress } = await clients.publicClient.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error('A deployment reverted.');
  return contractAddress;
}
// endregion deploy

// region link
/** Writes the addresses of the two libraries into the gaps of Lockup's bytecode. */
function link(libraries: Record<string, Address>): Artifact {
  let code = lockupArtifact.bytecode.object;
  for (const byName of Object.values(lockupArtifact.bytecode.linkReferences)) {
    for (const [name, positions] of Object.entries(byName)) {
      for (const { start, length } of positions as { start: number; length: number }[]) {
        const from = 2 + start * 2; // after "0x", two digits per byte
        const address = libraries[name]?.slice(2).toLowerCase();
        code = code.slice(0, from) + address + code.slice(from + length * 2);
      }
    }
  }
  return { abi: lockupArtifact.abi, bytecode: { object: code } };
}
// endregion link

// region protocol
export interface LocalFee {
  /** Feed of the coin's price in USD, with the interface of Chainlink's aggregators. */
  oracle?: Address;
  /** Minimum fee of a withdrawal, in USD with 8 decimals. */
  minFeeUSD?: bigint;
}

/**
 * Deploys Lockup with everything it needs. The wallet becomes the comptroller's admin. Withdrawals are
 * free unless you pass both a feed and a fee.
 */
export async function deployLockup(
  clients: Clients,
  { oracle = zeroAddress, minFeeUSD = 0n }: LocalFee = {},
) {
  const admin = clients.walletClient.account.address;
  const implementation = await deploy(clients, comptrollerArtifact, [admin]);
  const initialize = encodeFunctionData({
    abi: comptrollerArtifact.abi as Abi,
    functionName: 'initialize',
    // The admin, the minimum fees of Airdrops, Bob, Flow and Lockup, and the feed.
    args: [admin, 0n, 0n, 0n, minFeeUSD, oracle],
  });
  const comptroller = await deploy(clients, proxyArtifact, [implementation, initialize]);

  const LockupHelpers = await deploy(clients, helpersArtifact);
  const LockupMath = await deploy(clients, mathArtifact);
  const descriptor = await deploy(clients, descriptorArtifact);
  const linked = link({ LockupHelpers, LockupMath });
  const lockup = await deploy(clients, linked, [comptroller, descriptor]);
  const batchLockup = await deploy(clients, batchArtifact);
  return { comptroller, lockup, batchLockup };
}
// endregion protocol
