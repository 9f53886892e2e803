import { Account, type Address } from '@ethereumjs/util';
import { storageWord } from '../evm/state';
import type { Chain } from '../ledger/chain';
import { callContract, estimateGas } from './calls';
import { cheats } from './cheats';
import { badParams } from './error';
import { hexQuantity, quantity, readHexAddress, readQuantity, readWord, type Hex } from '../hex';
import { getLogs } from './logs';
import type { Method } from './method';
import { blockOfTag, findBlock, statePlace } from './place';
import { sendTransaction, suggestedTip } from './send';
import { writeBlock, writeReceipt, writeTransaction } from './write';

/** Reads an account on the state of a block. */
async function onAccount<T>(
  chain: Chain,
  account: unknown,
  tag: unknown,
  read: (account: Account, address: Address) => T | Promise<T>,
): Promise<T> {
  const address = readHexAddress(account, 'The account');
  return chain.on(statePlace(chain, tag).state, async () =>
    read((await chain.state.getAccount(address)) ?? new Account(), address),
  );
}

const readHash = (value: unknown): Hex => hexQuantity(readWord(value, 'The hash'));

const byPlace = (chain: Chain, tag: unknown, index: unknown) => {
  const mined = findBlock(chain, tag)?.transactions[Number(readQuantity(index, 'The index'))];
  return mined ? writeTransaction(mined) : null;
};

const feeHistory: Method = (chain, [count, newest, percentiles]) => {
  const end = Number(blockOfTag(chain, newest).number) + 1;
  const start = Math.max(0, end - Number(readQuantity(count, 'The count')));
  const blocks = chain.blocks.slice(start, end);
  const wanted = Array.isArray(percentiles) ? percentiles : [];
  return {
    oldestBlock: quantity(start),
    baseFeePerGas: [
      ...blocks.map(({ baseFee }) => quantity(baseFee)),
      quantity(chain.blocks[end]?.baseFee ?? chain.baseFee),
    ],
    gasUsedRatio: blocks.map(({ gasUsed, gasLimit }) => Number(gasUsed) / Number(gasLimit)),
    // No page shows the differences between the tips of a block: the first one represents all.
    reward: blocks.map(({ transactions: [first], baseFee }) =>
      wanted.map(() => quantity(first ? first.price - baseFee : 0n)),
    ),
  };
};

/** Every method of the chain, by name. */
export const methods: Readonly<Record<string, Method>> = {
  web3_clientVersion: () => 'sablier-docs/chain',
  net_version: ({ chainId }) => String(chainId),
  eth_syncing: () => false,
  eth_chainId: ({ chainId }) => quantity(chainId),
  eth_accounts: ({ accounts }) => accounts,
  eth_requestAccounts: ({ accounts }) => accounts,
  eth_blockNumber: ({ head }) => quantity(head.number),
  eth_gasPrice: (chain) => quantity(chain.baseFee + suggestedTip(chain)),
  eth_maxPriorityFeePerGas: (chain) => quantity(suggestedTip(chain)),
  eth_feeHistory: feeHistory,

  eth_getBlockByNumber: (chain, [tag, isFull]) => {
    const block = findBlock(chain, tag);
    return block ? writeBlock(block, isFull === true) : null;
  },
  eth_getBlockByHash: (chain, [blockHash, isFull]) => {
    const block = findBlock(chain, { blockHash });
    return block ? writeBlock(block, isFull === true) : null;
  },
  eth_getBlockTransactionCountByNumber: (chain, [tag]) => {
    const block = findBlock(chain, tag);
    return block ? quantity(block.transactions.length) : null;
  },
  eth_getBlockReceipts: (chain, [tag]) =>
    findBlock(chain, tag)?.transactions.map(writeReceipt) ?? null,
  eth_getTransactionByHash: (chain, [value]) => {
    const hash = readHash(value);
    const found = chain.mined(hash) ?? chain.waiting.find((one) => one.hash === hash);
    return found ? writeTransaction(found) : null;
  },
  eth_getTransactionByBlockNumberAndIndex: (chain, [tag, index]) => byPlace(chain, tag, index),
  eth_getTransactionByBlockHashAndIndex: (chain, [blockHash, index]) =>
    byPlace(chain, { blockHash }, index),
  eth_getTransactionReceipt: (chain, [hash]) => {
    const mined = chain.mined(readHash(hash));
    return mined ? writeReceipt(mined) : null;
  },
  eth_getLogs: getLogs,

  eth_getBalance: (chain, [account, tag]) =>
    onAccount(chain, account, tag, ({ balance }) => quantity(balance)),
  eth_getTransactionCount: async (chain, [account, tag]) =>
    tag === 'pending'
      ? quantity(await chain.nonceOf(readHexAddress(account, 'The account')))
      : onAccount(chain, account, tag, ({ nonce }) => quantity(nonce)),
  eth_getCode: (chain, [account, tag]) =>
    onAccount(chain, account, tag, async (_, address) =>
      hexQuantity(await chain.state.getCode(address)),
    ),
  eth_getStorageAt: (chain, [account, slot, tag]) =>
    onAccount(chain, account, tag, (_, address) =>
      hexQuantity(storageWord(chain.state.slot(address, readWord(slot, 'The slot')))),
    ),

  eth_call: callContract,
  eth_estimateGas: estimateGas,
  eth_sendTransaction: sendTransaction,
  eth_sendRawTransaction: () => {
    throw badParams(
      "The page's chain signs for its accounts: send with eth_sendTransaction, without a private key.",
    );
  },
  ...cheats,
};
