import {
  BaseError,
  ContractFunctionRevertedError,
  ExecutionRevertedError,
  parseAbi,
  type Address,
} from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;

// region eligibility
/** Nearly all tokens have this error; the ABI of a campaign does not. */
const tokenErrors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
]);

/** Airdrops v1.3 has a fixed fee; older campaigns take none. */
const fixedFee = parseAbi(['function FEE() view returns (uint256)']);

export type Check =
  | { readonly possible: true; readonly feeWei: bigint }
  | { readonly possible: false; readonly reason: string };

/**
 * Runs `claim` as `sender` would send it, without sending it, on a campaign of any release. `reason` is the name of the error, for
 * example `SablierMerkleBase_IndexClaimed`, or its selector. Pass `at` in Unix seconds to learn what
 * happens then, for example when the campaign opens. Throws when the sender cannot pay the fee.
 */
export async function checkClaim(
  { publicClient }: Pick<Clients, 'publicClient'>,
  campaign: Address,
  { index, recipient, amount, proof }: Claim,
  sender: Address,
  at?: bigint,
): Promise<Check> {
  const contract = { address: campaign, abi: [...campaignAbi, ...tokenErrors] } as const;
  const feeWei = await claimFee({ publicClient }, campaign);
  try {
    await publicClient.simulateContract({
      ...contract,
      account: sender,
      functionName: 'claim',
      args: [index, recipient, amount, proof],
      value: feeWei,
      ...(at === undefined ? {} : { blockOverrides: { time: at } }),
    });
    return { possible: true, feeWei };
  } catch (error) {
    return { possible: false, reason: revertReason(error) };
  }
}

/** In wei. A campaign of an older release lacks the function of the newer ones, so it reverts. */
async function claimFee(
  { publicClient }: Pick<Clients, 'publicClient'>,
  address: Address,
): Promise<bigint> {
  const contract = { address, abi: [...campaignAbi, ...fixedFee] } as const;
  for (const functionName of ['calculateMinFeeWei', 'FEE'] as const) {
    try {
      return await publicClient.readContract({ ...contract, functionName });
    } catch (error) {
      revertReason(error);
    }
  }
  return 0n;
}

/** The name of the error that a call reverted with. Throws what is no revert, such as a lost network. */
function revertReason(error: unknown): string {
  const revert =
    error instanceof BaseError &&
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError || cause instanceof ExecutionRevertedError,
    );
  // Many nodes give a revert without data another code, so viem names no function.
  if (revert instanceof ExecutionRevertedError) return 'a revert without data';
  if (!(revert instanceof ContractFunctionRevertedError)) throw error;
  return revert.reason ?? revert.data?.errorName ?? revert.signature ?? 'a revert without data';
}
// endregion eligibility
