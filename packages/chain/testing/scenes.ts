import type { Provider } from '../provider';
import type { Hex } from '../hex';

/** Requests of one scene, each with the part of its result that is compared. */
export type Ask = (method: string, ...params: readonly unknown[]) => Promise<unknown>;
export type Scene = (ask: Ask, accounts: readonly Hex[]) => Promise<void>;

const AT: Hex = '0x00000000000000000000000000000000000000bb';
const POOR: Hex = '0x00000000000000000000000000000000000000aa';
const GAS = '0x100000';
/** Returns the word that an instruction leaves. */
const answering = (instruction: string): string => `0x${instruction}5f5260205ff3`;
/** Reverts with its calldata. */
const REVERTS = '0x365f5f37365ffd';
const word = (value: string) => value.padStart(64, '0');

/** Scenes in which both chains return the same. Each starts on a fresh state. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'a node about itself': async (ask) => {
    for (const method of ['eth_chainId', 'net_version', 'eth_accounts', 'eth_blockNumber']) {
      await ask(method);
    }
    for (const method of ['eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_syncing'])
      await ask(method);
  },

  'a transfer, its receipt and its block': async (ask, [from, to]) => {
    const hash = await ask('eth_sendTransaction', { from, to, value: '0x1' });
    await ask('eth_getTransactionReceipt', hash);
    await ask('eth_getTransactionByHash', hash);
    await ask('eth_getBlockByNumber', 'latest', false);
    await ask('eth_getBlockByNumber', '0x0', true);
    await ask('eth_getBlockByNumber', '0x999', false);
    await ask('eth_getBlockTransactionCountByNumber', 'latest');
    await ask('eth_getBalance', from, 'latest');
    await ask('eth_getBalance', to, 'latest');
    await ask('eth_getTransactionCount', from, 'pending');
    await ask('eth_getTransactionReceipt', `0x${'11'.repeat(32)}`);
  },

  'fees of blocks that are full and empty': async (ask, [from, to]) => {
    await ask('anvil_setCode', AT, '0x5b5a620f4240105f57'); // Loops until a million gas is left.
    await ask('evm_setBlockGasLimit', '0x300000');
    await ask('eth_sendTransaction', { from, to: AT, gas: '0x2f0000' });
    await ask('eth_gasPrice');
    await ask('evm_mine');
    await ask('eth_sendTransaction', { from, to, value: '0x1', gasPrice: '0x77359400' });
    await ask('eth_sendTransaction', { from, to, gasPrice: '0x1' });
    await ask('eth_feeHistory', '0x4', 'latest', [50]);
    await ask('eth_gasPrice');
    await ask('eth_getBalance', from, 'latest');
    await ask('eth_getBalance', '0x0000000000000000000000000000000000000000', 'latest');
  },

  'reverts and failures of a call': async (ask, [from]) => {
    await ask('anvil_setCode', AT, REVERTS);
    const text = `0x08c379a0${word('20')}${word('2')}${'6869'.padEnd(64, '0')}`;
    for (const data of ['0x', text, `0x4e487b71${word('11')}`, `0xcf479181${word('0')}ffff`]) {
      await ask('eth_call', { from, to: AT, data }, 'latest');
      await ask('eth_estimateGas', { from, to: AT, data });
    }
    await ask('anvil_setCode', AT, '0xfe');
    await ask('eth_call', { from, to: AT }, 'latest');
    await ask('eth_call', { data: '0x5f5ffd' }, 'latest');
    await ask('eth_call', { from: POOR, to: from, value: '0x1' }, 'latest');
    await ask('eth_estimateGas', { from: POOR, to: from, value: '0x1' });
    await ask('eth_call', { from, to: AT }, '0x999');
  },

  'transactions that fail, and that are refused': async (ask, [from, to]) => {
    await ask('anvil_setCode', AT, REVERTS);
    for (const rest of [
      {},
      { gas: GAS },
      { gas: '0x1000' },
      { gas: '0x2000000' },
      { nonce: '0x0' },
    ]) {
      const hash = await ask('eth_sendTransaction', { from, to: AT, data: '0x12345678', ...rest });
      if (typeof hash === 'string') await ask('eth_getTransactionReceipt', hash);
    }
    await ask('eth_sendTransaction', { from: POOR, to, gas: GAS });
    await ask('eth_sendTransaction', { from, to, value: '0x21e19e0c9bab24000001' });
    await ask('eth_getTransactionCount', from, 'latest');
  },

  'what a call finds around it': async (ask, [from]) => {
    // Anvil's calls in its first block run at second 1.
    await ask('evm_mine');
    // TIMESTAMP NUMBER GASLIMIT BASEFEE COINBASE GASPRICE BLOBBASEFEE GAS CALLER ORIGIN CHAINID SELFBALANCE
    for (const code of ['42', '43', '45', '48', '41', '3a', '4a', '5a', '33', '32', '46', '47']) {
      await ask('anvil_setCode', AT, answering(code));
      await ask('eth_call', { from, to: AT }, 'latest');
      await ask('eth_call', { from, to: AT }, 'pending');
    }
    await ask('anvil_setCode', AT, answering('42'));
    await ask('eth_call', { from, to: AT }, 'latest', {}, { time: '0x123' });
    const storage = { [`0x${word('1')}`]: `0x${word('7')}` };
    const reads = answering('600154');
    await ask('eth_call', { to: AT }, 'latest', { [AT]: { code: reads, stateDiff: storage } });
    await ask('eth_call', { to: AT }, 'latest', { [AT]: { code: reads, state: {} } });
    await ask('eth_call', { from: POOR, to: AT, value: '0x1' }, 'latest', {
      [POOR]: { balance: '0x5' },
    });
    await ask('anvil_setCode', AT, answering('60011e'));
    await ask('eth_call', { to: AT }, 'latest');
  },

  'the time of blocks': async (ask) => {
    const time = () => ask('eth_getBlockByNumber', 'latest', false);
    await ask('anvil_setBlockTimestampInterval', 5);
    await ask('evm_setNextBlockTimestamp', 1);
    await ask('evm_setNextBlockTimestamp', '0x6b370000');
    await ask('evm_mine');
    await time();
    await ask('anvil_mine', '0x3');
    await time();
    await ask('anvil_setBlockTimestampInterval', 0);
    await ask('evm_increaseTime', 1000).catch(() => undefined);
    await ask('evm_mine');
    await time();
    await ask('evm_mine', { timestamp: 0x6b380000, blocks: 1 });
    await time();
  },

  snapshots: async (ask, [from, to]) => {
    const first = await ask('evm_snapshot');
    await ask('eth_sendTransaction', { from, to, value: '0x5' });
    const second = await ask('evm_snapshot');
    await ask('anvil_setBalance', to, '0x7');
    await ask('evm_revert', second);
    await ask('eth_getBalance', to, 'latest');
    await ask('evm_revert', second);
    await ask('evm_revert', first);
    await ask('eth_getBalance', to, 'latest');
    await ask('eth_blockNumber');
    await ask('evm_revert', '0x77');
  },

  'what an account holds, now and before': async (ask, [from, to]) => {
    await ask('eth_sendTransaction', { from, to, value: '0x5' });
    await ask('eth_sendTransaction', { from, to, value: '0x6' });
    for (const tag of ['0x0', '0x1', '0x2', 'earliest', 'latest']) {
      await ask('eth_getBalance', to, tag);
      await ask('eth_getTransactionCount', from, tag);
    }
    await ask('anvil_setCode', AT, '0x5f355f5500');
    await ask('anvil_setStorageAt', AT, '0x0', `0x${word('8')}`);
    await ask('eth_getStorageAt', AT, '0x0', 'latest');
    for (const data of ['9', '0']) {
      const hash = await ask('eth_sendTransaction', { from, to: AT, data: `0x${word(data)}` });
      await ask('eth_getTransactionReceipt', hash);
      await ask('eth_getStorageAt', AT, '0x0', 'latest');
    }
    await ask('eth_getCode', AT, 'latest');
    await ask('anvil_setNonce', to, '0x10');
    await ask('eth_getTransactionCount', to, 'latest');
  },

  'logs and their filters': async (ask, [from]) => {
    // LOG2 with the first two words of the calldata as topics, and LOG0.
    await ask('anvil_setCode', AT, '0x6020355f355f5fa25f5fa000');
    for (const [one, two] of ['12', '13', '23'].map((pair) => [...pair])) {
      const data = `0x${word(String(one))}${word(String(two))}`;
      await ask('eth_sendTransaction', { from, to: AT, data, gas: GAS });
    }
    const all = { fromBlock: '0x0', toBlock: 'latest' };
    const topic = (value: string) => `0x${word(value)}`;
    await ask('eth_getLogs', all);
    await ask('eth_getLogs', {});
    await ask('eth_getLogs', { ...all, address: POOR });
    await ask('eth_getLogs', { ...all, address: [POOR, AT] });
    await ask('eth_getLogs', { ...all, topics: [topic('1')] });
    await ask('eth_getLogs', { ...all, topics: [null, topic('3')] });
    await ask('eth_getLogs', { ...all, topics: [[topic('1'), topic('2')], [topic('3')]] });
    await ask('eth_getLogs', { fromBlock: '0x2', toBlock: '0x2' });
    await ask('eth_getLogs', { fromBlock: '0x3', toBlock: '0x1' });
    await ask('eth_getLogs', { blockHash: `0x${'11'.repeat(32)}` });
  },

  'accounts that are impersonated': async (ask, [, to]) => {
    await ask('anvil_setBalance', POOR, '0xde0b6b3a7640000');
    await ask('eth_sendTransaction', { from: POOR, to, value: '0x1' });
    await ask('anvil_impersonateAccount', POOR);
    const hash = await ask('eth_sendTransaction', { from: POOR, to, value: '0x1' });
    await ask('eth_getTransactionReceipt', hash);
    await ask('anvil_stopImpersonatingAccount', POOR);
    await ask('eth_sendTransaction', { from: POOR, to, value: '0x1' });
  },

  'contracts that come and go': async (ask, [from]) => {
    // Creates a contract that returns 1; one that destroys itself while it is made; one whose code is too long.
    for (const data of [
      '0x69600160005260206000f3600052600a6016f3',
      '0x33ff',
      '0x6160015ff3',
      '0x60ef5f5360015ff3',
    ]) {
      const hash = await ask('eth_sendTransaction', { from, data, gas: '0xf00000' });
      const receipt = await ask('eth_getTransactionReceipt', hash);
      const { contractAddress } = receipt as { readonly contractAddress: Hex };
      if (contractAddress) await ask('eth_getCode', contractAddress, 'latest');
    }
    await ask('eth_getBalance', from, 'latest');
  },

  'gas that a call inside has to be left': async (ask, [from]) => {
    // Calls a contract that needs 100,000 gas with all but one part of 64 of its own.
    await ask('anvil_setCode', POOR, '0x5b5a6201869f1160015700');
    await ask('anvil_setCode', AT, '0x5f5f5f5f5f60aa5af1600e575f5ffd5b00');
    await ask('eth_estimateGas', { from, to: AT });
    await ask('eth_estimateGas', { from, to: AT, data: `0x${'ff'.repeat(2_000)}` });
  },

  'blocks with several transactions': async (ask, [from, to]) => {
    await ask('evm_setAutomine', false);
    const hash = await ask('eth_sendTransaction', { from, to, value: '0x1', gas: GAS });
    await ask('eth_sendTransaction', { from, to, value: '0x2', gas: GAS });
    await ask('eth_getTransactionReceipt', hash);
    await ask('eth_getTransactionCount', from, 'pending');
    await ask('evm_mine');
    await ask('eth_getTransactionReceipt', hash);
    await ask('eth_getBlockTransactionCountByNumber', 'latest');
    await ask('eth_getBalance', to, 'latest');
    await ask('evm_setAutomine', true);
  },
};

/** Fields with places on a chain, and those of a chain with roots and signatures. */
const OWN = new Set([
  'hash',
  'blockHash',
  'parentHash',
  'transactionHash',
  'mixHash',
  'size',
  'logsBloom',
  'stateRoot',
  'transactionsRoot',
  'receiptsRoot',
  'requestsHash',
  'withdrawalsRoot',
  'withdrawals',
  'blobGasUsed',
  'excessBlobGas',
  'parentBeaconBlockRoot',
  'blobGasPrice',
  'baseFeePerBlobGas',
  'blobGasUsedRatio',
  'r',
  's',
  'v',
  'yParity',
  'chainId',
  'blockTimestamp',
]);

/** The part of a result that both chains share: everything but those fields, and the messages of errors. */
const commonIn = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer ?? null, (key, value: unknown) => {
      if (OWN.has(key)) return undefined;
      return key === 'transactions' && Array.isArray(value) ? value.length : value;
    }),
  );

/** Plays a scene on a chain. @returns each request with its result, hashes replaced by their places */
export async function play(chain: Provider, scene: Scene): Promise<readonly unknown[]> {
  const played: unknown[] = [];
  const accounts = (await chain.request({ method: 'eth_accounts' })) as readonly Hex[];
  await scene(async (method, ...params) => {
    const answer: unknown = await chain.request({ method, params }).catch((error: unknown) => {
      const { code, data } = error as { readonly code: number; readonly data?: Hex };
      return { code, data };
    });
    const isHash = typeof answer === 'string' && method === 'eth_sendTransaction';
    played.push({ method, answer: isHash ? 'a hash' : commonIn(answer) });
    return answer;
  }, accounts);
  return played;
}
