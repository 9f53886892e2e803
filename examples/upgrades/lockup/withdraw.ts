import { release as v1_1 } from 'sablier/evm/releases/lockup/v1.1';
import { release as v1_2 } from 'sablier/evm/releases/lockup/v1.2';
import { encodeFunctionData, type Address } from 'viem';

// region v1-1
export const withdrawV1_1 = (
  streamIds: readonly bigint[],
  to: Address,
  amounts: readonly bigint[],
) =>
  encodeFunctionData({
    abi: v1_1.abi.SablierV2LockupLinear,
    functionName: 'withdrawMultiple',
    args: [streamIds, to, amounts],
  });
// endregion v1-1

// region v1-2
/** Each amount goes to the recipient of its stream. */
export const withdrawV1_2 = (streamIds: readonly bigint[], amounts: readonly bigint[]) =>
  encodeFunctionData({
    abi: v1_2.abi.SablierV2LockupLinear,
    functionName: 'withdrawMultiple',
    args: [streamIds, amounts],
  });
// endregion v1-2
