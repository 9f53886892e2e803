import { isAddressEqual, parseEventLogs, type Address, type Log } from 'viem';
import { flowAbi } from '../flow/contracts';

/** The ids of the streams that Flow has created in a transaction. */
export const createdIn = (logs: Log[], contract: Address): bigint[] =>
  parseEventLogs({ abi: flowAbi, logs, eventName: 'CreateFlowStream' })
    // A token can emit the same event.
    .filter(({ address }) => isAddressEqual(address, contract))
    .map(({ args }) => args.streamId);
