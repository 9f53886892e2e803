import { checksum } from '@sablier-docs/protocol/checksum';
import { parseData, parseQuantity, parseTransactionHash } from './parse-response';
import { readProperty, type Problem } from './problem';
import type { Provider } from './provider';
import { requestValue, type WalletResponse } from './request';

/** More logs than a transaction under the gas cap of any chain has. */
const MOST_LOGS = 20_000;

/** An event that a contract has emitted. */
export interface Log {
  /** The contract, in checksum form. */
  address: string;
  /** 32-byte words in lower case. */
  topics: readonly string[];
  data: string;
}

/** A transaction that is in a block. */
export interface MinedTransaction {
  /** In lower case. */
  hash: string;
  block: bigint;
  succeeded: boolean;
  logs: readonly Log[];
}

const UNKNOWN: Problem = {
  kind: 'other',
  message:
    'Where your wallet looks, there is no transaction with this hash in a block. Compare the chain and the hash, and wait if it was sent a moment ago. The hash that Safe shows for its own transaction is another one: take that of the explorer.',
};

/** The receipt of a transaction with its logs. A transaction that is in no block is a problem. */
export async function fetchMined(
  provider: Provider,
  hash: string,
): Promise<WalletResponse<MinedTransaction>> {
  const answer = await requestValue(provider, 'eth_getTransactionReceipt', [hash], (value) =>
    value === null || value === undefined ? 'none' : readMined(value, hash),
  );
  if ('problem' in answer) return answer;
  return answer.value === 'none' ? { problem: UNKNOWN } : { value: answer.value };
}

/** Null for a receipt of another transaction, and for one that is not whole. */
function readMined(value: unknown, hash: string): MinedTransaction | null {
  const block = parseQuantity(readProperty(value, 'blockNumber'));
  const status = parseQuantity(readProperty(value, 'status'));
  const found = parseTransactionHash(readProperty(value, 'transactionHash'));
  const logs = readLogs(readProperty(value, 'logs'));
  if (block === null || found !== hash.toLowerCase() || !logs) return null;
  return status === 0n || status === 1n
    ? { hash: found, block, succeeded: status === 1n, logs }
    : null;
}

/** A list of logs; null if one is malformed or there are too many. */
export function readLogs(value: unknown): Log[] | null {
  if (!Array.isArray(value) || value.length > MOST_LOGS) return null;
  const logs = value.map(readLog);
  return logs.every((log) => log !== null) ? logs : null;
}

function readLog(value: unknown): Log | null {
  const address = readProperty(value, 'address');
  const topics = readProperty(value, 'topics');
  const data = parseData(readProperty(value, 'data'));
  if (typeof address !== 'string' || !/^0x[0-9a-f]{40}$/i.test(address)) return null;
  if (!Array.isArray(topics) || topics.length > 4 || data === null) return null;
  const words = topics.map(parseTransactionHash);
  return words.every((word) => word !== null)
    ? { address: checksum(address), topics: words, data }
    : null;
}
