import type { Address } from 'viem';
import { startProtocol } from '@sablier-docs/testing/start';

/** Who calls: the columns of the tables, the operator once for each way to become one. */
export const actors = [
  'sender',
  'recipient',
  'approvedForAll',
  'approvedForOne',
  'anyone',
  'comptroller',
] as const;
export type Actor = (typeof actors)[number];
export type Cast = Readonly<Record<Actor, Address>>;

const UNLIMITED = 2n ** 255n;

/**
 * A chain without fees on which every role is an account of its own. `third` has no role.
 */
export async function startCast() {
  const local = await startProtocol({ minFeeUSD: 0n });
  const { sender, recipient, stranger, other, operator, delegate } = local.accounts;
  const { lockup, flow, comptroller, token } = local.contracts;
  const cast: Cast = {
    sender,
    recipient,
    approvedForAll: operator,
    approvedForOne: delegate,
    anyone: stranger,
    comptroller,
  };
  // Surplus that belongs to no stream, for `recover`.
  for (const contract of [lockup, flow]) await local.mint(contract, 1n, token);
  for (const contract of [local.deployed.lockup, local.deployed.flow]) {
    await local.send(recipient, contract, 'setApprovalForAll', [operator, true]);
  }
  return { local, cast, third: other };
}

export type Scene = Awaited<ReturnType<typeof startCast>>;

/**
 * Gives every role tokens and lets every contract pull them, so that only rights decide how a call
 * does. Comes last: opening a stream sets an approval of its own.
 */
export async function fund({ local, cast }: Scene): Promise<void> {
  const { lockup, batchLockup, flow } = local.contracts;
  for (const actor of actors) {
    await local.mint(cast[actor], 10n ** 24n);
    for (const spender of [lockup, batchLockup, flow]) {
      const args = [spender, UNLIMITED];
      await (actor === 'comptroller'
        ? local.asComptroller(local.deployed.token, 'approve', args)
        : local.send(cast[actor], local.deployed.token, 'approve', args));
    }
  }
}

/** Approves the actor that may act for this one stream only. */
export const approveOne = async (
  { local, cast }: Scene,
  product: 'lockup' | 'flow',
  id: bigint,
): Promise<void> => {
  await local.send(cast.recipient, local.deployed[product], 'approve', [cast.approvedForOne, id]);
};
