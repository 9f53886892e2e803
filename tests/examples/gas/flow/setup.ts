import { parseUnits } from 'viem';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { DAY } from '@sablier-docs/testing/streams';

export const RATE = 10n ** 15n; // 86.4 tokens a day
export const usdc = (amount: string) => parseUnits(amount, 6);
export const DEPOSIT = usdc('50000');

/** The arguments of `create`. */
export const parties = (local: LocalProtocol, rate = RATE) => {
  const { sender, recipient } = local.accounts;
  return [sender, recipient, rate, 0, local.contracts.usdc, true];
};

/** A stream `days` after its creation, with a deposit if `deposit` is above zero; its id. */
export async function openFlow(local: LocalProtocol, deposit = DEPOSIT, days = 2n) {
  const [call, args] =
    deposit > 0n ? ['createAndDeposit', [...parties(local), deposit]] : ['create', parties(local)];
  const { sender } = local.accounts;
  const { result } = await local.send<bigint>(
    sender,
    local.deployed.flow,
    call as string,
    args as unknown[],
  );
  await local.warpTo((await local.now()) + days * DAY);
  return result;
}

/**
 * Uses every account, balance and counter once. A slot that is zero at first costs more to write, and a
 * live contract is past that. Returns the fee of a withdrawal, in wei.
 */
export async function settle(local: LocalProtocol): Promise<bigint> {
  const { sender, recipient } = local.accounts;
  const token = local.contracts.usdc;
  for (const account of [sender, recipient]) await local.mint(account, usdc('100000000'), token);
  await local.approve(sender, local.contracts.flow, 2n ** 256n - 1n, token);
  const first = await openFlow(local);
  const fee = await local.flow.read.calculateMinFeeWei([first]);
  const { flow } = local.deployed;
  await local.send(recipient, flow, 'withdrawMax', [first, recipient], { value: fee });
  return fee;
}
