import { flowCalls } from './flow-calls';
import { flowReads } from './flow-reads';
import { flowInternals } from './flow-internal';
import { hooks } from './hooks';
import { lockupChecks } from './lockup-checks';
import { lockupInternals } from './lockup-internal';
import { sharedInternals } from './shared-internal';
import { lockupCalls } from './lockup-calls';
import { lockupCreate } from './lockup-create';
import { lockupMath } from './lockup-math';
import { lockupReads } from './lockup-reads';
import { sharedCalls } from './shared';

/** What functions and getters do. The first paragraph is what an index shows. */
export const functionDescriptions: Readonly<Record<string, string>> = {
  ...flowCalls,
  ...flowReads,
  ...flowInternals,
  ...hooks,
  ...lockupCalls,
  ...lockupChecks,
  ...lockupInternals,
  ...lockupCreate,
  ...lockupMath,
  ...lockupReads,
  ...sharedCalls,
  ...sharedInternals,
};
