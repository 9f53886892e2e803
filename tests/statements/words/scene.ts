import type { Moves } from '../chains/contract';

/** A call as a reader prepares it, with what is so on the chain by the terms alone. */
export interface Scene {
  /** Names of accounts: who sends the call, and where the tokens or the NFT go. */
  readonly by: string;
  readonly to: string;
  /** Amounts in the token's smallest unit: typed, and what could be withdrawn and go back now. */
  readonly amount: bigint;
  readonly withdrawable: bigint;
  readonly refundable: bigint;
  /** Owed without cover; 0 in Lockup. */
  readonly uncovered: bigint;
  readonly isFrom: boolean;
  readonly is: Readonly<
    Record<
      | 'priceGated'
      | 'released'
      | 'cancelable'
      | 'canceled'
      | 'transferable'
      | 'pending'
      | 'paused'
      | 'voided'
      | 'sameRate',
      boolean
    >
  >;
  /** Lines of a list, in the order of the form; a stream that does not exist can pay nothing. */
  readonly lines: readonly { readonly amount: bigint; readonly exists: boolean }[];
  /** Accounts by the addresses that the words show. */
  readonly nameOf: (address: string) => string;
}

/** What a sentence says of a call. */
export interface Effect {
  /** The account may send it: one such sentence is enough. */
  readonly may?: boolean;
  /** The call fails: one such sentence is enough. */
  readonly refused?: boolean;
  /** Tokens that move, by the name of an account. */
  readonly moves?: Moves;
  /** Who owns the NFT afterwards. */
  readonly owner?: string;
  /** A bad line is left out; otherwise it stops the call. */
  readonly skips?: boolean;
  /** What is so afterwards, by a name that the test knows. */
  readonly after?: readonly string[];
}
