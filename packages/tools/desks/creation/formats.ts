import { formatCount } from '@sablier-docs/protocol/amount';
import type { CsvFormat } from '../../csv/types';

/** Streams prepared at once; a longer list needs a script. */
export const MOST_ROWS = 3_000;

/** The message about a longer list. */
export const TOO_MANY_ROWS = `Split the file: at most ${formatCount(MOST_ROWS)} rows.`;

/** More steps of one stream would not leave room for its transaction. */
export const MOST_STEPS = 400;
export const TOO_MANY_STEPS = `Enter at most ${MOST_STEPS} steps, because each takes gas. A file of the shape Linear Stepper has no limit of steps.`;

const LINEAR = ['linear', 'cliff', 'linearUnlockLinear', 'linearUnlockCliff', 'linearStepper'];
/** Timelocks whose file has a length. By dates, it has no start. */
const TIMELOCKS = ['lockup/duration/tranchedTimelock', 'lockup/duration/linearTimelock'];

const NO_EXPONENT = 'The file has no exponent, which decides how fast the amount rises at the end.';
const NO_START = 'The file has no start, and the contract needs one.';

/** Why the page writes no calls for a file of a shape, by its name. */
const REASONS: Readonly<Record<string, string>> = {
  dynamicExponential: NO_EXPONENT,
  dynamicCliffExponential: NO_EXPONENT,
  dynamicDoubleUnlock:
    'The file does not say how what is left after the second unlock is released until the end.',
  tranchedMonthly:
    'The file does not say whether a month has 30 days or is a month of the calendar, and whether the first amount comes at the start or a month later.',
  tranchedBackweighted:
    'The file does not say whether a year has 365 days or is a year of the calendar.',
  tranchedTimelock: NO_START,
  linearTimelock: NO_START,
};

/** Why no calls are written for a vesting file of this format; null if they are. */
export const whyNoCalls = (format: Pick<CsvFormat, 'id' | 'product'>): string | null =>
  isBatchable(format) ? null : (REASONS[formatShape(format)] ?? null);

/** The name of a format without its folder, which is its shape. */
export const formatShape = ({ id }: Pick<CsvFormat, 'id'>): string => id.split('/').at(-1) ?? '';

/** Whether a file of the format defines its streams in full, so that the page writes their calls. */
export const isBatchable = (format: Pick<CsvFormat, 'id' | 'product'>): boolean =>
  format.product === 'flow' ||
  (format.product === 'lockup' && [...LINEAR, 'tranchedStepper'].includes(formatShape(format))) ||
  TIMELOCKS.includes(format.id);
