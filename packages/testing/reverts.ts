import { BaseError, decodeErrorResult, toFunctionSelector, type Abi, type Hex } from 'viem';
import { expect, inject } from 'vitest';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { revertData } from './revert-data';

/** Artifacts with the errors of the newest releases and their tokens. */
const NEWEST = [
  '@sablier/lockup/artifacts/SablierLockup.json',
  '@sablier/lockup/artifacts/libraries/Errors.json',
  '@sablier/flow/artifacts/SablierFlow.json',
  '@sablier/flow/artifacts/libraries/Errors.json',
  '@sablier/evm-utils/artifacts/libraries/Errors.json',
];

type AbiError = Extract<Abi[number], { type: 'error' }>;

/** Characters of a selector with its 0x. */
const SELECTOR = 10;
const selectorOf = ({ name, inputs }: AbiError): string =>
  toFunctionSelector({ type: 'function', name, inputs, outputs: [], stateMutability: 'pure' });

/**
 * Names errors of the newest releases, the tokens, the compiled examples and these artifacts.
 * @param more artifacts of other releases, as `readArtifact` takes them
 */
export function errorNamer(more: readonly string[] = []) {
  const errors = [...NEWEST, ...more]
    .flatMap((specifier) => readArtifact(specifier).abi)
    .concat(Object.values(inject('contracts')).flatMap((contract) => contract.abi))
    .filter((item): item is AbiError => item.type === 'error');
  // viem would hash the errors one by one for each name.
  const bySelector = new Map(errors.map((item) => [selectorOf(item), item] as const));

  /** The name of the error in revert data, the text of a plain one, or `no data`. */
  const nameOf = (data: Hex | undefined): string => {
    if (data === undefined || data === '0x') return 'no data';
    const known = bySelector.get(data.slice(0, SELECTOR));
    const { errorName, args } = decodeErrorResult({ abi: known ? [known] : [], data });
    return errorName === 'Error' ? String(args?.[0]) : errorName;
  };

  /** The same for an error that a call has thrown. @throws the error itself when it wasn't a revert */
  const errorName = (error: unknown): string => {
    const data = revertData(error);
    if (data === undefined) throw error;
    return nameOf(data);
  };

  /** The same for a call; `success` without a revert. @throws errors that aren't reverts */
  const outcomeOf = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'success',
      (error: unknown) => {
        if (error instanceof BaseError) return errorName(error);
        throw error;
      },
    );

  return { nameOf, errorName, outcomeOf };
}

export const { nameOf, outcomeOf } = errorNamer();

/** Asserts that a call reverts with the error of this name. */
export async function expectRevert(call: Promise<unknown>, name: string): Promise<void> {
  expect(await outcomeOf(call)).toBe(name);
}
