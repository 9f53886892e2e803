import { release as v1_1 } from 'sablier/evm/releases/flow/v1.1';
import { release as v2_0 } from 'sablier/evm/releases/flow/v2.0';
import { encodeFunctionData, type Address } from 'viem';

export interface Terms {
  sender: Address;
  recipient: Address;
  token: Address;
  /** Tokens per second, with 18 decimals. */
  ratePerSecond: bigint;
  /** In the token's smallest unit. */
  amount: bigint;
}

// region v1-1
export const createV1_1 = ({ sender, recipient, token, ratePerSecond, amount }: Terms) =>
  encodeFunctionData({
    abi: v1_1.abi.SablierFlow,
    functionName: 'createAndDeposit',
    args: [sender, recipient, ratePerSecond, token, true, amount],
  });
// endregion v1-1

// region v2-0
export const createV2_0 = ({ sender, recipient, token, ratePerSecond, amount }: Terms) =>
  encodeFunctionData({
    abi: v2_0.abi.SablierFlow,
    functionName: 'createAndDeposit',
    args: [
      sender,
      recipient,
      ratePerSecond,
      0, // start time: this block
      token,
      true,
      amount,
    ],
  });
// endregion v2-0
