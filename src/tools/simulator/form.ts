import type { LockupModel } from '../../protocol/lockup/types';

/** No more segments or tranches than this: what a reader can oversee and a link can carry. */
export const MAX_ROWS = 50;

/** Amount, exponent and time as typed. Tranches leave the exponent alone. */
export interface FormRow {
  readonly amount: string;
  readonly exponent: string;
  readonly time: string;
}

/**
 * What a reader has typed into the simulator, as text. Amounts are whole tokens; times are dates in
 * UTC, Unix seconds or distances from the start. The parts of the other models are kept, unused.
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
  /** The moment that the reader looks at. */
  readonly at: string;
}

/** Name of a field: of the form itself, or of a row such as `rows[2].time`. */
export type FieldName = keyof SimulatorForm | `rows[${number}].${keyof FormRow}`;
