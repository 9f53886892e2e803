import type { Role } from '../../worlds/roles';

/** A call by a role after some time, with the names of accounts in the place of addresses. */
export interface Action {
  readonly who: Role;
  /** Name of a contract in the world. */
  readonly to: string;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Coin of the chain to attach, in wei. */
  readonly value: bigint;
  /** Seconds since the action before. */
  readonly pause: number;
}
