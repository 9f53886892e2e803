import { decodeErrorResult, ContractFunctionRevertedError, type Abi, type Hex } from 'viem';
import { inject } from 'vitest';
import { readArtifact } from '../../examples/support/artifact';

/** Every error that the releases, the tokens and the compiled examples declare. */
const known: Abi = [
  '@sablier/lockup/artifacts/SablierLockup.json',
  '@sablier/lockup/artifacts/libraries/Errors.json',
  '@sablier/flow/artifacts/SablierFlow.json',
  '@sablier/flow/artifacts/libraries/Errors.json',
  '@sablier/evm-utils/artifacts/libraries/Errors.json',
  '@sablier/evm-utils/artifacts/SablierComptroller.json',
  '@sablier/v2-core/artifacts/SablierV2LockupLinear.json',
  '@sablier/v2-core/artifacts/libraries/Errors.json',
  '@sablier/v2-core-1.0/artifacts/SablierV2LockupLinear.json',
  '@sablier/v2-core-1.0/artifacts/libraries/Errors.json',
  '@sablier/v2-periphery/artifacts/SablierV2MerkleLL.json',
  '@sablier/v2-periphery/artifacts/libraries/Errors.json',
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

/** The name of the error that a call reverted with, or the text of a plain one; others are thrown on. */
export function errorName(error: unknown): string {
  const data = revertData(error);
  if (data === undefined) throw error;
  if (data === '0x') return 'no data';
  const { errorName: name, args } = decodeErrorResult({ abi: known, data });
  return name === 'Error' ? String(args?.[0]) : name;
}
