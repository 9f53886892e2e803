import type { Step } from '../run/messages';
import { written } from '../run/written';

type Print = Pick<Console, 'log' | 'info' | 'warn' | 'error'>;

/** A console whose lines are steps of a run. */
export function sampleLines(tell: (step: Step) => void): Print {
  const print = (...values: unknown[]): void => {
    const words = values.map((one) => (typeof one === 'string' ? one : plain(one))).join(' ');
    tell({ kind: 'print', words, details: [] });
  };
  return { log: print, info: print, warn: print, error: print };
}

/** Digits as they are: a program prints what it has. */
const plain = (value: unknown): string =>
  typeof value === 'bigint' ? `${value}n` : written(value);
