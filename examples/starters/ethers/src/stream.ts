import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import {
  Contract,
  Interface,
  getAddress,
  type ContractTransactionReceipt,
  type InterfaceAbi,
  type Signer,
} from 'ethers';
import { confirmed } from './transactions';

export const lockupAbi = release.abi.SablierLockup as unknown as InterfaceAbi;
const lockupInterface = new Interface(lockupAbi);
const tokenAbi = [
  'function mint(address to, uint256 amount)',
  'function approve(address spender, uint256 amount) returns (bool)',
];

/** Where Lockup v4.0 is on a public chain. Throws when it is not there. */
export function lockupAddress(chainId: number): string {
  const contract = sablier.contracts.get({ chainId, contractName: 'SablierLockup', release });
  if (!contract) throw new Error(`Lockup v4.0 is not on chain ${chainId}.`);
  return getAddress(contract.address);
}

// region log
/** A value of the first event with this name that Lockup emitted. Throws when there is none. */
function valueOf(
  { logs, to: lockup, hash }: ContractTransactionReceipt,
  event: string,
  name: string,
): bigint {
  for (const log of logs) {
    // A token's Transfer has the topic of an NFT's with fewer topics: ethers throws when it reads one as the other.
    if (log.address !== lockup) continue;
    const found = lockupInterface.parseLog(log);
    if (found?.name === event) return found.args.getValue(name) as bigint;
  }
  throw new Error(`Transaction ${hash} has no ${event}.`);
}
// endregion log

export interface NewStream {
  lockup: string;
  /** A token of this project, which the signer mints. */
  token: string;
  recipient: string;
  /** In the token's smallest unit. */
  depositAmount: bigint;
  /** In seconds. */
  duration: number;
}

// region create
/** Mints the deposit, approves it and opens a linear stream. Returns the stream's id. */
export async function createStream(signer: Signer, stream: NewStream) {
  const { lockup, token, recipient, depositAmount, duration } = stream;
  const sender = await signer.getAddress();
  const erc20 = new Contract(token, tokenAbi, signer);
  await confirmed(erc20.getFunction('mint')(sender, depositAmount));
  await confirmed(erc20.getFunction('approve')(lockup, depositAmount));

  const create = new Contract(lockup, lockupAbi, signer).getFunction('createWithDurationsLL');
  const receipt = await confirmed(
    create(
      {
        sender,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'linear',
      },
      { start: 0n, cliff: 0n }, // unlock amounts
      1, // granularity in seconds
      { cliff: 0, total: duration },
    ),
  );
  return valueOf(receipt, 'CreateLockupLinearStream', 'streamId');
}
// endregion create

// region withdraw
/**
 * Sends everything that is released to the recipient, and pays the minimum fee and 6% more, which the
 * contract keeps. Returns the amount and the minimum fee, in the smallest units.
 */
export async function withdraw(signer: Signer, lockup: string, streamId: bigint) {
  const contract = new Contract(lockup, lockupAbi, signer);
  const recipient = (await contract.getFunction('getRecipient')(streamId)) as string;
  const fee = (await contract.getFunction('calculateMinFeeWei')(streamId)) as bigint;
  // A falling price raises the fee while the transaction waits: 6% more covers a fall of 5%.
  const value = (fee * 106n) / 100n;
  const receipt = await confirmed(
    contract.getFunction('withdrawMax')(streamId, recipient, { value }),
  );
  return { amount: valueOf(receipt, 'WithdrawFromLockupStream', 'amount'), fee };
}
// endregion withdraw
