import { encodeFunctionData, type Abi } from 'viem';
import type { GasRow } from '@sablier-docs/protocol/gas/types';
import type { LocalProtocol } from '@sablier-docs/testing/start';
import { DEPOSIT, openFlow, parties } from './setup';

const SIZES = [2, 5, 10, 20];

/** Several calls in one `batch`. `fee` in wei goes with the withdrawals, once for all. */
export async function measureBatches(local: LocalProtocol, fee: bigint): Promise<GasRow[]> {
  const { flow } = local.deployed;
  const { sender, recipient, stranger } = local.accounts;
  const rows: GasRow[] = [];
  const encode = (functionName: string, args: readonly unknown[]) =>
    encodeFunctionData({ abi: flow.abi as Abi, functionName, args });
  const add = async (call: string, by: typeof sender, calls: readonly string[], value = 0n) => {
    const { receipt } = await local.send(by, flow, 'batch', [calls], { value });
    const size = calls.length;
    rows.push({ call, state: `${size} streams`, gas: Number(receipt.gasUsed), size });
  };

  for (const size of SIZES) {
    const create = encode('createAndDeposit', [...parties(local), DEPOSIT]);
    await add('batch of createAndDeposit', sender, Array<string>(size).fill(create));
  }
  for (const size of SIZES) {
    const calls: string[] = [];
    for (let i = 0; i < size; i += 1) {
      calls.push(encode('withdrawMax', [await openFlow(local, DEPOSIT, 1n), recipient]));
    }
    await add('batch of withdrawMax', stranger, calls, fee);
  }
  return rows;
}
