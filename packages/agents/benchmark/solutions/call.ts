import type { Call, ContractName } from '../types';

/** No unlock at the start or at the cliff. */
export const NONE = { start: 0n, cliff: 0n };

export const call = (
  contract: ContractName,
  functionName: string,
  args: readonly unknown[],
  value?: bigint,
): Call => ({
  contract,
  functionName,
  args,
  ...(value === undefined ? {} : { value }),
});
