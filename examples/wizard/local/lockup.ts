import descriptor from '@sablier/lockup/artifacts/LockupNFTDescriptor.json';
import batchArtifact from '@sablier/lockup/artifacts/SablierBatchLockup.json';
import lockupArtifact from '@sablier/lockup/artifacts/SablierLockup.json';
import helpers from '@sablier/lockup/artifacts/libraries/LockupHelpers.json';
import math from '@sablier/lockup/artifacts/libraries/LockupMath.json';
import type { Address } from 'viem';
import type { Clients } from '../../starters/_shared/src/clients';
import { deployComptroller } from './comptroller';
import { deploy, type Artifact } from './deploy-contract';

/** Deploys the published Lockup with all that it needs, and its helper for batches. */
export async function deployProtocol(clients: Clients) {
  const { comptroller, feed } = await deployComptroller(clients, 2);
  const libraries = {
    LockupHelpers: await deploy(clients, helpers),
    LockupMath: await deploy(clients, math),
  };
  const nftDescriptor = await deploy(clients, descriptor);
  const contracts = {
    SablierLockup: await deploy(clients, linked(libraries), [comptroller, nftDescriptor]),
    SablierBatchLockup: await deploy(clients, batchArtifact),
  };
  return { contracts, protocol: contracts.SablierLockup, comptroller, feed };
}

interface Gap {
  start: number;
}

/** Writes the addresses of Lockup's two libraries into the gaps of its bytecode. */
function linked(libraries: Record<string, Address>): Artifact {
  const { object, linkReferences } = lockupArtifact.bytecode;
  let code = object;
  for (const [name, gaps] of Object.values(linkReferences).flatMap(Object.entries<Gap[]>)) {
    const address = libraries[name];
    if (!address) throw new Error(`Lockup needs the library ${name}.`);
    for (const { start } of gaps) {
      const at = 2 + start * 2; // "0x", then two digits a byte
      code = code.slice(0, at) + address.slice(2).toLowerCase() + code.slice(at + 40);
    }
  }
  return { abi: lockupArtifact.abi, bytecode: { object: code } };
}
