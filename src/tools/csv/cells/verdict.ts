import type { Finding } from '../types';

/** What a cell means, for the checks between the cells of a row and for the fixed copy. */
export interface Verdict {
  /** The cell for the fixed copy; the input where nothing could be repaired. */
  text: string;
  findings: Finding[];
  /** Set when the cell could be read: units, wall-clock milliseconds, seconds or a count. */
  number?: bigint;
  /** Lower-case address. */
  address?: string;
  /** Whole percentages. */
  list?: number[];
}

export const bad = (text: string, finding: Finding): Verdict => ({ text, findings: [finding] });
