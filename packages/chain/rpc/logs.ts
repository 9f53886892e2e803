import type { Chain } from '../ledger/chain';
import type { Block, Placed } from '../ledger/types';
import { storageWord } from '../evm/state';
import { badParams, CODES, RpcError } from './error';
import { hexQuantity, readHexAddress, readHexFields, readQuantity, readWord } from '../hex';
import { logsOf, writeLog } from './write';

/** `eth_getLogs`: by address or several, by topics with alternatives, by range or hash of a block. */
export function getLogs(chain: Chain, [given]: readonly unknown[]) {
  const filter = readHexFields(given ?? {}, 'The filter');
  const addresses = list(filter.address).map((one) => readHexAddress(one, 'address').toString());
  const topics = readTopics(filter.topics);
  return blocksOf(chain, filter)
    .flatMap(({ transactions }) => transactions.flatMap(logsOf))
    .filter(({ log }) => addresses.length === 0 || addresses.includes(log.address))
    .filter((placed) => topics.every((wanted, at) => fits(placed, at, wanted)))
    .map(writeLog);
}

const list = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};

/** By place: the words that will do, none for any. */
function readTopics(value: unknown): string[][] {
  if (value !== undefined && value !== null && !Array.isArray(value)) {
    throw badParams('topics has to be a list.');
  }
  return list(value).map((place) =>
    list(place).map((one) => hexQuantity(readWord(one, 'A topic'))),
  );
}

function fits({ log }: Placed, at: number, wanted: readonly string[]): boolean {
  const topic = log.topics[at];
  if (!topic) return false;
  return wanted.length === 0 || wanted.includes(hexQuantity(storageWord(topic)));
}

function blocksOf(
  chain: Chain,
  { blockHash, fromBlock, toBlock }: Readonly<Record<string, unknown>>,
): readonly Block[] {
  if (blockHash !== undefined && blockHash !== null) {
    const block = chain.blocks.find(({ hash }) => hash === blockHash);
    if (!block) throw new RpcError(CODES.node, 'unknown block');
    return [block];
  }
  return chain.blocks.slice(numberOf(chain, fromBlock), numberOf(chain, toBlock) + 1);
}

function numberOf({ head }: Chain, tag: unknown): number {
  if (tag === 'earliest') return 0;
  if (typeof tag === 'string' && /^0x|^\d/.test(tag)) return Number(readQuantity(tag, 'The block'));
  return Number(head.number);
}
