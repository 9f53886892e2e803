import { parseEventLogs } from 'viem';
import type { ContractActions } from './contract';

/** The streams that the contract's events of this name speak of, in the newest block. */
export async function streamsIn(
  { chain, address, abi }: ContractActions,
  eventName: string,
): Promise<bigint[]> {
  const logs = await chain.getLogs({ address, fromBlock: 'latest' });
  return parseEventLogs({ abi, logs, eventName }).map(
    ({ args }) => (args as unknown as { streamId: bigint }).streamId,
  );
}
