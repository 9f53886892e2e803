import { isAddressEqual, parseEventLogs } from 'viem';
import {
  readContract,
  simulateContract,
  waitForTransactionReceipt,
  writeContract,
} from 'wagmi/actions';
import { config } from './config';
import { lockupAbi } from './lockup';
import type { Contract } from './streams';

// region withdraw
/**
 * Sends everything that is released to the recipient, and pays the fee with a margin. Returns both, in the
 * smallest units. Throws when the wallet refuses, or the transaction fails.
 */
export async function withdraw({ chainId, lockup }: Contract, id: bigint) {
  const at = { address: lockup, abi: lockupAbi, chainId } as const;
  const args = [id] as const;
  const recipient = await readContract(config, { ...at, functionName: 'getRecipient', args });
  const fee = await readContract(config, { ...at, functionName: 'calculateMinFeeWei', args });

  // A falling price raises the fee while the transaction waits: 6% more covers a fall of 5%.
  const paid = (fee * 106n) / 100n;
  const { request } = await simulateContract(config, {
    ...at,
    functionName: 'withdrawMax',
    args: [id, recipient],
    value: paid,
  });
  const hash = await writeContract(config, request);
  const { logs } = await waitForTransactionReceipt(config, { chainId, hash });
  // A token can emit the same event with another amount.
  const withdrawn = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'WithdrawFromLockupStream',
  }).find(({ address, args: { streamId } }) => isAddressEqual(address, lockup) && streamId === id);
  if (!withdrawn) throw new Error('Nothing was withdrawn.');
  return { amount: withdrawn.args.amount, paid };
}
// endregion withdraw
