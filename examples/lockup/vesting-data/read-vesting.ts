// region imports
import type { Address, PublicClient } from 'viem';
import { lockupAbi } from '../contracts';
// endregion imports

// region amounts
/** The amounts of a stream at the latest block, in the token's smallest unit. */
export async function readAmounts(publicClient: PublicClient, lockup: Address, streamId: bigint) {
  const blockNumber = await publicClient.getBlockNumber(); // all reads answer for one block
  const read = (
    functionName:
      | 'getDepositedAmount'
      | 'getRefundedAmount'
      | 'getWithdrawnAmount'
      | 'streamedAmountOf',
  ) =>
    publicClient.readContract({
      address: lockup,
      abi: lockupAbi,
      functionName,
      args: [streamId],
      blockNumber,
    });
  const [deposited, withdrawn, refunded, streamed] = await Promise.all([
    read('getDepositedAmount'),
    read('getWithdrawnAmount'),
    read('getRefundedAmount'),
    read('streamedAmountOf'),
  ]);
  return {
    inStream: deposited - withdrawn - refunded,
    locked: deposited - streamed - refunded,
    unlocked: streamed + refunded,
    withdrawable: streamed - withdrawn,
  };
}
// endregion amounts

// region schedule
const MODELS = ['linear', 'dynamic', 'tranched', 'price-gated'] as const;

/** The schedule of a stream, whatever its model: getters of another model revert. */
export async function readSchedule(publicClient: PublicClient, lockup: Address, streamId: bigint) {
  const contract = { address: lockup, abi: lockupAbi, args: [streamId] } as const;
  const [start, end, index] = await Promise.all([
    publicClient.readContract({ ...contract, functionName: 'getStartTime' }),
    publicClient.readContract({ ...contract, functionName: 'getEndTime' }),
    publicClient.readContract({ ...contract, functionName: 'getLockupModel' }),
  ]);
  const model = MODELS[index];
  switch (model) {
    case 'linear': {
      const [cliff, granularity, unlocks] = await Promise.all([
        publicClient.readContract({ ...contract, functionName: 'getCliffTime' }),
        publicClient.readContract({ ...contract, functionName: 'getGranularity' }),
        publicClient.readContract({ ...contract, functionName: 'getUnlockAmounts' }),
      ]);
      return { model, start, end, cliff, granularity, unlocks };
    }
    case 'dynamic': {
      const request = { ...contract, functionName: 'getSegments' } as const;
      return { model, start, end, segments: await publicClient.readContract(request) };
    }
    case 'tranched': {
      const request = { ...contract, functionName: 'getTranches' } as const;
      return { model, start, end, tranches: await publicClient.readContract(request) };
    }
    case 'price-gated': {
      const request = { ...contract, functionName: 'getPriceGatedUnlockParams' } as const;
      return { model, start, end, unlock: await publicClient.readContract(request) };
    }
    default:
      throw new Error(`Lockup knows a model that this code does not: ${index}.`);
  }
}
// endregion schedule
