/** What `statusOf` of Lockup answers. */
export const PENDING = 0;
export const STREAMING = 1;
export const SETTLED = 2;
export const CANCELED = 3;
export const DEPLETED = 4;

/** What `statusOf` of Flow answers; 0 is pending as well. */
export const STREAMING_SOLVENT = 1;
export const STREAMING_INSOLVENT = 2;
export const PAUSED_SOLVENT = 3;
export const PAUSED_INSOLVENT = 4;
export const VOIDED = 5;
