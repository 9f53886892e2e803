import { keccak256, toHex } from 'viem';
import type { Call } from './calls';

interface JsonObject {
  readonly [key: string]: Json;
}
type Json = string | number | null | readonly Json[] | JsonObject;

/**
 * A file for the Transaction Builder of Safe, which executes all calls in one transaction, in this order.
 * @param createdAt in milliseconds since 1970
 */
export function safeFile(chainId: number, calls: readonly Call[], createdAt: number): string {
  const meta = {
    name: 'Sablier',
    description: '',
    txBuilderVersion: '1.18.2',
    createdFromSafeAddress: '',
    createdFromOwnerAddress: '',
  };
  const transactions = calls.map(({ to, data }) => ({
    ...{ to, value: '0', data },
    ...{ contractMethod: null, contractInputsValues: null },
  }));
  const file = { version: '1.0', chainId: String(chainId), createdAt, meta, transactions };
  // The Transaction Builder warns of a file whose checksum is missing or wrong. It covers all but the name.
  const covered = serialize({ ...file, meta: { ...meta, name: null } });
  const checksum = keccak256(toHex(covered));
  return `${JSON.stringify({ ...file, meta: { ...meta, checksum } }, null, 2)}\n`;
}

/** The sorted keys before their values, with a comma after each value. */
function serialize(json: Json): string {
  if (isList(json)) return `[${json.map(serialize).join(',')}]`;
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  const keys = Object.keys(json).sort();
  const values = keys.map((key) => `${serialize(json[key] ?? null)},`);
  return `{${JSON.stringify(keys)}${values.join('')}}`;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
