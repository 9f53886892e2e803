import type { CsvFormat } from '../csv/types';

/** So many streams are prepared in one go; a longer list is work for a script. */
export const MOST_ROWS = 3_000;

/** What to say about a longer list. */
export const TOO_MANY_ROWS = `Split the file: at most ${MOST_ROWS.toLocaleString('en-US')} rows.`;

const LINEAR = ['linear', 'cliff', 'linearUnlockLinear', 'linearUnlockCliff'];

/** The name of a format without its folder, which is the name of its shape. */
export const shapeOf = ({ id }: Pick<CsvFormat, 'id'>): string => id.split('/').at(-1) ?? '';

/**
 * Whether a file of the format says everything about its streams. Of the other shapes it leaves open
 * with which segments or tranches they are built.
 */
export const isBatchable = (format: Pick<CsvFormat, 'id' | 'product'>): boolean =>
  format.product === 'flow' ||
  (format.product === 'lockup' && LINEAR.includes(shapeOf(format))) ||
  format.id === 'lockup/duration/tranchedTimelock';
