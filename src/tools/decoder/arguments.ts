import { decodeAbiParameters } from 'viem/utils';
import { isDynamic, type Explained } from './explain';

export interface Argument {
  name: string;
  type: string;
  says: string;
  value: string;
  /** The moment that a Unix time names, for example `2026-01-01 00:00:00 UTC`; a panic code in hex. */
  note?: string;
}

/** Last second that a date can show. */
const LAST_DATE = 8_640_000_000_000n;

/**
 * The arguments as text, in their order; fewer than the error has when the data ends early.
 * Loaded when there is something to decode: it brings the ABI decoder.
 * @throws when the data does not follow the ABI, for example a string without its end
 */
export function decodeArguments({ error, body, state, bytes }: Explained): Argument[] {
  const complete = state === 'truncated' ? Math.floor(bytes / 32) : error.parameters.length;
  const parameters = error.parameters.slice(0, complete);
  if (state === 'selector' || parameters.length === 0) return [];
  if (state === 'truncated' && parameters.some(({ type }) => isDynamic(type))) {
    throw new RangeError('A text ends early.');
  }
  const values: readonly unknown[] = decodeAbiParameters(parameters, body);
  return parameters.map(({ name, type, says }, i) => {
    const value = String(values[i]);
    const isPanic = error.name === 'Panic';
    return { name, type, says, value, ...(isPanic ? codeOf(value) : dateOf(value, says)) };
  });
}

/** A panic code as Solidity's documentation and most tools write it. */
const codeOf = (value: string) => ({
  note: `0x${BigInt(value).toString(16).padStart(2, '0')}`,
});

function dateOf(value: string, says: string): { note?: string } {
  if (!says.includes('Unix seconds') || value === '0' || BigInt(value) > LAST_DATE) return {};
  const [day, time = ''] = new Date(Number(value) * 1000).toISOString().split('T');
  return { note: `${day} ${time.slice(0, 8)} UTC` };
}
