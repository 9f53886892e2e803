import { airdrops } from './descriptions/airdrops';
import { comptroller } from './descriptions/comptroller';
import { flow } from './descriptions/flow';
import { lockup } from './descriptions/lockup';
import { shared } from './descriptions/shared';
import { tokens } from './descriptions/tokens';
import type { ErrorDescriptions } from './types';

export interface ErrorGroup {
  id: string;
  descriptions: ErrorDescriptions;
}

const pick = (of: ErrorDescriptions, test: (name: string) => boolean): ErrorDescriptions =>
  Object.fromEntries(Object.entries(of).filter(([name]) => test(name)));

const isCreating = (name: string) =>
  name.startsWith('SablierLockupHelpers_') || name === 'SablierLockup_TargetPriceTooLow';
const isBatching = (name: string) => name.startsWith('SablierBatchLockup_');

/** The errors page in its order. */
export const groups: readonly ErrorGroup[] = [
  {
    id: 'lockup-create',
    descriptions: pick(lockup, isCreating),
  },
  {
    id: 'lockup',
    descriptions: pick(lockup, (name) => !isCreating(name) && !isBatching(name)),
  },
  {
    id: 'lockup-batch',
    descriptions: pick(lockup, isBatching),
  },
  {
    id: 'flow',
    descriptions: flow,
  },
  {
    id: 'airdrops-factories',
    descriptions: pick(airdrops, (name) => name.startsWith('SablierFactory')),
  },
  {
    id: 'airdrops-campaigns',
    descriptions: pick(airdrops, (name) => name.startsWith('SablierMerkle')),
  },
  {
    id: 'comptroller',
    descriptions: comptroller,
  },
  {
    id: 'shared',
    descriptions: shared.base,
  },
  {
    id: 'openzeppelin',
    descriptions: shared.openzeppelin,
  },
  {
    id: 'tokens',
    descriptions: tokens,
  },
  {
    id: 'prbmath',
    descriptions: shared.prbmath,
  },
];
