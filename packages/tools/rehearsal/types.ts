import type { Address } from 'viem';
import type { PreparedCall } from '@sablier-docs/kit/wallet/prepared';

/** A balance that the calls change, in the smallest unit. */
export interface Change {
  /** The roles of the account: `the recipient`, `the account that sends`, … */
  readonly who: readonly string[];
  readonly unit: 'token' | 'coin';
  readonly by: bigint;
}

/** A figure of the contract before and after the calls, in words. */
export interface Row {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What the prepared calls did on the page's chain. */
export interface Rehearsal {
  /** Unix second of the calls. */
  readonly time: bigint;
  readonly changes: readonly Change[];
  readonly rows: readonly Row[];
  /** Events of the contract with their arguments, in order. */
  readonly events: readonly string[];
  /** The error of the call that was refused; null when all went through. */
  readonly refused: string | null;
  /** What else can be otherwise on the real chain, in sentences. */
  readonly notes: readonly string[];
}

/** The token that a rehearsal has in place of the real one. */
export interface RehearsedToken {
  /** Of the real token. */
  readonly address: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Accounts by role, and the calls as prepared. */
export interface ToRehearse {
  readonly prepared: readonly PreparedCall[];
  /** The contracts of the rehearsal by the real address that they stand for. */
  readonly places: Readonly<Record<string, Address>>;
  readonly token: RehearsedToken;
  readonly roles: Readonly<Record<string, string>>;
  /** What the contract in the middle is called; `the contract` unless given. */
  readonly contract?: string;
}
