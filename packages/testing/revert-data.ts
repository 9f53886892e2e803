import { ContractFunctionRevertedError, type Hex } from 'viem';

/** The revert data of a contract, `0x` for none; undefined when the failure wasn't a revert. */
export function revertData(error: unknown): Hex | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ContractFunctionRevertedError && cause.raw) return cause.raw;
    const { data } = cause as Error & { data?: unknown };
    if (typeof data === 'string' && data.startsWith('0x')) return data as Hex;
  }
  return undefined;
}
