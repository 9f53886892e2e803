import { Contract, type InterfaceAbi, type Result, type Signer } from 'ethers';
import { confirmed } from '../../starters/ethers/src/transactions';

export interface Call {
  /** Of the contract. */
  address: string;
  abi: unknown;
  functionName: string;
  args: readonly unknown[];
}

/**
 * Sends a call and waits until it is in a block. Returns the values of the events with this name that the contract
 * itself emitted there, in their order. Throws when there is none.
 */
export async function send(signer: Signer, event: string, call: Call): Promise<Result[]> {
  const contract = new Contract(call.address, call.abi as InterfaceAbi, signer);
  const { logs, hash } = await confirmed(contract.getFunction(call.functionName)(...call.args));
  // A token can emit the same event.
  const own = logs.filter(({ address }) => address.toLowerCase() === call.address.toLowerCase());
  const found = own.map((log) => contract.interface.parseLog(log)).filter((log) => log !== null);
  const events = found.filter(({ name }) => name === event);
  if (events.length === 0) throw new Error(`Transaction ${hash} created no stream.`);
  return events.map(({ args }) => args);
}
