import type { BlockContext } from '../evm/types';
import type { Hex } from '../hex';
import { blockHash, ORIGIN } from './hashes';
import type { Block, Mined } from './types';

/** The blocks so far, and their transactions by hash. */
export class Blocks {
  readonly #list: Block[] = [];
  readonly #mined = new Map<Hex, Mined>();

  get list(): readonly Block[] {
    return this.#list;
  }

  /** @throws when there is none yet */
  get head(): Block {
    const head = this.#list.at(-1);
    if (!head) throw new Error('The chain has no block.');
    return head;
  }

  mined(hash: Hex): Mined | undefined {
    return this.#mined.get(hash);
  }

  /** @param position of the journal after the block's transactions */
  add(context: BlockContext, done: readonly Omit<Mined, 'block'>[], position: number): void {
    const parentHash = this.#list.at(-1)?.hash ?? ORIGIN;
    const hashes = done.map(({ hash }) => hash);
    const hash = blockHash(parentHash, context.number, context.timestamp, hashes);
    const transactions: Mined[] = [];
    const gasUsed = done.at(-1)?.cumulativeGas ?? 0n;
    const block: Block = { ...context, hash, parentHash, gasUsed, transactions, position };
    for (const one of done) {
      const mined = { ...one, block };
      transactions.push(mined);
      this.#mined.set(one.hash, mined);
    }
    this.#list.push(block);
  }

  /** Drops all blocks but the first ones. */
  cut(length: number): void {
    for (const { transactions } of this.#list.splice(length)) {
      for (const { hash } of transactions) this.#mined.delete(hash);
    }
  }
}
