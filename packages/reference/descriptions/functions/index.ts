import { flowCallTexts } from './flow-calls';
import { flowReads } from './flow-reads';
import { flowInternals } from './flow-internal';
import { hookTexts } from './hooks';
import { lockupChecks } from './lockup-checks';
import { lockupInternals } from './lockup-internal';
import { sharedInternals } from './shared-internal';
import { lockupCallTexts } from './lockup-calls';
import { lockupCreate } from './lockup-create';
import { lockupMath } from './lockup-math';
import { lockupReads } from './lockup-reads';
import { sharedCalls } from './shared';

/** Descriptions of functions and getters. An index shows the first paragraph. */
export const functionDescriptions: Readonly<Record<string, string>> = {
  ...flowCallTexts,
  ...flowReads,
  ...flowInternals,
  ...hookTexts,
  ...lockupCallTexts,
  ...lockupChecks,
  ...lockupInternals,
  ...lockupCreate,
  ...lockupMath,
  ...lockupReads,
  ...sharedCalls,
  ...sharedInternals,
};
