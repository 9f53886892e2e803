import { bytesToBigInt } from '@ethereumjs/util';
import type { Outcome } from '../evm/types';
import { CODES, RpcError } from './error';
import { hexQuantity } from '../hex';

const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';

/** https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require */
const PANICS: Readonly<Record<string, string>> = {
  '0': 'generic panic',
  '1': 'assertion failed',
  '11': 'arithmetic underflow or overflow',
  '12': 'division or modulo by zero',
  '21': 'enum conversion error',
  '22': 'storage byte array encoding error',
  '31': 'pop on empty array',
  '32': 'array out-of-bounds access',
  '41': 'memory allocation overflow',
  '51': 'call to zero-initialized function',
};

/** The error of a failed call: code 3 and the revert data, or the EVM's reason, as anvil has it. */
export function failed({ failure, data }: Outcome): RpcError {
  if (failure !== 'revert') return new RpcError(CODES.internal, `EVM error ${failure}`);
  const reason = reasonOf(data);
  const message = reason === undefined ? 'execution reverted' : `execution reverted: ${reason}`;
  return new RpcError(CODES.revert, message, hexQuantity(data));
}

function reasonOf(data: Uint8Array): string | undefined {
  if (data.length < 4) return undefined;
  const selector = hexQuantity(data.subarray(0, 4));
  if (selector === PANIC) {
    const code = bytesToBigInt(data.subarray(4, 36)).toString(16);
    return `panic: ${PANICS[code] ?? 'unknown'} (0x${code.padStart(2, '0')})`;
  }
  if (selector === ERROR) {
    const length = Number(bytesToBigInt(data.subarray(36, 68)));
    return new TextDecoder().decode(data.subarray(68, 68 + length));
  }
  return `custom error ${selector}`;
}
