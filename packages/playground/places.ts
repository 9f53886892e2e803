import { parseUnits, type Address } from 'viem';
import type { Actor } from './steps';

/** Contracts that are called; `lockupV1_2` has the streams of a campaign. */
export type Target = 'lockup' | 'flow' | 'campaign' | 'lockupV1_2' | 'feed' | 'vault';

/** Addresses by name. A scene has only the contracts that it needs. */
export interface Places {
  readonly accounts: Readonly<Record<Actor, Address>>;
  readonly contracts: Readonly<Record<'dai' | Target, Address>>;
}

export const DAY_SECONDS = 86_400;
const DECIMALS = 18;

/** An amount of DAI, or of the chain's coin, in its smallest unit. */
export const playgroundTokens = (text: string): bigint => parseUnits(text, DECIMALS);
/** Tokens per day as Flow's rate per second, with 18 decimals, rounded down. */
export const rate = (perDay: string): bigint => playgroundTokens(perDay) / BigInt(DAY_SECONDS);
