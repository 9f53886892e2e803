import { sablier } from 'sablier';
import { release } from 'sablier/evm/releases/lockup/v4.0';
import { erc20Abi, getAddress, parseAbi, parseEventLogs, type Address } from 'viem';
import { confirmed, type Clients } from './clients';

export const lockupAbi = release.abi.SablierLockup;
const mintAbi = parseAbi(['function mint(address to, uint256 amount)']);

/** Where Lockup v4.0 is on a public chain. Throws when it is not there. */
export function lockupAddress(chainId: number): Address {
  const contract = sablier.contracts.get({ chainId, contractName: 'SablierLockup', release });
  if (!contract) throw new Error(`Lockup v4.0 is not on chain ${chainId}.`);
  return getAddress(contract.address);
}

export interface NewStream {
  lockup: Address;
  /** A token of this project, which the wallet mints. */
  token: Address;
  recipient: Address;
  /** In the token's smallest unit. */
  depositAmount: bigint;
  /** In seconds. */
  duration: number;
  /** Seconds before the first release; 0 for a stream without a cliff. */
  cliff?: number;
  /** Released at the cliff, in the token's smallest unit. Needs a cliff. */
  cliffUnlock?: bigint;
}

// region create
/**
 * Mints the deposit, approves it and opens a linear stream. After the cliff the rest of the deposit is released
 * evenly until the end. Returns the stream's id.
 */
export async function createStream(clients: Clients, stream: NewStream) {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, depositAmount, duration } = stream;
  const { cliff = 0, cliffUnlock = 0n } = stream;
  const sender = walletClient.account.address;
  const mint = { address: token, abi: mintAbi, functionName: 'mint' } as const;
  await confirmed(
    clients,
    await walletClient.writeContract({ ...mint, args: [sender, depositAmount] }),
  );
  const approve = { address: token, abi: erc20Abi, functionName: 'approve' } as const;
  await confirmed(
    clients,
    await walletClient.writeContract({ ...approve, args: [lockup, depositAmount] }),
  );

  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'createWithDurationsLL',
    args: [
      {
        sender,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        shape: 'linear',
      },
      { start: 0n, cliff: cliffUnlock }, // unlock amounts
      1, // granularity in seconds
      { cliff, total: duration },
    ],
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  // A simulated id is wrong as soon as somebody else creates a stream first. The log has the real one.
  const [created] = parseEventLogs({ abi: lockupAbi, logs, eventName: 'CreateLockupLinearStream' });
  if (!created) throw new Error('The transaction created no stream.');
  return created.args.streamId;
}
// endregion create

// region status
/** In the order of the contract's enum. */
const STATUSES = ['PENDING', 'STREAMING', 'SETTLED', 'CANCELED', 'DEPLETED'] as const;

/** The status of a stream, as the contract computes it at the time of the latest block. */
export async function statusOf({ publicClient }: Clients, lockup: Address, streamId: bigint) {
  const at = { address: lockup, abi: lockupAbi } as const;
  const status = await publicClient.readContract({
    ...at,
    functionName: 'statusOf',
    args: [streamId],
  });
  return STATUSES[status];
}
// endregion status

// region withdraw
/**
 * Sends everything that is released to the recipient, and pays the minimum fee and 6% more, which the
 * contract keeps. Returns the amount and the minimum fee, in the smallest units.
 */
export async function withdraw(clients: Clients, lockup: Address, streamId: bigint) {
  const { publicClient, walletClient } = clients;
  const at = { address: lockup, abi: lockupAbi } as const;
  const args = [streamId] as const;
  const recipient = await publicClient.readContract({ ...at, functionName: 'getRecipient', args });
  const fee = await publicClient.readContract({ ...at, functionName: 'calculateMinFeeWei', args });

  const { request } = await publicClient.simulateContract({
    ...at,
    account: walletClient.account,
    functionName: 'withdrawMax',
    args: [streamId, recipient],
    // A falling price raises the fee while the transaction waits: 6% more covers a fall of 5%.
    value: (fee * 106n) / 100n,
  });
  const { logs } = await confirmed(clients, await walletClient.writeContract(request));
  const [withdrawn] = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'WithdrawFromLockupStream',
  });
  if (!withdrawn) throw new Error('The transaction withdrew nothing.');
  return { amount: withdrawn.args.amount, fee };
}
// endregion withdraw
