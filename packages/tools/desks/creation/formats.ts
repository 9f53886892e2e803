import { formatCount } from '@sablier-docs/protocol/amount';
import type { CsvFormat } from '../../csv/types';

/** Streams prepared at once; a longer list needs a script. */
export const MOST_ROWS = 3_000;

/** The message about a longer list. */
export const TOO_MANY_ROWS = `Split the file: at most ${formatCount(MOST_ROWS)} rows.`;

const LINEAR = ['linear', 'cliff', 'linearUnlockLinear', 'linearUnlockCliff'];

/** The name of a format without its folder, which is its shape. */
export const shapeOf = ({ id }: Pick<CsvFormat, 'id'>): string => id.split('/').at(-1) ?? '';

/**
 * Whether a file of the format fully defines its streams. For other shapes it does not determine
 * the segments or tranches.
 */
export const isBatchable = (format: Pick<CsvFormat, 'id' | 'product'>): boolean =>
  format.product === 'flow' ||
  (format.product === 'lockup' && LINEAR.includes(shapeOf(format))) ||
  format.id === 'lockup/duration/tranchedTimelock';
