import type { CsvFormat } from '../csv/types';

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
