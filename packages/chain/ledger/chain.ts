import { Account, Address, createZeroAddress, hexToBytes } from '@ethereumjs/util';
import { Overtime } from '../evm/deadline';
import { nextBaseFee } from '../evm/gas';
import { Machine } from '../evm/machine';
import { EvmRefusal, type BlockContext, type Message } from '../evm/types';
import type { State } from '../evm/state';
import { quantity, type Hex } from '../hex';
import { Blocks } from './blocks';
import { LedgerClock } from './clock';
import { digest, ledgerHash, ORIGIN } from './hashes';
import type { ChainOptions } from './options';
import type { Block, Mined, Transaction } from './types';

const CHAIN_ID = 31_337;
const LIMIT = 1_000;
const GWEI = 1_000_000_000n;
const COINBASE = createZeroAddress();

interface Snapshot {
  readonly position: number;
  readonly blocks: number;
}

/** Blocks over one machine: transactions go in, each into a block of its own unless told otherwise. */
export class Chain {
  readonly chainId: number;
  readonly clock: LedgerClock;
  /** Accounts that may send. */
  readonly unlocked: Set<string>;
  readonly accounts: readonly Hex[];
  gasLimit: bigint;
  /** Whether each transaction gets its block at once. */
  automine = true;
  /** Whether every account may send. */
  anyone = false;
  /** Base fee of the next block, if set. */
  #baseFee: bigint | undefined;
  readonly #machine: Machine;
  readonly #blocks = new Blocks();
  #waiting: Transaction[] = [];
  readonly #snapshots = new Map<Hex, Snapshot>();
  #lastSnapshot = 0n;

  private constructor(options: ChainOptions, machine: Machine) {
    const now = options.now ?? (() => BigInt(Math.floor(Date.now() / 1000)));
    const timestamp = options.timestamp ?? now();
    this.chainId = options.chainId ?? CHAIN_ID;
    this.accounts = options.accounts;
    this.unlocked = new Set(options.accounts.map((account) => account.toLowerCase()));
    this.gasLimit = options.gasLimit ?? 30_000_000n;
    this.clock = new LedgerClock(timestamp, now);
    this.#machine = machine;
    const first = {
      number: 0n,
      timestamp,
      baseFee: options.baseFee ?? GWEI,
      random: new Uint8Array(32),
    };
    const { position } = machine.state.journal;
    this.#blocks.add({ ...first, gasLimit: this.gasLimit, coinbase: COINBASE }, [], position);
  }

  static async create(options: ChainOptions): Promise<Chain> {
    const hashes: { of: (number: number) => Uint8Array } = { of: () => new Uint8Array(32) };
    const machine = await Machine.create({
      chainId: options.chainId ?? CHAIN_ID,
      limit: options.limit ?? LIMIT,
      blockHash: (number) => hashes.of(number),
    });
    for (const account of options.accounts) {
      const balance = options.balance ?? 10_000n * GWEI * GWEI;
      await machine.state.putAccount(new Address(hexToBytes(account)), new Account(0n, balance));
    }
    const chain = new Chain(options, machine);
    hashes.of = (number) => hexToBytes(chain.blocks[number]?.hash ?? ORIGIN);
    return chain;
  }

  /** The present state; reads and changes of it belong to no block. */
  get state(): State {
    return this.#machine.state;
  }

  get blocks(): readonly Block[] {
    return this.#blocks.list;
  }

  get head(): Block {
    return this.#blocks.head;
  }

  get waiting(): readonly Transaction[] {
    return this.#waiting;
  }

  mined(hash: Hex): Mined | undefined {
    return this.#blocks.mined(hash);
  }

  /** Base fee of the next block, in wei per gas. */
  get baseFee(): bigint {
    const { number, baseFee, gasUsed, gasLimit } = this.head;
    // The first block's is that of the genesis.
    if (number === 0n) return this.#baseFee ?? baseFee;
    return this.#baseFee ?? nextBaseFee(baseFee, gasUsed, gasLimit);
  }

  set baseFee(value: bigint) {
    this.#baseFee = value;
  }

  /** The block that would come next. */
  get next(): BlockContext {
    const { number, hash } = this.head;
    return {
      number: number + 1n,
      timestamp: this.clock.peek(),
      baseFee: this.baseFee,
      gasLimit: this.gasLimit,
      coinbase: COINBASE,
      random: digest(hexToBytes(hash)),
    };
  }

