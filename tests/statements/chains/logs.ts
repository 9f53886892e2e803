import { decodeErrorResult, parseEventLogs, type Hex } from 'viem';
import type { ContractActions } from './contract';

interface Failure {
  streamId: bigint;
  revertData: Hex;
}

async function failures(
  { chain, address, abi }: ContractActions,
  eventName: string,
): Promise<Failure[]> {
  const logs = await chain.getLogs({ address, fromBlock: 'latest' });
  return parseEventLogs({ abi, logs, eventName }).map(({ args }) => args as unknown as Failure);
}

/** The streams that the contract's events of this name speak of, in the newest block. */
export const streamsIn = async (contract: ContractActions, eventName: string): Promise<bigint[]> =>
  (await failures(contract, eventName)).map(({ streamId }) => streamId);

/** The errors in the revert data of these events. */
export const reasonsIn = async (contract: ContractActions, eventName: string): Promise<string[]> =>
  (await failures(contract, eventName)).map(
    ({ revertData: data }) => decodeErrorResult({ abi: contract.abi, data }).errorName,
  );
