import { createEVM, EVMError, type EVM } from '@ethereumjs/evm';
import { Account, Address, hexToBytes } from '@ethereumjs/util';
import { Deadline } from './deadline';
import { gasOfData, REFUND_QUOTIENT } from './gas';
import { Rules } from './rules';
import { State } from './state';
import {
  EvmRefusal,
  type BlockContext,
  type Log,
  type MachineOptions,
  type Message,
  type Outcome,
} from './types';

const failureOf = (error: EVMError | undefined): string | undefined =>
  error && (error.error === EVMError.errorMessages.REVERT ? 'revert' : error.error);

/** An EVM over a state, with the cost of a transaction. Without blocks, signatures and checks of nonces. */
export class Machine {
  readonly state: State;
  readonly #evm: EVM;
  readonly #deadline: Deadline;

  private constructor(evm: EVM, state: State, deadline: Deadline) {
    this.#evm = evm;
    this.state = state;
    this.#deadline = deadline;
  }

  static async create({ chainId, limit, blockHash }: MachineOptions): Promise<Machine> {
    const deadline = new Deadline(limit);
    const common = new Rules(chainId);
    const stateManager = new State();
    const blockchain = {
      getBlock: (number: number) => Promise.resolve({ hash: () => blockHash(number) }),
      putBlock: () => Promise.resolve(),
      shallowCopy: () => blockchain,
    };
    const customOpcodes = [deadline.opcode];
    const evm = await createEVM({ common, stateManager, blockchain, customOpcodes });
    return new Machine(evm, stateManager, deadline);
  }

  /**
   * Runs a message and keeps its changes, its fees included, also when an inner call fails.
   * @throws Refusal when it can't start, Overtime when it runs too long; nothing is kept then
   */
  async run(message: Message, block: BlockContext): Promise<Outcome> {
    await this.check(message);
    const start = this.state.journal.position;
    try {
      return await this.#execute(message, block);
    } catch (error) {
      this.#abandon(start);
      throw error;
    }
  }

  async #execute(message: Message, block: BlockContext): Promise<Outcome> {
    const { from, to, value, data, gas, price, tip } = message;
    const { intrinsic, floor } = gasOfData(data, !to);
    this.#deadline.start();
    await this.#pay(from, -gas * price);
    this.#warm(message, block.coinbase);
    const { execResult } = await this.#evm.runCall({
      caller: from,
      origin: from,
      to,
      value,
      data,
      gasPrice: price,
      gasLimit: gas - intrinsic,
      block: headerOf(block),
    });
    const spent = intrinsic + execResult.executionGasUsed;
    const most = spent / REFUND_QUOTIENT;
    const refund = execResult.gasRefund ?? 0n;
    const net = spent - (refund < most ? refund : most);
    const gasUsed = net < floor ? floor : net;
    await this.#pay(from, (gas - gasUsed) * price);
    await this.#pay(block.coinbase, gasUsed * tip);
    for (const address of execResult.selfdestruct?.keys() ?? []) {
      // Only contracts that the same transaction created are removed (EIP-6780).
      if (!execResult.createdAddresses?.has(address)) continue;
      await this.#evm.journal.deleteAccount(new Address(hexToBytes(address)));
    }
    await this.#evm.journal.cleanup();
    this.state.originalStorageCache.clear();
    const failure = failureOf(execResult.exceptionError);
    return {
      failure,
      data: execResult.returnValue,
      gasUsed,
      gasNeeded: spent < floor ? floor : spent,
      logs: failure === undefined ? (execResult.logs ?? []).map(logOf) : [],
    };
  }

  /** @throws Refusal when a message can't start: too little gas or too little money */
  async check({ from, to, value, data, gas, price }: Message): Promise<void> {
    const { intrinsic, floor } = gasOfData(data, !to);
    if (gas < intrinsic || gas < floor) throw new EvmRefusal('intrinsic gas too low');
    const { balance = 0n } = (await this.state.getAccount(from)) ?? {};
    if (balance < gas * price + value) {
      throw new EvmRefusal('Insufficient funds for gas * price + value');
    }
  }

  /** As `run`, without an effect. */
  async try(message: Message, block: BlockContext): Promise<Outcome> {
    const start = this.state.journal.position;
    try {
      return await this.run(message, block);
    } finally {
      this.#abandon(start);
    }
  }

  #abandon(position: number): void {
    this.#evm.journal.cleanJournal();
    this.#evm.transientStorage.clear();
    this.state.abandon(position);
  }

  /** Adds to a balance. */
  async #pay(address: Address, amount: bigint): Promise<void> {
    if (amount === 0n) return;
    const account = (await this.state.getAccount(address)) ?? new Account();
    account.balance += amount;
    await this.#evm.journal.putAccount(address, account);
  }

  /** The addresses and slots that are warm from the start of a transaction (EIP-2929, EIP-3651). */
  #warm({ from, to }: Message, coinbase: Address): void {
    const { journal, precompiles } = this.#evm;
    for (const address of precompiles.keys()) journal.addAlwaysWarmAddress(address);
    for (const address of [from, coinbase, ...(to ? [to] : [])]) {
      journal.addAlwaysWarmAddress(address.toString());
    }
  }
}

const headerOf = (block: BlockContext) => ({
  header: {
    number: block.number,
    timestamp: block.timestamp,
    gasLimit: block.gasLimit,
    coinbase: block.coinbase,
    prevRandao: block.random,
    baseFeePerGas: block.baseFee,
    difficulty: 0n,
    getBlobGasPrice: () => 1n,
  },
});

const logOf = ([address, topics, data]: readonly [Uint8Array, Uint8Array[], Uint8Array]): Log => ({
  address: new Address(address).toString(),
  topics,
  data,
});
