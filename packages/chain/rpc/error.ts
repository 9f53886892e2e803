import type { PrefixedHexString } from '@ethereumjs/util';

/** Codes of JSON-RPC (https://www.jsonrpc.org/specification#error_object) and of Ethereum's nodes. */
export const CODES = {
  revert: 3,
  node: -32000,
  refused: -32003,
  method: -32601,
  params: -32602,
  internal: -32603,
} as const;

/** A node's error in place of a result, in anvil's shape. */
export class RpcError extends Error {
  readonly code: number;
  readonly data?: PrefixedHexString;

  constructor(code: number, message: string, data?: PrefixedHexString) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    if (data !== undefined) this.data = data;
  }
}

export const badParams = (message: string): RpcError => new RpcError(CODES.params, message);
