import type { Address } from 'viem';
import type { Clients } from './lockup/clients';

/** The chain that a run has: in the reader's page, or in a test. */
export interface Here {
  /** Accounts with coins; `sender` has 100,000 DAI and 100,000 USDC too. */
  readonly accounts: Record<
    'admin' | 'sender' | 'recipient' | 'stranger' | 'other' | 'owner' | 'operator' | 'delegate',
    Address
  >;
  /** Tokens, a price feed at 3,000 USD, and the release that the sample calls. */
  readonly contracts: Record<
    'dai' | 'usdc' | 'feed' | 'lockup' | 'batchLockup' | 'flow' | 'factory' | 'lockupV1_2',
    Address
  >;
  /** One client that reads, one that signs for the account. */
  as(account: Address): Clients;
  /** Deploys a contract of examples/ from its compiled code. */
  deploy(name: string, args?: readonly unknown[]): Promise<Address>;
  /** Moves the clock. */
  pass(seconds: number): Promise<void>;
  /** Unix seconds of the latest block. */
  now(): Promise<number>;
}

/** Calls a sample the way a program of yours would. */
export type Run = (here: Here) => Promise<void>;
