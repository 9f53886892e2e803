import { encodeFunctionData, parseEventLogs, type Address, type Hex } from 'viem';
import { withMargin } from '../../with-margin';
import { flowAbi, flowAt, type Clients } from '../contracts';

// region send
/** Runs several Flow calls in one transaction: all of them or none. */
async function sendBatch(clients: Clients, flowAddress: Address, calls: Hex[], value = 0n) {
  const flow = flowAt(flowAddress, clients);
  const account = clients.walletClient.account.address;
  const gas = await flow.estimateGas.batch([calls], { account, value });
  // A margin: in the second of a snapshot a withdrawal costs less than one block later.
  const hash = await flow.write.batch([calls], { value, gas: (gas * 12n) / 10n });
  let isOther = false;
  const receipt = await clients.publicClient.waitForTransactionReceipt({
    hash,
    onReplaced: ({ reason }) => {
      isOther = reason !== 'repriced'; // repriced: the same call, with a higher fee
    },
  });
  if (isOther) throw new Error(`The wallet sent another transaction in place of ${hash}.`);
  if (receipt.status !== 'success') throw new Error(`Transaction ${hash} reverted.`);
  return receipt.logs;
}
// endregion send

// region payroll
export interface Employee {
  readonly recipient: Address;
  readonly rate: bigint;
  /** First deposit. Approve SablierFlow for the sum of all deposits. */
  readonly deposit: bigint;
}

/** Creates and funds one stream per employee. Returns the ids in the same order. */
export async function createPayroll(
  clients: Clients,
  flowAddress: Address,
  token: Address,
  employees: readonly Employee[],
): Promise<bigint[]> {
  const sender = clients.walletClient.account.address;
  const calls = employees.map(({ recipient, rate, deposit }) =>
    encodeFunctionData({
      abi: flowAbi,
      functionName: 'createAndDeposit',
      args: [sender, recipient, rate, 0, token, true, deposit],
    }),
  );
  const logs = await sendBatch(clients, flowAddress, calls);
  // A token can emit the same event, and a smart account's transaction can hold the calls of others.
  const isSame = (a: Address, b: Address) => a.toLowerCase() === b.toLowerCase();
  const created = parseEventLogs({ abi: flowAbi, eventName: 'CreateFlowStream', logs }).filter(
    ({ address, args }) =>
      isSame(address, flowAddress) && isSame(args.creator, clients.walletClient.account.address),
  );
  if (created.length !== calls.length)
    throw new Error(
      `${created.length} streams instead of ${calls.length}: look at the transaction.`,
    );
  return created.map(({ args }) => args.streamId);
}
// endregion payroll

// region payday
/** Pays the recipients of many streams with one fee: the highest that any of them asks for, and a margin. */
export async function payAll(clients: Clients, flowAddress: Address, streamIds: readonly bigint[]) {
  const { read } = flowAt(flowAddress, clients);
  const [fees, recipients] = await Promise.all([
    Promise.all(streamIds.map((id) => read.calculateMinFeeWei([id]))),
    Promise.all(streamIds.map((id) => read.getRecipient([id]))),
  ]);
  const fee = fees.reduce((highest, next) => (next > highest ? next : highest), 0n);
  const calls = streamIds.map((id, i) =>
    encodeFunctionData({
      abi: flowAbi,
      functionName: 'withdrawMax',
      args: [id, recipients[i] as Address],
    }),
  );
  await sendBatch(clients, flowAddress, calls, withMargin(fee));
}
// endregion payday
