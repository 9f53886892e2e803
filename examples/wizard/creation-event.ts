import { isAddressEqual, parseEventLogs, type Address, type Log } from 'viem';
import { batchLockupAbi } from '../lockup/contracts';

/** The ids of the streams that the batch contract has created in a transaction. */
export const createdIn = (logs: Log[], contract: Address): bigint[] =>
  parseEventLogs({ abi: batchLockupAbi, logs, eventName: 'CreateLockupBatch' })
    // A token can emit the same event.
    .filter(({ address }) => isAddressEqual(address, contract))
    .flatMap(({ args }) => args.streamIds);
