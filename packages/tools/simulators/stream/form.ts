import type { LockupModel } from '@sablier-docs/protocol/lockup/types';

/** Maximum number of segments or tranches, which keeps forms and links manageable. */
export const MAX_ROWS = 50;

/** Amount, exponent and time as typed. Tranches ignore the exponent. */
export interface FormRow {
  readonly amount: string;
  readonly exponent: string;
  readonly time: string;
}

/**
 * The texts typed into the simulator. Amounts are in whole tokens; times are dates in UTC, Unix
 * seconds or relative to the start. Fields of other models are kept unused.
 */
export interface SimulatorForm {
  readonly model: LockupModel;
  readonly decimals: string;
  readonly deposit: string;
  readonly start: string;
  readonly end: string;
  /** Empty without a cliff. */
  readonly cliff: string;
  readonly unlockStart: string;
  readonly unlockCliff: string;
  /** Granularity. */
  readonly step: string;
  /** Segments or tranches. */
  readonly rows: readonly FormRow[];
  /** The label of the create event. */
  readonly shape: string;
  /** The time that the reader looks at. */
  readonly at: string;
}

/** Name of a field: of the form itself, or of a row such as `rows[2].time`. */
export type FieldName = keyof SimulatorForm | `rows[${number}].${keyof FormRow}`;
