import { release as v2_0 } from 'sablier/evm/releases/lockup/v2.0';
import { release as v3_0 } from 'sablier/evm/releases/lockup/v3.0';
import { release as v4_0 } from 'sablier/evm/releases/lockup/v4.0';
import { encodeFunctionData, zeroAddress, type Address } from 'viem';
import type { Terms } from './linear';

const WEEK = 7 * 24 * 60 * 60;

export interface BatchTerms extends Omit<Terms, 'recipient'> {
  lockup: Address;
  recipients: readonly Address[];
}

// region v2-0
export const batchV2_0 = ({ lockup, token, sender, recipients, amount }: BatchTerms) =>
  encodeFunctionData({
    abi: v2_0.abi.SablierBatchLockup,
    functionName: 'createWithDurationsLL',
    args: [
      lockup,
      token,
      recipients.map((recipient) => ({
        sender,
        recipient,
        totalAmount: amount,
        cancelable: true,
        transferable: true,
        durations: { cliff: 0, total: 52 * WEEK },
        unlockAmounts: { start: 0n, cliff: 0n },
        shape: 'linear',
        broker: { account: zeroAddress, fee: 0n },
      })),
    ],
  });
// endregion v2-0

// region v3-0
export const batchV3_0 = ({ lockup, token, sender, recipients, amount }: BatchTerms) =>
  encodeFunctionData({
    abi: v3_0.abi.SablierBatchLockup,
    functionName: 'createWithDurationsLL',
    args: [
      lockup,
      token,
      recipients.map((recipient) => ({
        sender,
        recipient,
        depositAmount: amount,
        cancelable: true,
        transferable: true,
        durations: { cliff: 0, total: 52 * WEEK },
        unlockAmounts: { start: 0n, cliff: 0n },
        shape: 'linear',
      })),
    ],
  });
// endregion v3-0

// region v4-0
export const batchV4_0 = ({ lockup, token, sender, recipients, amount }: BatchTerms) =>
  encodeFunctionData({
    abi: v4_0.abi.SablierBatchLockup,
    functionName: 'createWithDurationsLL',
    args: [
      lockup,
      token,
      recipients.map((recipient) => ({
        sender,
        recipient,
        depositAmount: amount,
        cancelable: true,
        transferable: true,
        durations: { cliff: 0, total: 52 * WEEK },
        unlockAmounts: { start: 0n, cliff: 0n },
        granularity: 1, // in seconds
        shape: 'linear',
      })),
    ],
  });
// endregion v4-0
