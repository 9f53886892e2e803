import { erc20Abi, parseEventLogs, type Address, type Hash } from 'viem';
import { flowAbi, type Clients } from '../contracts';
import { approveIfNeeded } from '../../lockup/approve';
import { ratePerSecond } from '../calculate-rps/rates';

const MONTH = 30n * 86_400n;

// region create
export interface Salary {
  readonly token: Address;
  readonly recipient: Address;
  /** Smallest unit of the token, every 30 days. */
  readonly amountPerMonth: bigint;
}

/** Creates an unfunded stream from now on, whose sender is the wallet. Returns its id. */
export async function createSalary(
  clients: Clients,
  flowAddress: Address,
  { token, recipient, amountPerMonth }: Salary,
): Promise<bigint> {
  const { publicClient, walletClient } = clients;
  const decimals = await publicClient.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'decimals',
  });
  const rate = ratePerSecond(amountPerMonth, decimals, MONTH);
  // The simulation throws the contract's error before anything is sent.
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: flowAddress,
    abi: flowAbi,
    functionName: 'create',
    args: [
      walletClient.account.address, // sender
      recipient,
      rate,
      0, // start time: now
      token,
      true, // transferable
    ],
  });
  return createdStreamId(clients, flowAddress, await walletClient.writeContract(request));
}
// endregion create

// region stream-id
/** The id, from the event. `nextStreamId`, read beforehand, is a guess that others can spoil. */
async function createdStreamId(
  { publicClient, walletClient }: Clients,
  flowAddress: Address,
  hash: Hash,
): Promise<bigint> {
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  // A token can emit the same event, and a smart account's transaction can hold the calls of others.
  const isSame = (a: Address, b: Address) => a.toLowerCase() === b.toLowerCase();
  const created = parseEventLogs({ abi: flowAbi, eventName: 'CreateFlowStream', logs }).find(
    ({ address, args }) =>
      isSame(address, flowAddress) && isSame(args.creator, walletClient.account.address),
  );
  if (!created) throw new Error(`Transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion stream-id

// region create-and-deposit
/** Approves the first deposit unless the allowance covers it, then creates and funds the stream in one transaction. */
export async function createFundedStream(
  clients: Clients,
  flowAddress: Address,
  stream: { token: Address; recipient: Address; rate: bigint; deposit: bigint },
): Promise<bigint> {
  const { publicClient, walletClient } = clients;
  const { token, recipient, rate, deposit } = stream;
  await approveIfNeeded(clients, { token, spender: flowAddress, amount: deposit });

  const sender = walletClient.account.address;
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: flowAddress,
    abi: flowAbi,
    functionName: 'createAndDeposit',
    args: [sender, recipient, rate, 0, token, true, deposit],
  });
  return createdStreamId(clients, flowAddress, await walletClient.writeContract(request));
}
// endregion create-and-deposit
