// region imports
import { parseAbi, type Address } from 'viem';
import { confirmed } from '../../confirmed';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';

export const stakingAbi = parseAbi([
  'function stake(uint256 streamId)',
  'function unstake(uint256 streamId)',
  'function claimRewards(uint256 streamId) returns (uint256 amount)',
  'function earned(uint256 streamId) view returns (uint256)',
  // viem shows an error that is not in the ABI as a selector.
  'error CallerNotStaker(address caller, uint256 streamId)',
  'error HookNotAllowed()',
  'error NothingInStream(uint256 streamId)',
  'error WrongToken(address token)',
]);
// endregion imports

export interface StakeOptions {
  lockup: Address;
  staking: Address;
  streamId: bigint;
}

// region stake
/** Approves the staking contract for one stream and stakes it. */
export async function stake(clients: Clients, { lockup, staking, streamId }: StakeOptions) {
  const { publicClient, walletClient } = clients;
  const { account } = walletClient;
  const approval = await publicClient.simulateContract({
    account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'approve', // this NFT only, not all of the owner's streams
    args: [staking, streamId],
  });
  await confirmed(clients, await walletClient.writeContract(approval.request));

  const { request } = await publicClient.simulateContract({
    account,
    address: staking,
    abi: stakingAbi,
    functionName: 'stake',
    args: [streamId],
  });
  await confirmed(clients, await walletClient.writeContract(request));
}
// endregion stake

// region claim
/** Claims the rewards of a staked stream. */
export async function claimRewards(clients: Clients, { staking, streamId }: StakeOptions) {
  const { publicClient, walletClient } = clients;
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: staking,
    abi: stakingAbi,
    functionName: 'claimRewards',
    args: [streamId],
  });
  await confirmed(clients, await walletClient.writeContract(request));
}
// endregion claim

// region unstake
/** Takes the stream back, together with its rewards. */
export async function unstake(clients: Clients, { staking, streamId }: StakeOptions) {
  const { publicClient, walletClient } = clients;
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: staking,
    abi: stakingAbi,
    functionName: 'unstake',
    args: [streamId],
  });
  await confirmed(clients, await walletClient.writeContract(request));
}
// endregion unstake
