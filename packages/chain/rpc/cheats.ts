import type { Chain } from '../ledger/chain';
import { badParams } from './error';
import { quantity, readHexAddress, readBytes, readHexFields, readQuantity, readWord } from '../hex';
import type { Method } from './method';

async function mine(chain: Chain, blocks: bigint, interval?: bigint): Promise<void> {
  for (let block = 0n; block < blocks; block++) {
    if (interval !== undefined && block > 0n) chain.clock.setNext(chain.head.timestamp + interval);
    await chain.mine();
  }
}

/** The interval of `anvil_mine` counts from the block before the first one, too. */
const mineMany: Method = async (chain, [blocks, interval]) => {
  const seconds = interval === undefined ? undefined : readQuantity(interval, 'The interval');
  if (seconds !== undefined) chain.clock.setNext(chain.clock.peek() + seconds);
  await mine(chain, blocks === undefined ? 1n : readQuantity(blocks, 'The blocks'), seconds);
  return null;
};

const mineOne: Method = async (chain, [given]) => {
  const { timestamp, blocks } =
    typeof given === 'object' && given !== null
      ? readHexFields(given, 'The options')
      : { timestamp: given, blocks: undefined };
  if (timestamp !== undefined && timestamp !== null) setNext(chain, timestamp);
  await mine(chain, blocks === undefined ? 1n : readQuantity(blocks, 'The blocks'));
  return '0x0';
};

function setNext({ clock }: Chain, value: unknown): null {
  const timestamp = readQuantity(value, 'The timestamp');
  if (!clock.setNext(timestamp)) {
    throw badParams(`Timestamp error: ${timestamp} is lower than previous block's timestamp`);
  }
  return null;
}

/** Methods that change an account; their names on anvil begin with `anvil_`, on Hardhat with `hardhat_`. */
const accounts: Readonly<Record<string, Method>> = {
  setBalance: async ({ state }, [account, balance]) => {
    const fields = { balance: readQuantity(balance, 'The balance') };
    await state.modifyAccountFields(readHexAddress(account, 'The account'), fields);
    return null;
  },
  setNonce: async ({ state }, [account, nonce]) => {
    const fields = { nonce: readQuantity(nonce, 'The nonce') };
    await state.modifyAccountFields(readHexAddress(account, 'The account'), fields);
    return null;
  },
  setCode: async ({ state }, [account, code]) => {
    await state.putCode(readHexAddress(account, 'The account'), readBytes(code, 'The code'));
    return null;
  },
  setStorageAt: async ({ state }, [account, slot, word]) => {
    const key = readWord(slot, 'The slot');
    await state.putStorage(readHexAddress(account, 'The account'), key, readWord(word, 'The word'));
    state.originalStorageCache.clear();
    return true;
  },
  impersonateAccount: (chain, [account]) => {
    chain.unlocked.add(readHexAddress(account, 'The account').toString());
    return null;
  },
  stopImpersonatingAccount: ({ unlocked, accounts: own }, [account]) => {
    const address = readHexAddress(account, 'The account').toString();
    if (!own.some((one) => one.toLowerCase() === address)) unlocked.delete(address);
    return null;
  },
  setNextBlockBaseFeePerGas: (chain, [fee]) => {
    chain.baseFee = readQuantity(fee, 'The base fee');
    return null;
  },
  mine: mineMany,
};

const named = (prefix: string): Readonly<Record<string, Method>> =>
  Object.fromEntries(Object.entries(accounts).map(([name, method]) => [prefix + name, method]));

/** Methods of anvil's test client that other nodes lack. */
export const cheats: Readonly<Record<string, Method>> = {
  ...named('anvil_'),
  ...named('hardhat_'),
  anvil_autoImpersonateAccount: (chain, [isOn]) => {
    chain.anyone = isOn === true;
    return null;
  },
  anvil_setBlockTimestampInterval: ({ clock }, [seconds]) => {
    clock.interval = readQuantity(seconds, 'The interval');
    return null;
  },
  anvil_removeBlockTimestampInterval: ({ clock }) => {
    const had = clock.interval !== undefined;
    clock.interval = undefined;
    return had;
  },
  anvil_getAutomine: ({ automine }) => automine,
  evm_setAutomine: (chain, [isOn]) => {
    chain.automine = isOn === true;
    return null;
  },
  evm_setBlockGasLimit: (chain, [limit]) => {
    chain.gasLimit = readQuantity(limit, 'The gas limit');
    return true;
  },
  evm_snapshot: (chain) => chain.snapshot(),
  evm_revert: (chain, [id]) => chain.revert(quantity(readQuantity(id, 'The snapshot'))),
  evm_setNextBlockTimestamp: (chain, [timestamp]) => setNext(chain, timestamp),
  evm_increaseTime: ({ clock }, [seconds]) =>
    Number(clock.increase(readQuantity(seconds, 'The seconds'))),
  evm_mine: mineOne,
};
