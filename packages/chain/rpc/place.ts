import type { BlockContext } from '../evm/types';
import type { Chain } from '../ledger/chain';
import type { Block } from '../ledger/types';
import { badParams } from './error';
import { readQuantity } from '../hex';

/** A block of the chain by number, by tag or by hash; undefined when there is none. */
export function findBlock(chain: Chain, tag: unknown): Block | undefined {
  switch (tag) {
    case undefined:
    case null:
    case 'latest':
    case 'safe':
    case 'finalized':
    case 'pending':
      return chain.head;
    case 'earliest':
      return chain.blocks[0];
  }
  if (typeof tag === 'object' && tag !== null) {
    const { blockHash, blockNumber } = tag as Readonly<Record<string, unknown>>;
    if (blockHash !== undefined) return chain.blocks.find(({ hash }) => hash === blockHash);
    return findBlock(chain, blockNumber);
  }
  return chain.blocks[Number(readQuantity(tag, 'The block'))];
}

/** The same. @throws RpcError when there is none */
export function blockOfTag(chain: Chain, tag: unknown): Block {
  const block = findBlock(chain, tag);
  if (block) return block;
  const { number } = chain.head;
  throw badParams(
    `BlockOutOfRangeError: block height is ${number} but requested was ${describe(tag)}`,
  );
}

const describe = (tag: unknown): string =>
  typeof tag === 'object' ? JSON.stringify(tag) : String(readQuantity(tag, 'The block'));

/** The state to read, and the block in which a call runs. */
export function statePlace(
  chain: Chain,
  tag: unknown,
): { state: Block | 'now'; block: BlockContext } {
  if (tag === 'pending') return { state: 'now', block: chain.next };
  const block = blockOfTag(chain, tag);
  return { state: block === chain.head ? 'now' : block, block };
}
