import { sablier } from 'sablier';
import { getAddress } from 'viem';
import { abiOf, functionsOf } from '../calls/abi';
import type { CreationFacts, CreatorFact } from './types';

const MODELS = ['LL', 'LD', 'LT'];
const LOCKUP = ['createWithTimestamps', 'createWithDurations'].flatMap((name) =>
  MODELS.map((model) => `${name}${model}`),
);

/**
 * A contract of the newest release of a product.
 * @throws when the SDK has no newest release, or the contract or a function is missing in it
 */
function creatorOf(product: string, contract: string, names: readonly string[]): CreatorFact {
  const release = sablier.releases.getLatest({ protocol: product as never });
  const version = String(release?.version);
  const functions = functionsOf(abiOf(product, version, contract), names);
  if (functions.length !== names.length) throw new Error(`${contract} lacks a function.`);
  const addresses: Record<number, string> = {};
  for (const { chainId, contracts } of release?.deployments ?? []) {
    const found = contracts.find(({ name }) => name === contract);
    if (found) addresses[chainId] = getAddress(found.address);
  }
  if (Object.keys(addresses).length === 0) throw new Error(`${contract} is nowhere.`);
  return { version, contract, addresses, functions };
}

const factoryOf = (kind: string): CreatorFact =>
  creatorOf('airdrops', `SablierFactoryMerkle${kind}`, [`createMerkle${kind}`]);

/** The contracts of the newest releases that create streams and campaigns, with their functions. */
export const readCreation = (): CreationFacts => ({
  lockup: creatorOf('lockup', 'SablierLockup', LOCKUP),
  batchLockup: creatorOf('lockup', 'SablierBatchLockup', LOCKUP),
  flow: creatorOf('flow', 'SablierFlow', ['create', 'createAndDeposit', 'batch']),
  merkleInstant: factoryOf('Instant'),
  merkleLL: factoryOf('LL'),
  merkleLT: factoryOf('LT'),
  merkleVCA: factoryOf('VCA'),
  merkleExecute: factoryOf('Execute'),
});
