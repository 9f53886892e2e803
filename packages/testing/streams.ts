import { parseUnits, type Address } from 'viem';
import type { LinearStream } from '@sablier-docs/protocol/lockup/types';
import type { LocalProtocol } from './start';

export const DAY = 86_400n;
export const WEEK = 7n * DAY;
/** An amount of a token with 18 decimals. */
export const dai = (amount: string): bigint => parseUnits(amount, 18);

interface LinearOptions {
  readonly sender?: Address;
  /** Who pays and creates; without it, the sender. */
  readonly payer?: Address;
  readonly recipient?: Address;
  readonly deposit?: bigint;
  readonly total?: bigint;
  readonly cliff?: bigint;
  readonly startUnlock?: bigint;
  readonly cancelable?: boolean;
  readonly transferable?: boolean;
  readonly token?: Address;
}

/**
 * Opens a linear stream on SablierLockup, for tests of a later step. Its payer gets the tokens, approves and
 * creates. Returns the id and the stream in the format of packages/protocol.
 */
export async function openLinear(local: LocalProtocol, options: LinearOptions = {}) {
  const {
    sender = local.accounts.sender,
    payer = sender,
    recipient = local.accounts.recipient,
    deposit = dai('100'),
    total = 100n * DAY,
    cliff = 0n,
    startUnlock = 0n,
    cancelable = true,
    transferable = true,
    token = local.contracts.token,
  } = options;
  await local.mint(payer, deposit, token);
  await local.approve(payer, local.contracts.lockup, deposit, token);
  const unlocks = { start: startUnlock, cliff: 0n };
  const { result: id } = await local.send<bigint>(
    payer,
    local.deployed.lockup,
    'createWithDurationsLL',
    [
      {
        sender,
        recipient,
        depositAmount: deposit,
        token,
        cancelable,
        transferable,
        shape: '',
      },
      unlocks,
      1n,
      { cliff, total },
    ],
  );
  const startTime = await local.now();
  const stream: LinearStream = {
    model: 'linear',
    deposit,
    startTime,
    endTime: startTime + total,
    cliffTime: cliff === 0n ? 0n : startTime + cliff,
    unlocks,
    granularity: 1n,
  };
  return { id, stream };
}
