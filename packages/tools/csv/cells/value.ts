import type { Finding } from '../types';

/** The value of a cell, for the checks across a row and for the fixed copy. */
export interface CellValue {
  /** The text for the fixed copy; the input if nothing could be repaired. */
  text: string;
  findings: Finding[];
  /** Set if the cell could be read: units, milliseconds of local time, seconds or a count. */
  number?: bigint;
  /** Lower-case address. */
  address?: string;
  /** Whole percentages. */
  list?: number[];
}

export const unreadable = (text: string, finding: Finding): CellValue => ({
  text,
  findings: [finding],
});
