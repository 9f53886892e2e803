import type { LockupModel } from '@sablier-docs/protocol/lockup/types';

/** The function of SablierLockup v4.0 that takes timestamps, for each model. */
export const CREATE_FUNCTIONS = {
  linear: 'createWithTimestampsLL',
  dynamic: 'createWithTimestampsLD',
  tranched: 'createWithTimestampsLT',
} as const satisfies Record<LockupModel, string>;
