// region imports
import { BaseError, ContractFunctionRevertedError, type Address, type PublicClient } from 'viem';
import { lockupAbi } from '../contracts';
// endregion imports

// region read
const STATUSES = ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED'] as const;

/** For a read that reverts: the value is missing. A node that does not answer is still an error. */
export function noneOnRevert(error: unknown): undefined {
  const isRevert = (each: unknown) => each instanceof ContractFunctionRevertedError;
  if (!(error instanceof BaseError && error.walk(isRevert))) throw error;
}

/**
 * What a stream's card in a user interface shows, read at one block. Amounts in smallest units. When
 * the NFT was burned, `recipient` is undefined.
 */
export async function readCard(publicClient: PublicClient, lockup: Address, streamId: bigint) {
  const blockNumber = await publicClient.getBlockNumber();
  const contract = { address: lockup, abi: lockupAbi, args: [streamId], blockNumber } as const;
  const [status, sender, recipient, token, deposited, streamed, withdrawable, isCancelable, fee] =
    await Promise.all([
      publicClient.readContract({ ...contract, functionName: 'statusOf' }),
      publicClient.readContract({ ...contract, functionName: 'getSender' }),
      publicClient.readContract({ ...contract, functionName: 'getRecipient' }).catch(noneOnRevert),
      publicClient.readContract({ ...contract, functionName: 'getUnderlyingToken' }),
      publicClient.readContract({ ...contract, functionName: 'getDepositedAmount' }),
      publicClient.readContract({ ...contract, functionName: 'streamedAmountOf' }),
      publicClient.readContract({ ...contract, functionName: 'withdrawableAmountOf' }),
      publicClient.readContract({ ...contract, functionName: 'isCancelable' }),
      publicClient.readContract({ ...contract, functionName: 'calculateMinFeeWei' }),
    ]);
  return {
    status: STATUSES[status],
    sender,
    recipient,
    token,
    deposited,
    streamed,
    withdrawable,
    isCancelable,
    fee,
  };
}
// endregion read

// region actions
export type Card = Awaited<ReturnType<typeof readCard>>;

/** The buttons that make sense for a wallet. */
export function actionsFor(card: Card, wallet: Address) {
  const same = (one?: Address) => one?.toLowerCase() === wallet.toLowerCase();
  return {
    withdraw: card.withdrawable > 0n, // anyone may, to the recipient
    withdrawElsewhere: card.withdrawable > 0n && same(card.recipient),
    // Before its start a price-gated stream can be released in full and still report that it is cancelable.
    cancel: card.isCancelable && card.streamed < card.deposited && same(card.sender),
    renounce: card.isCancelable && same(card.sender),
  };
}
// endregion actions
