import { bigIntToBytes, generateAddress } from '@ethereumjs/util';
import { hexQuantity, quantity, type Hex } from '../hex';
import type { Block, Mined, Placed, Transaction } from '../ledger/types';
import { storageWord } from '../evm/state';

const zeros = (bytes: number): Hex => `0x${'00'.repeat(bytes)}`;
/** Hash of an empty list of uncles. */
const NO_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347';
/** Filters of logs read the logs themselves, so that blooms stay empty. */
const BLOOM = zeros(256);

/** A block as `eth_getBlockBy…` returns it. Roots and bloom are zero: there is no trie. */
export const writeBlock = (block: Block, isFull: boolean) => ({
  hash: block.hash,
  parentHash: block.parentHash,
  sha3Uncles: NO_UNCLES,
  miner: block.coinbase.toString(),
  stateRoot: zeros(32),
  transactionsRoot: zeros(32),
  receiptsRoot: zeros(32),
  logsBloom: BLOOM,
  difficulty: '0x0',
  number: quantity(block.number),
  gasLimit: quantity(block.gasLimit),
  gasUsed: quantity(block.gasUsed),
  timestamp: quantity(block.timestamp),
  extraData: '0x',
  mixHash: hexQuantity(block.random),
  nonce: zeros(8),
  baseFeePerGas: quantity(block.baseFee),
  totalDifficulty: '0x0',
  size: '0x0',
  uncles: [],
  transactions: block.transactions.map((one) => (isFull ? writeTransaction(one) : one.hash)),
});

/** A transaction as `eth_getTransactionByHash` returns it; without a block while it waits. Not signed. */
export function writeTransaction(transaction: Transaction | Mined) {
  const { fee } = transaction;
  const mined = 'block' in transaction ? transaction : undefined;
  const common = {
    hash: transaction.hash,
    from: transaction.from.toString(),
    to: transaction.to?.toString() ?? null,
    nonce: quantity(transaction.nonce),
    value: quantity(transaction.value),
    input: hexQuantity(transaction.data),
    gas: quantity(transaction.gas),
    blockHash: mined?.block.hash ?? null,
    blockNumber: mined ? quantity(mined.block.number) : null,
    transactionIndex: mined ? quantity(mined.index) : null,
    r: '0x0',
    s: '0x0',
    v: '0x0',
  };
  return 'price' in fee
    ? { ...common, type: '0x0', gasPrice: quantity(fee.price) }
    : {
        ...common,
        type: '0x2',
        yParity: '0x0',
        accessList: [],
        gasPrice: quantity(mined?.price ?? fee.max),
        maxFeePerGas: quantity(fee.max),
        maxPriorityFeePerGas: quantity(fee.tip),
      };
}

export const writeReceipt = (mined: Mined) => ({
  type: 'price' in mined.fee ? '0x0' : '0x2',
  status: mined.outcome.failure === undefined ? '0x1' : '0x0',
  cumulativeGasUsed: quantity(mined.cumulativeGas),
  logs: logsOf(mined).map(writeLog),
  logsBloom: BLOOM,
  transactionHash: mined.hash,
  transactionIndex: quantity(mined.index),
  blockHash: mined.block.hash,
  blockNumber: quantity(mined.block.number),
  gasUsed: quantity(mined.outcome.gasUsed),
  effectiveGasPrice: quantity(mined.price),
  from: mined.from.toString(),
  to: mined.to?.toString() ?? null,
  contractAddress: mined.to ? null : createdBy(mined),
});

/** The address of the contract that a transaction creates, or would have created. */
const createdBy = ({ from, nonce }: Mined): Hex =>
  hexQuantity(generateAddress(from.bytes, nonce === 0n ? new Uint8Array(0) : bigIntToBytes(nonce)));

/** The logs of a transaction with their places. */
export const logsOf = (mined: Mined): Placed[] =>
  mined.outcome.logs.map((log, index) => ({ log, mined, index: mined.firstLog + index }));

export const writeLog = ({ log, mined, index }: Placed) => ({
  address: log.address,
  topics: log.topics.map((topic) => hexQuantity(storageWord(topic))),
  data: hexQuantity(log.data),
  blockHash: mined.block.hash,
  blockNumber: quantity(mined.block.number),
  blockTimestamp: quantity(mined.block.timestamp),
  transactionHash: mined.hash,
  transactionIndex: quantity(mined.index),
  logIndex: quantity(index),
  removed: false,
});
