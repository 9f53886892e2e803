import type { AccountFields, StateManagerInterface } from '@ethereumjs/common';
import {
  Account,
  bytesToHex,
  KECCAK256_NULL,
  setLengthLeft,
  unpadBytes,
  type Address,
} from '@ethereumjs/util';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { Journal } from './journal';

/** An account apart from its storage; never changed in place. */
interface Held {
  readonly nonce: bigint;
  /** In wei. */
  readonly balance: bigint;
  readonly codeHash: Uint8Array;
}

type Slots = Map<string, Uint8Array>;

const NO_CODE = bytesToHex(KECCAK256_NULL);
const NOTHING = new Uint8Array(0);

const unsupported = (what: string) => () => {
  throw new Error(`The page's chain has no ${what}: its state is no Merkle tree.`);
};

/**
 * Accounts, code and storage of the chain as the EVM reads them, in plain maps with one journal. There
 * is no state root, and no proof.
 */
export class State implements StateManagerInterface {
  readonly journal = new Journal();
  readonly #accounts = new Map<string, Held>();
  readonly #storage = new Map<string, Slots>();
  /** By hash. Never undone: the same hash is the same code. */
  readonly #codes = new Map<string, Uint8Array>([[NO_CODE, NOTHING]]);
  readonly #checkpoints: number[] = [];
  /** Slots as they were before the transaction, by address and slot, of those that it wrote. */
  #originals = new Map<string, Uint8Array>();

  readonly originalStorageCache = {
    get: async (address: Address, key: Uint8Array): Promise<Uint8Array> =>
      this.#originals.get(`${address.toString()}${bytesToHex(key)}`) ?? this.slot(address, key),
    clear: (): void => {
      this.#originals = new Map();
    },
  };

  getAccount(address: Address): Promise<Account | undefined> {
    const held = this.#accounts.get(address.toString());
    // The EVM changes the account that it gets before it puts it back.
    return Promise.resolve(held && new Account(held.nonce, held.balance, undefined, held.codeHash));
  }

  putAccount(address: Address, account?: Account): Promise<void> {
    const held = account && {
      nonce: account.nonce,
      balance: account.balance,
      codeHash: account.codeHash,
    };
    this.journal.set(this.#accounts, address.toString(), held);
    return Promise.resolve();
  }

  async deleteAccount(address: Address): Promise<void> {
    const key = address.toString();
    if (this.#accounts.has(key)) this.journal.set(this.#accounts, key, undefined);
    await this.clearStorage(address);
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account();
    await this.putAccount(address, Object.assign(account, fields));
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    const codeHash = keccak_256(code);
    this.#codes.set(bytesToHex(codeHash), code);
    await this.modifyAccountFields(address, { codeHash });
  }

  getCode(address: Address): Promise<Uint8Array> {
    const held = this.#accounts.get(address.toString());
    return Promise.resolve((held && this.#codes.get(bytesToHex(held.codeHash))) ?? NOTHING);
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length;
  }

  /** The value of a slot, without leading zeros. */
  slot(address: Address, key: Uint8Array): Uint8Array {
    return this.#storage.get(address.toString())?.get(bytesToHex(key)) ?? NOTHING;
  }

  getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    return Promise.resolve(this.slot(address, key));
  }

  putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    const [account, slot] = [address.toString(), bytesToHex(key)];
    let slots = this.#storage.get(account);
    if (!slots) this.#storage.set(account, (slots = new Map()));
    const original = `${account}${slot}`;
    if (!this.#originals.has(original)) {
      this.#originals.set(original, slots.get(slot) ?? NOTHING);
    }
    const bare = unpadBytes(value);
    this.journal.set(slots, slot, bare.length === 0 || isZero(bare) ? undefined : bare);
    return Promise.resolve();
  }

  clearStorage(address: Address): Promise<void> {
    const slots = this.#storage.get(address.toString());
    for (const slot of slots ? [...slots.keys()] : [])
      this.journal.set(slots as Slots, slot, undefined);
    return Promise.resolve();
  }

  checkpoint(): Promise<void> {
    this.#checkpoints.push(this.journal.position);
    return Promise.resolve();
  }

  commit(): Promise<void> {
    this.#checkpoints.pop();
    return Promise.resolve();
  }

  revert(): Promise<void> {
    this.journal.undo(this.#checkpoints.pop() ?? 0);
    return Promise.resolve();
  }

  /** Undoes everything since a point of the journal, open checkpoints included. */
  abandon(position: number): void {
    this.#checkpoints.length = 0;
    this.journal.undo(position);
    this.originalStorageCache.clear();
  }

  clearCaches(): void {
    this.originalStorageCache.clear();
  }

  getStateRoot = unsupported('state root');
  setStateRoot = unsupported('state root');
  hasStateRoot = unsupported('state root');
  shallowCopy = unsupported('copy of its state');
}

const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);

/** A slot as 32 bytes. */
export const storageWord = (bytes: Uint8Array): Uint8Array => setLengthLeft(bytes, 32);
