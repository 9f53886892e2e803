import { keccak256, parseEventLogs, toHex, type Hex } from 'viem';
import type { ContractActions } from './contract';
import { standIn } from './stand-in';

/** Lockup or Flow, with the comptroller that it answers to. */
type Product = ContractActions & {
  readonly comptroller: ContractActions;
  readonly encode: (functionName: string, args: readonly unknown[]) => Hex;
};

/** Numbers of the products in the comptroller's fee functions. */
export const AIRDROPS = 0;
export const FLOW = 1;
export const LOCKUP = 2;

/** Identifier of a role. */
export const roleOf = (name: string): Hex => keccak256(toHex(name));

/** The admin calls the product in the comptroller's name. */
export const execute = (on: Product, functionName: string, args: readonly unknown[]) =>
  on.comptroller.call('admin', 'execute', [on.address, on.encode(functionName, args)]);

/** The comptroller fails whatever it is asked, as after a faulty upgrade. */
export const breakComptroller = (on: Product) =>
  standIn(on, { otherwise: 'reverts' }, on.comptroller.address);

/** Events of the contract in the newest block with those of ERC-721 and ERC-4906, in order. */
export async function lastEvents(on: ContractActions): Promise<string[]> {
  const logs = await on.chain.getLogs({ address: on.address });
  return parseEventLogs({ abi: on.abi, logs }).map(({ eventName }) => String(eventName));
}
