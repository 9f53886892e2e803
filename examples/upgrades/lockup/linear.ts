import { release as v1_0 } from 'sablier/evm/releases/lockup/v1.0';
import { release as v1_1 } from 'sablier/evm/releases/lockup/v1.1';
import { release as v1_2 } from 'sablier/evm/releases/lockup/v1.2';
import { release as v2_0 } from 'sablier/evm/releases/lockup/v2.0';
import { release as v3_0 } from 'sablier/evm/releases/lockup/v3.0';
import { release as v4_0 } from 'sablier/evm/releases/lockup/v4.0';
import { encodeFunctionData, zeroAddress, type Address } from 'viem';

const WEEK = 7 * 24 * 60 * 60;

export interface Terms {
  sender: Address;
  recipient: Address;
  token: Address;
  /** In the token's smallest unit. */
  amount: bigint;
}

// The same stream in every release: 52 weeks, nothing in the first 4, then what 4 weeks earn at once.

// region v1-0
export const linearV1_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_0.abi.SablierV2LockupLinear,
    functionName: 'createWithDurations',
    args: [
      {
        sender,
        recipient,
        totalAmount: amount,
        asset: token,
        cancelable: true,
        durations: { cliff: 4 * WEEK, total: 52 * WEEK },
        broker: { account: zeroAddress, fee: 0n },
      },
    ],
  });
// endregion v1-0

// region v1-1
export const linearV1_1 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_1.abi.SablierV2LockupLinear,
    functionName: 'createWithDurations',
    args: [
      {
        sender,
        recipient,
        totalAmount: amount,
        asset: token,
        cancelable: true,
        transferable: true,
        durations: { cliff: 4 * WEEK, total: 52 * WEEK },
        broker: { account: zeroAddress, fee: 0n },
      },
    ],
  });
// endregion v1-1

// region v1-2
export const linearV1_2 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_2.abi.SablierV2LockupLinear,
    functionName: 'createWithDurations',
    args: [
      {
        sender,
        recipient,
        totalAmount: amount,
        asset: token,
        cancelable: true,
        transferable: true,
        durations: { cliff: 4 * WEEK, total: 52 * WEEK },
        broker: { account: zeroAddress, fee: 0n },
      },
    ],
  });
// endregion v1-2

// region v2-0
export const linearV2_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v2_0.abi.SablierLockup,
    functionName: 'createWithDurationsLL',
    args: [
      {
        sender,
        recipient,
        totalAmount: amount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'cliff',
        broker: { account: zeroAddress, fee: 0n },
      },
      { start: 0n, cliff: amount / 13n }, // 4 of 52 weeks
      { cliff: 4 * WEEK, total: 52 * WEEK },
    ],
  });
// endregion v2-0

// region v3-0
export const linearV3_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v3_0.abi.SablierLockup,
    functionName: 'createWithDurationsLL',
    args: [
      {
        sender,
        recipient,
        depositAmount: amount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'cliff',
      },
      { start: 0n, cliff: amount / 13n }, // 4 of 52 weeks
      { cliff: 4 * WEEK, total: 52 * WEEK },
    ],
  });
// endregion v3-0

// region v4-0
export const linearV4_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v4_0.abi.SablierLockup,
    functionName: 'createWithDurationsLL',
    args: [
      {
        sender,
        recipient,
        depositAmount: amount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'cliff',
      },
      { start: 0n, cliff: amount / 13n }, // 4 of 52 weeks
      1, // granularity in seconds
      { cliff: 4 * WEEK, total: 52 * WEEK },
    ],
  });
// endregion v4-0
