import { airdropsErrorTexts } from './descriptions/airdrops';
import comptrollerErrorTexts from './descriptions/comptroller.json';
import flowErrorTexts from './descriptions/flow.json';
import lockupErrorTexts from './descriptions/lockup.json';
import { sharedErrorTexts } from './descriptions/shared';
import tokenErrorTexts from './descriptions/tokens.json';
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
    descriptions: pick(lockupErrorTexts, isCreating),
  },
  {
    id: 'lockup',
    descriptions: pick(lockupErrorTexts, (name) => !isCreating(name) && !isBatching(name)),
  },
  {
    id: 'lockup-batch',
    descriptions: pick(lockupErrorTexts, isBatching),
  },
  {
    id: 'flow',
    descriptions: flowErrorTexts,
  },
  {
    id: 'airdrops-factories',
    descriptions: pick(airdropsErrorTexts, (name) => name.startsWith('SablierFactory')),
  },
  {
    id: 'airdrops-campaigns',
    descriptions: pick(airdropsErrorTexts, (name) => name.startsWith('SablierMerkle')),
  },
  {
    id: 'comptroller',
    descriptions: comptrollerErrorTexts,
  },
  {
    id: 'shared',
    descriptions: sharedErrorTexts.base,
  },
  {
    id: 'openzeppelin',
    descriptions: sharedErrorTexts.openzeppelin,
  },
  {
    id: 'tokens',
    descriptions: tokenErrorTexts,
  },
  {
    id: 'prbmath',
    descriptions: sharedErrorTexts.prbmath,
  },
];
