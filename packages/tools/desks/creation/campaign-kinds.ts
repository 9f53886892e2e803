import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';

/**
 * The vesting of a campaign whose claims create linear streams. Durations in seconds; 10^18 is 100
 * percent.
 */
export interface LinearVesting {
  kind: 'linear';
  /** Unix second; 0 for the time of each claim. */
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
  /** Seconds since the previous tranche, or since the start. */
  duration: bigint;
}

/** The vesting of a campaign whose claims create tranched streams. */
export interface TranchedVesting {
  kind: 'tranched';
  /** Unix second; 0 for the time of each claim. */
  vestingStart: bigint;
  tranches: readonly Tranche[];
}

/** The vesting of a campaign that pays over time without streams. */
interface VariableVesting {
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

/** The terms that only one kind of campaign has. */
export type KindTerms =
  | { kind: 'instant' }
  | LinearVesting
  | TranchedVesting
  | VariableVesting
  | Execution;

/** The extra fields of each kind. */
const fields = {
  instant: [],
  linear: ['vestingStart', 'duration', 'cliff', 'startShare', 'cliffShare'],
  tranched: ['vestingStart', 'tranches'],
  variable: ['vestingFrom', 'vestingEnd', 'startShare'],
  execute: ['target', 'selector'],
} as const satisfies Record<CampaignKind, readonly string[]>;

export type KindKey = (typeof fields)[CampaignKind][number];
export const kindKeys: Readonly<Record<CampaignKind, readonly KindKey[]>> = fields;
