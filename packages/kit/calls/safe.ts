import { keccak_256 } from '@noble/hashes/sha3';
import type { Call } from './call';

interface JsonObject {
  readonly [key: string]: Json;
}
type Json = string | number | boolean | null | readonly Json[] | JsonObject;

/** The file format of Safe's Transaction Builder, unchanged since its version 1.0. */
const VERSION = '1.0';

/**
 * A file for Safe's Transaction Builder, which executes all calls in one transaction, in this order.
 * @param calls at least one, all on one chain
 * @param createdAt in milliseconds since 1970
 * @throws when there is no call, or when the chains differ
 */
export function safeFile(calls: readonly Call[], createdAt: number): string {
  const [first] = calls;
  if (!first) throw new Error('A Safe file needs a call.');
  if (calls.some(({ chainId }) => chainId !== first.chainId)) {
    throw new Error('The calls of a Safe file must be on one chain.');
  }
  const file = {
    version: VERSION,
    chainId: String(first.chainId),
    createdAt,
    meta: {
      name: 'Sablier',
      description: calls.map(({ title }) => title).join('; '),
      txBuilderVersion: '1.18.2',
      createdFromSafeAddress: '',
      createdFromOwnerAddress: '',
    },
    transactions: calls.map(({ to, value, data }) => ({
      to,
      value: String(value),
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  };
  const meta = { ...file.meta, checksum: safeChecksum(file) };
  return `${JSON.stringify({ ...file, meta }, null, 2)}\n`;
}

/**
 * The checksum by which the Transaction Builder detects a changed file; it warns about a file
 * without one. It covers everything but the name of the batch.
 */
export function safeChecksum(file: JsonObject & { readonly meta: JsonObject }): string {
  const covered = Object.entries(file.meta).filter(([key]) => key !== 'checksum');
  const meta = { ...Object.fromEntries(covered), name: null };
  const hash = keccak_256(serialize({ ...file, meta }));
  return `0x${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Lists the sorted keys before their values, with a comma after each value. */
function serialize(json: Json): string {
  if (isList(json)) return `[${json.map(serialize).join(',')}]`;
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  const keys = Object.keys(json).sort();
  const values = keys.map((key) => `${serialize(json[key] ?? null)},`);
  return `{${JSON.stringify(keys)}${values.join('')}}`;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
