import { Address, bytesToHex, hexToBytes, type PrefixedHexString } from '@ethereumjs/util';
import { badParams } from './rpc/error';

export type Hex = PrefixedHexString;

/** A number as JSON-RPC writes it, without leading zeros. */
export const quantity = (value: bigint | number): Hex => `0x${value.toString(16)}`;

/** A number from hex, from decimals or as it is. @throws RpcError for anything else */
export function readQuantity(value: unknown, name: string): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return BigInt(value);
  if (typeof value === 'string' && /^(0x[\da-f]+|\d+)$/i.test(value)) return BigInt(value);
  throw badParams(`${name} has to be a number, such as "0x10".`);
}

/** Bytes from hex. @throws RpcError for anything else */
export function readBytes(value: unknown, name: string): Uint8Array {
  if (typeof value === 'string' && /^0x([\da-f]{2})*$/i.test(value)) {
    return hexToBytes(value as Hex);
  }
  throw badParams(`${name} has to be bytes as hex, such as "0x00ff".`);
}

/** @throws RpcError when it isn't 20 bytes as hex */
export function readHexAddress(value: unknown, name: string): Address {
  if (typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)) {
    return new Address(hexToBytes(value as Hex));
  }
  throw badParams(`${name} has to be an address: 0x and 40 hex digits.`);
}

/** 32 bytes from hex of at most as many. @throws RpcError for anything else */
export function readWord(value: unknown, name: string): Uint8Array {
  if (typeof value === 'string' && /^0x[\da-f]{0,64}$/i.test(value)) {
    return hexToBytes(`0x${value.slice(2).padStart(64, '0')}`);
  }
  throw badParams(`${name} has to be at most 32 bytes as hex.`);
}

export type Fields = Readonly<Record<string, unknown>>;

/** @throws RpcError when it isn't an object */
export function readHexFields(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw badParams(`${name} has to be an object.`);
}

export const hexQuantity = bytesToHex;
