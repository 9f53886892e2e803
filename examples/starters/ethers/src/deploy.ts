import proxy from '@sablier/evm-utils/artifacts/ERC1967Proxy.json';
import comptrollerImplementation from '@sablier/evm-utils/artifacts/SablierComptroller.json';
import batchLockup from '@sablier/lockup/artifacts/SablierBatchLockup.json';
import descriptor from '@sablier/lockup/artifacts/LockupNFTDescriptor.json';
import lockupArtifact from '@sablier/lockup/artifacts/SablierLockup.json';
import helpers from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import math from '@sablier/lockup/artifacts/libraries/LockupMath.json';
import { Contract, ContractFactory, Interface, type InterfaceAbi, type Signer } from 'ethers';
import local from '../../_shared/contracts/local.json';
import { confirmed } from './transactions';

interface Artifact {
  abi: InterfaceAbi;
  bytecode: { object: string };
}

async function deploy(signer: Signer, artifact: Artifact, args: unknown[] = []) {
  const factory = new ContractFactory(artifact.abi, artifact.bytecode.object, signer);
  const contract = await factory.deploy(...args);
  await contract.waitForDeployment();
  return contract.getAddress();
}

/** Without the ABI: ethers warns of the types in a library's functions, and a library has no constructor. */
const deployLibrary = (signer: Signer, { bytecode }: Artifact) =>
  deploy(signer, { abi: [], bytecode });

/** A token that anyone can mint. */
export const deployToken = (signer: Signer, decimals = 18) =>
  deploy(signer, local.LocalToken, [decimals]);

/** Creates several streams in one call, for any Lockup: approve it in place of Lockup. */
export const deployBatchLockup = (signer: Signer) => deploy(signer, batchLockup);

interface Gap {
  start: number;
}

/** Writes the addresses of Lockup's two libraries into the gaps of its bytecode. */
function linked(libraries: Record<string, string>): Artifact {
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

// region protocol
/** Lockup's number in the enum `Protocol` of the comptroller. */
export const PROTOCOL_LOCKUP = 2;

/**
 * Deploys the published Lockup on an empty chain, with a comptroller that the signer controls and a feed
 * that says 3,000 USD per coin.
 * @param minFeeUSD fee of a withdrawal in USD with 8 decimals
 */
export async function deployLockup(signer: Signer, minFeeUSD: bigint) {
  const admin = await signer.getAddress();
  const feed = await deploy(signer, local.LocalFeed);
  const implementation = await deploy(signer, comptrollerImplementation, [admin]);
  const { abi } = comptrollerImplementation;
  // The admin, the fees of Airdrops, Bob, Flow and Lockup, and the feed.
  const initialize = new Interface(abi).encodeFunctionData('initialize', [
    ...[admin, 0n, 0n, 0n, 0n],
    feed,
  ]);
  // The proxy initializes itself in its constructor. Left empty, it would belong to its first caller.
  const comptroller = await deploy(signer, proxy, [implementation, initialize]);
  const setFee = new Contract(comptroller, abi, signer).getFunction('setMinFeeUSD');
  await confirmed(setFee(PROTOCOL_LOCKUP, minFeeUSD));

  const libraries = {
    LockupHelpers: await deployLibrary(signer, helpers),
    LockupMath: await deployLibrary(signer, math),
  };
  const nftDescriptor = await deploy(signer, descriptor);
  return deploy(signer, linked(libraries), [comptroller, nftDescriptor]);
}
// endregion protocol