  /** The nonce of an account's next transaction, waiting ones included. */
  async nonceOf(account: Address): Promise<bigint> {
    const { nonce = 0n } = (await this.state.getAccount(account)) ?? {};
    return nonce + BigInt(this.#waiting.filter(({ from }) => from.equals(account)).length);
  }

  /**
   * Takes a transaction, and mines it unless that is switched off.
   * @throws Refusal when it could not be in the next block
   */
  async send(sent: Omit<Transaction, 'hash'>): Promise<Hex> {
    const { from, nonce, gas, fee } = sent;
    const expected = await this.nonceOf(from);
    if (nonce < expected) throw new EvmRefusal('nonce too low');
    if (nonce > expected)
      throw new EvmRefusal(`nonce too high: ${nonce}, the next one is ${expected}`);
    if (gas > this.gasLimit) {
      throw new EvmRefusal('intrinsic gas too high -- tx.gas_limit > env.block.gas_limit');
    }
    if (('price' in fee ? fee.price : fee.max) < this.baseFee)
      throw new EvmRefusal('max fee per gas less than block base fee');
    const hash = ledgerHash(this.chainId, sent);
    const transaction = { ...sent, hash };
    if (this.automine) await this.#machine.check(this.#messageOf(transaction, this.next));
    this.#waiting.push(transaction);
    if (this.automine) await this.mine();
    return hash;
  }

  /**
   * Makes a block of the waiting transactions. A transaction that its sender can no longer pay is dropped.
   * @throws Overtime when one runs too long: it is dropped, and the block holds the others
   */
  async mine(): Promise<void> {
    const context = { ...this.next, timestamp: this.clock.take() };
    this.#baseFee = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    const done: Omit<Mined, 'block'>[] = [];
    let stopped: Overtime | undefined;
    let [gas, logs] = [0n, 0];
    for (const transaction of waiting) {
      if (gas + transaction.gas > this.gasLimit) {
        this.#waiting.push(transaction);
        continue;
      }
      const message = this.#messageOf(transaction, context);
      try {
        const outcome = await this.#machine.run(message, context);
        gas += outcome.gasUsed;
        const place = { index: done.length, cumulativeGas: gas, firstLog: logs };
        done.push({ ...transaction, ...place, outcome, price: message.price });
        logs += outcome.logs.length;
      } catch (error) {
        if (error instanceof Overtime) stopped = error;
        else if (!(error instanceof EvmRefusal)) throw error;
      }
    }
    this.#blocks.add(context, done, this.state.journal.position);
    if (stopped) throw stopped;
  }

  /** @returns an id for `revert` */
  snapshot(): Hex {
    const id = quantity(this.#lastSnapshot++);
    this.#snapshots.set(id, { position: this.state.journal.position, blocks: this.blocks.length });
    return id;
  }

  /** Undoes everything since a snapshot, which is then invalid. @returns false without such a snapshot */
  revert(id: Hex): boolean {
    const snapshot = this.#snapshots.get(id);
    if (!snapshot) return false;
    for (const other of this.#snapshots.keys()) {
      if (BigInt(other) >= BigInt(id)) this.#snapshots.delete(other);
    }
    this.state.abandon(snapshot.position);
    this.#blocks.cut(snapshot.blocks);
    this.#waiting = [];
    this.#baseFee = undefined;
    this.clock.reset(this.head.timestamp);
    return true;
  }

  /** Reads the state after a block, or the present one. Writes of `ask` are undone. */
  async on<T>(block: Block | 'now', ask: () => Promise<T>): Promise<T> {
    const { journal } = this.state;
    const undone = block === 'now' || block === this.head ? [] : journal.undo(block.position);
    const start = journal.position;
    try {
      return await ask();
    } finally {
      this.state.abandon(start);
      journal.redo(undone);
    }
  }

  /** Runs a message without an effect. @throws Refusal when it can't start */
  try(message: Message, block: BlockContext) {
    return this.#machine.try(message, block);
  }

  #messageOf({ from, to, value, data, gas, fee }: Transaction, { baseFee }: BlockContext): Message {
    const wanted = 'price' in fee ? fee.price : baseFee + fee.tip;
    const price = 'price' in fee || wanted < fee.max ? wanted : fee.max;
    return { from, to, value, data, gas, price, tip: price - baseFee };
  }
}
