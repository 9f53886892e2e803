import { sablier } from 'sablier';
import { getAddress, toEventSelector, type Abi, type AbiEvent } from 'viem';
import { abiOf, functionsOf, toCallInput } from '@sablier-docs/protocol/calls/abi';
import type { CreationEvent, CreationFacts, CreatorFact, FactoryFact } from './types';

const MODELS = ['LL', 'LD', 'LT'];
const LOCKUP = [
  ...['createWithTimestamps', 'createWithDurations'].flatMap((name) =>
    MODELS.map((model) => `${name}${model}`),
  ),
  // A price-gated stream has no durations.
  'createWithTimestampsLPG',
];

/**
 * A contract of a product's latest release.
 * @throws when the SDK has no latest release, or it lacks the contract or a function
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
  if (Object.keys(addresses).length === 0) throw new Error(`${contract} has no address.`);
  return { version, contract, addresses, functions };
}

function factoryOf(kind: string): FactoryFact {
  const creator = creatorOf('airdrops', `SablierFactoryMerkle${kind}`, [`createMerkle${kind}`]);
  const abi = abiOf('airdrops', creator.version, creator.contract);
  return { ...creator, event: eventOf(abi, `CreateMerkle${kind}`) };
}

/** @throws when the ABI lacks the event, or it has not exactly one indexed input */
function eventOf(abi: Abi, name: string): CreationEvent {
  const event = abi.find((item): item is AbiEvent => item.type === 'event' && item.name === name);
  const data = event?.inputs.filter(({ indexed }) => !indexed) ?? [];
  if (!event || event.inputs.length - data.length !== 1) {
    throw new Error(`${name} does not name one campaign.`);
  }
  return { name, topic: toEventSelector(event), data: data.map(toCallInput) };
}

/** The contracts of the latest releases that create streams and campaigns, with their functions. */
export const readCreationFacts = (): CreationFacts => ({
  lockup: creatorOf('lockup', 'SablierLockup', LOCKUP),
  batchLockup: creatorOf('lockup', 'SablierBatchLockup', LOCKUP),
  flow: creatorOf('flow', 'SablierFlow', ['create', 'createAndDeposit', 'batch']),
  merkleInstant: factoryOf('Instant'),
  merkleLL: factoryOf('LL'),
  merkleLT: factoryOf('LT'),
  merkleVCA: factoryOf('VCA'),
  merkleExecute: factoryOf('Execute'),
});
