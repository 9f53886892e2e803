// region imports
import { Interface, type InterfaceAbi, type Signer } from 'ethers';
import { approveIfNeeded } from './approve';
import { flowAbi } from './contracts-flow';
import { send } from './send';
// endregion imports

// region one
/** Approves the first deposit unless the allowance covers it, then creates and funds the stream in one transaction. */
export async function createFundedStream(
  signer: Signer,
  flowAddress: string,
  stream: { token: string; recipient: string; rate: bigint; deposit: bigint },
): Promise<bigint> {
  const { token, recipient, rate, deposit } = stream;
  await approveIfNeeded(signer, { token, spender: flowAddress, amount: deposit });
  const sender = await signer.getAddress();
  const [created] = await send(signer, 'CreateFlowStream', {
    address: flowAddress,
    abi: flowAbi,
    functionName: 'createAndDeposit',
    args: [sender, recipient, rate, 0, token, true, deposit], // from now on, transferable
  });
  return created?.getValue('streamId') as bigint;
}
// endregion one

// region many
export interface Employee {
  readonly recipient: string;
  readonly rate: bigint;
  /** First deposit, in the token's smallest unit. */
  readonly deposit: bigint;
}

/** Creates and funds one stream per employee in one transaction. Returns the ids in the same order. */
export async function createPayroll(
  signer: Signer,
  flowAddress: string,
  token: string,
  employees: readonly Employee[],
): Promise<bigint[]> {
  const amount = employees.reduce((sum, { deposit }) => sum + deposit, 0n);
  await approveIfNeeded(signer, { token, spender: flowAddress, amount });
  const sender = await signer.getAddress();
  const flow = new Interface(flowAbi as unknown as InterfaceAbi);
  const calls = employees.map(({ recipient, rate, deposit }) =>
    flow.encodeFunctionData('createAndDeposit', [
      sender,
      recipient,
      rate,
      0, // from now on
      token,
      true, // transferable
      deposit,
    ]),
  );
  const created = await send(signer, 'CreateFlowStream', {
    address: flowAddress,
    abi: flowAbi,
    functionName: 'batch',
    args: [calls],
  });
  return created.map((event) => event.getValue('streamId') as bigint);
}
// endregion many
