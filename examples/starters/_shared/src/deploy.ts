import proxy from '@sablier/evm-utils/artifacts/ERC1967Proxy.json';
import comptrollerImplementation from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import batchLockup from '@sablier/lockup/artifacts/SablierBatchLockup.json';
import descriptor from '@sablier/lockup/artifacts/LockupNFTDescriptor.json';
import lockupArtifact from '@sablier/lockup/artifacts/SablierLockup.json';
import helpers from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import math from '@sablier/lockup/artifacts/libraries/LockupMath.json';
import { encodeFunctionData, type Abi, type Address, type Hex } from 'viem';
import local from '../contracts/local.json';
import { confirmed, type Clients } from './clients';

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

/** Creates several streams in one call, for any Lockup: approve it in place of Lockup. */
export const deployBatchLockup = (clients: Clients) => deploy(clients, batchLockup);

/** Writes the addresses of Lockup's two libraries into the gaps of its bytecode. */
function linked(libraries: Record<string, Address>): Artifact {
  const { object, linkReferences } = lockupArtifact.bytecode;
  let code = object;
  for (const [name, positions] of Object.values(linkReferences).flatMap(Object.entries<Gap[]>)) {
    const address = libraries[name];
    if (!address) throw new Error(`Lockup needs the library ${name}.`);
    for (const { start } of positions) {
      const at = 2 + start * 2; // "0x", then two digits a byte
      code = code.slice(0, at) + address.slice(2).toLowerCase() + code.slice(at + 40);
    }
  }
  return { abi: lockupArtifact.abi, bytecode: { object: code } };
}

interface Gap {
  start: number;
}

// region protocol
/** Lockup's number in the enum `Protocol` of the comptroller. */
export const PROTOCOL_LOCKUP = 2;

/**
 * Deploys the published Lockup on an empty chain, with a comptroller that the wallet controls and a feed
 * that says 3,000 USD per coin.
 * @param minFeeUSD fee of a withdrawal in USD with 8 decimals
 */
export async function deployLockup(clients: Clients, minFeeUSD: bigint) {
  const admin = clients.walletClient.account.address;
  const feed = await deploy(clients, local.LocalFeed);
  const implementation = await deploy(clients, comptrollerImplementation, [admin]);
  const abi = comptrollerImplementation.abi as Abi;
  const initialize = encodeFunctionData({
    abi,
    functionName: 'initialize',
    // The admin, the fees of Airdrops, Bob, Flow and Lockup, and the feed.
    args: [admin, 0n, 0n, 0n, 0n, feed],
  });
  // The proxy initializes itself in its constructor. Left empty, it would belong to its first caller.
  const comptroller = await deploy(clients, proxy, [implementation, initialize]);
  const setFee = await clients.walletClient.writeContract({
    address: comptroller,
    abi,
    functionName: 'setMinFeeUSD',
    args: [PROTOCOL_LOCKUP, minFeeUSD],
  });
  await confirmed(clients, setFee);

  const libraries = {
    LockupHelpers: await deploy(clients, helpers),
    LockupMath: await deploy(clients, math),
  };
  const nftDescriptor = await deploy(clients, descriptor);
  const lockup = await deploy(clients, linked(libraries), [comptroller, nftDescriptor]);
  return { lockup, comptroller, feed };
}
// endregion protocol
