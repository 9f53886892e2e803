// region imports
import { isAddressEqual, parseEventLogs, parseUnits, type Address } from 'viem';
import { approveIfNeeded } from '../approve';
import type { Clients } from '../clients';
import { lockupAbi } from '../contracts';
// endregion imports

const WEEK = 7 * 24 * 60 * 60;

export interface DynamicOptions {
  lockup: Address;
  token: Address;
  recipient: Address;
  /** Released at an even pace over four weeks, in the token's smallest unit. */
  evenAmount: bigint;
  /** Released along a curve afterwards. */
  curvedAmount: bigint;
  /** Unix seconds. */
  startTime: number;
}

// region create
/** Opens a stream with one even and one curved segment. Returns its id. */
export async function createDynamicStream(clients: Clients, options: DynamicOptions) {
  const { publicClient, walletClient } = clients;
  const { lockup, token, recipient, evenAmount, curvedAmount, startTime } = options;
  const depositAmount = evenAmount + curvedAmount;
  await approveIfNeeded(clients, { token, spender: lockup, amount: depositAmount });

  const end = startTime + 52 * WEEK;
  const segments = [
    { amount: evenAmount, exponent: parseUnits('1', 18), timestamp: startTime + 4 * WEEK },
    { amount: curvedAmount, exponent: parseUnits('3.14', 18), timestamp: end },
  ];
  const { request } = await publicClient.simulateContract({
    account: walletClient.account,
    address: lockup,
    abi: lockupAbi,
    functionName: 'createWithTimestampsLD',
    args: [
      {
        sender: walletClient.account.address,
        recipient,
        depositAmount,
        token,
        cancelable: true,
        transferable: true,
        timestamps: { start: startTime, end }, // `end` is the last segment's timestamp
        shape: '',
      },
      segments,
    ],
  });
  const hash = await walletClient.writeContract(request);
  const { logs, status } = await publicClient.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  // A token can emit the same event, and a smart account's transaction can hold the calls of others.
  const created = parseEventLogs({
    abi: lockupAbi,
    logs,
    eventName: 'CreateLockupDynamicStream',
  }).find(
    ({ address, args }) =>
      isAddressEqual(address, lockup) &&
      isAddressEqual(args.commonParams.funder, walletClient.account.address),
  );
  if (!created) throw new Error(`Transaction ${hash} created no stream.`);
  return created.args.streamId;
}
// endregion create
