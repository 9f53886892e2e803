import type { CampaignKind } from '../../protocol/campaigns/types';

/** The vesting of a campaign whose claims open linear streams. Lengths in seconds, 10^18 is 100 percent. */
export interface LinearVesting {
  kind: 'linear';
  /** Unix second; 0 for the moment of each claim. */
  vestingStart: bigint;
  duration: bigint;
  /** 0 without a cliff. */
  cliff: bigint;
  startShare: bigint;
  cliffShare: bigint;
}

export interface Tranche {
  /** 10^18 is 100 percent. */
  share: bigint;
  /** Seconds since the tranche before, or since the start. */
  duration: bigint;
}

/** The vesting of a campaign whose claims open tranched streams. */
export interface TranchedVesting {
  kind: 'tranched';
  /** Unix second; 0 for the moment of each claim. */
  vestingStart: bigint;
  tranches: readonly Tranche[];
}

/** What a campaign pays over time, without streams. */
export interface VariableVesting {
  kind: 'variable';
  /** Unix seconds. */
  vestingStart: bigint;
  vestingEnd: bigint;
  /** 10^18 is 100 percent. */
  startShare: bigint;
}

/** The function to which a campaign hands the tokens of a claim. */
export interface Execution {
  kind: 'execute';
  target: string;
  /** Four bytes. */
  selector: string;
}

/** What one kind of campaign has that the others lack. */
export type Special =
  | { kind: 'instant' }
  | LinearVesting
  | TranchedVesting
  | VariableVesting
  | Execution;

/** Fields of each kind, after those that every campaign has. */
const fields = {
  instant: [],
  linear: ['vestingStart', 'duration', 'cliff', 'startShare', 'cliffShare'],
  tranched: ['vestingStart', 'tranches'],
  variable: ['vestingFrom', 'vestingEnd', 'startShare'],
  execute: ['target', 'selector'],
} as const satisfies Record<CampaignKind, readonly string[]>;

export type SpecialKey = (typeof fields)[CampaignKind][number];
export const specialKeys: Readonly<Record<CampaignKind, readonly SpecialKey[]>> = fields;
