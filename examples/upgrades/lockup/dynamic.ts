import { release as v1_0 } from 'sablier/evm/releases/lockup/v1.0';
import { release as v1_1 } from 'sablier/evm/releases/lockup/v1.1';
import { release as v1_2 } from 'sablier/evm/releases/lockup/v1.2';
import { release as v2_0 } from 'sablier/evm/releases/lockup/v2.0';
import { release as v3_0 } from 'sablier/evm/releases/lockup/v3.0';
import { encodeFunctionData, parseUnits, zeroAddress } from 'viem';
import type { Terms } from './linear';

const WEEK = 7 * 24 * 60 * 60;

// The same stream in every release: one segment of 52 weeks with the exponent 3.

// region v1-0
export const dynamicV1_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_0.abi.SablierV2LockupDynamic,
    functionName: 'createWithDeltas',
    args: [
      {
        sender,
        cancelable: true,
        recipient,
        totalAmount: amount,
        asset: token,
        broker: { account: zeroAddress, fee: 0n },
        segments: [{ amount, exponent: parseUnits('3', 18), delta: 52 * WEEK }],
      },
    ],
  });
// endregion v1-0

// region v1-1
export const dynamicV1_1 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_1.abi.SablierV2LockupDynamic,
    functionName: 'createWithDeltas',
    args: [
      {
        sender,
        cancelable: true,
        transferable: true,
        recipient,
        totalAmount: amount,
        asset: token,
        broker: { account: zeroAddress, fee: 0n },
        segments: [{ amount, exponent: parseUnits('3', 18), delta: 52 * WEEK }],
      },
    ],
  });
// endregion v1-1

// region v1-2
export const dynamicV1_2 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_2.abi.SablierV2LockupDynamic,
    functionName: 'createWithDurations',
    args: [
      {
        sender,
        recipient,
        totalAmount: amount,
        asset: token,
        cancelable: true,
        transferable: true,
        segments: [{ amount, exponent: parseUnits('3', 18), duration: 52 * WEEK }],
        broker: { account: zeroAddress, fee: 0n },
      },
    ],
  });
// endregion v1-2

// region v2-0
export const dynamicV2_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v2_0.abi.SablierLockup,
    functionName: 'createWithDurationsLD',
    args: [
      {
        sender,
        recipient,
        totalAmount: amount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'dynamicExponential',
        broker: { account: zeroAddress, fee: 0n },
      },
      [{ amount, exponent: parseUnits('3', 18), duration: 52 * WEEK }],
    ],
  });
// endregion v2-0

// region v3-0
export const dynamicV3_0 = ({ sender, recipient, token, amount }: Terms) =>
  encodeFunctionData({
    abi: v3_0.abi.SablierLockup,
    functionName: 'createWithDurationsLD',
    args: [
      {
        sender,
        recipient,
        depositAmount: amount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'dynamicExponential',
      },
      [{ amount, exponent: parseUnits('3', 18), duration: 52 * WEEK }],
    ],
  });
// endregion v3-0
