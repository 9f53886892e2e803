import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import type { ContractActions } from './contract';

const published = readCreationFacts();

/** A chain on which the tools find the creators of this one. */
export const CHAIN = 1;

/** The creators of new streams as they are on this chain. */
export const creatorsOn = ({ addressOf }: ContractActions) => ({
  ...published,
  lockup: { ...published.lockup, addresses: { [CHAIN]: addressOf('lockup') } },
  batchLockup: { ...published.batchLockup, addresses: { [CHAIN]: addressOf('batchLockup') } },
  flow: { ...published.flow, addresses: { [CHAIN]: addressOf('flow') } },
});
