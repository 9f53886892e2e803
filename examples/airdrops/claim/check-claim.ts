import { BaseError, ContractFunctionRevertedError, parseAbi, type Address } from 'viem';
import { airdropAbis, type Clients } from '../contracts';
import type { Claim } from '../tree/tree';

const { SablierMerkleInstant: campaignAbi } = airdropAbis;

// region eligibility
/** Nearly all tokens have this error; the ABI of a campaign does not. */
const tokenErrors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
]);

export type Check =
  | { readonly possible: true; readonly feeWei: bigint }
  | { readonly possible: false; readonly reason: string };

/**
 * Runs `claim` as `sender` would send it, without sending it. `reason` is the name of the error, for
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
  const feeWei = await publicClient.readContract({
    ...contract,
    functionName: 'calculateMinFeeWei',
  });
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

/** The name of the error that a call reverted with. Throws what is no revert, such as a lost network. */
function revertReason(error: unknown): string {
  const revert =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (!(revert instanceof ContractFunctionRevertedError)) throw error;
  return revert.reason ?? revert.data?.errorName ?? revert.signature ?? 'a revert without data';
}
// endregion eligibility
