import {
  BaseError,
  ContractFunctionRevertedError,
  decodeErrorResult,
  type Abi,
  type Hex,
} from 'viem';
import { expect, inject } from 'vitest';
import { readArtifact } from './artifact';

/** Every error that the protocol, the tokens and the compiled examples declare. */
export const knownErrors: Abi = [
  '@sablier/lockup/artifacts/SablierLockup.json',
  '@sablier/lockup/artifacts/libraries/Errors.json',
  '@sablier/flow/artifacts/SablierFlow.json',
  '@sablier/flow/artifacts/libraries/Errors.json',
  '@sablier/evm-utils/artifacts/libraries/Errors.json',
]
  .flatMap((specifier) => readArtifact(specifier).abi)
  .concat(Object.values(inject('contracts')).flatMap(({ abi }) => abi))
  .filter(({ type }) => type === 'error');

function revertData(error: unknown): Hex | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ContractFunctionRevertedError && cause.raw) return cause.raw;
    const { data } = cause as Error & { data?: unknown };
    if (typeof data === 'string' && data.startsWith('0x')) return data as Hex;
  }
  return undefined;
}

/** The name of the error that a call reverted with; other failures are thrown on. */
export function errorName(error: unknown): string {
  const data = revertData(error);
  if (data === undefined) throw error;
  if (data === '0x') return 'no data';
  return decodeErrorResult({ abi: knownErrors, data }).errorName;
}

/** Asserts that a call reverts with the error of this name. */
export async function expectRevert(call: Promise<unknown>, name: string): Promise<void> {
  const outcome = await call.then(
    () => 'success',
    (error: unknown) => {
      if (error instanceof BaseError) return errorName(error);
      throw error;
    },
  );
  expect(outcome).toBe(name);
}
