import { formatCount } from '@sablier-docs/protocol/amount';
import { decodeAbiParameters, formatUnits } from 'viem/utils';
import { isDynamic, type ExplainedError } from './explain';

export interface Argument {
  name: string;
  type: string;
  says: string;
  value: string;
  /**
   * The date of a Unix time, for example `2026-01-01 00:00:00 UTC`, wei in coins, for example `0.0003 coins`, a
   * large number with thousands, or a panic code in hex.
   */
  note?: string;
}

/** The last second that a `Date` can represent. */
const LAST_DATE = 8_640_000_000_000n;

/**
 * The arguments as text, in order; fewer than the error has if the data ends early. Loaded on
 * demand, because it includes the ABI decoder.
 * @throws when the data is not valid ABI encoding, for example a truncated string
 */
export function decodeArguments({ error, body, state, bytes }: ExplainedError): Argument[] {
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
    return { name, type, says, value, ...(isPanic ? codeOf(value) : readingOf(value, says)) };
  });
}

/** A panic code in the notation of Solidity's documentation and most tools. */
const codeOf = (value: string) => ({
  note: `0x${BigInt(value).toString(16).padStart(2, '0')}`,
});

/** A number as a person reads it, by the unit that its description names. */
function readingOf(value: string, says: string): { note?: string } {
  if (!/^\d+$/.test(value)) return {};
  if (says.includes('Unix seconds')) return dateOf(value);
  if (says.endsWith('in wei')) return { note: `${formatUnits(BigInt(value), 18)} of the coin` };
  const [, decimals] = /with (\d+) decimals$/.exec(says) ?? [];
  if (decimals) return { note: formatUnits(BigInt(value), Number(decimals)) };
  return value.length > 4 ? { note: formatCount(BigInt(value)) } : {};
}

function dateOf(value: string): { note?: string } {
  if (value === '0' || BigInt(value) > LAST_DATE) return {};
  const [day, time = ''] = new Date(Number(value) * 1000).toISOString().split('T');
  return { note: `${day} ${time.slice(0, 8)} UTC` };
}
