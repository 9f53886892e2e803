import type { CampaignKind } from '@sablier-docs/protocol/campaigns/types';
import type { Value } from '@sablier-docs/protocol/calls/encode';
import type { CreationFacts, Creator } from './contracts/types';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import type { Call } from '@sablier-docs/kit/calls/call';
import type { LinearVesting, KindTerms, TranchedVesting } from './campaign-kinds';
import { creationCall } from './creation-call';

/** Allows `claim`, `claimTo` and `claimViaSig`. */
const DEFAULT_CLAIMS = 0n;
/** A release every second. */
const EVERY_SECOND = 1n;

/** The terms that every campaign has. */
export interface CampaignTerms {
  chainId: number;
  token: string;
  admin: string;
  name: string;
  cid: string;
  root: string;
  /** In the token's smallest unit. */
  total: bigint;
  recipients: number;
  /** Unix seconds; 0 for an immediate start, and for no expiration. */
  start: bigint;
  expiration: bigint;
}

/** Options of kinds that create streams, and of variable campaigns; the others ignore them. */
export interface CampaignChoices {
  cancelable: boolean;
  transferable: boolean;
  /** Whether tokens forfeited by early claims go to those who claim everything. */
  redistributes: boolean;
}

/** The creator of a kind. */
export const campaignCreator = {
  instant: 'merkleInstant',
  linear: 'merkleLL',
  tranched: 'merkleLT',
  variable: 'merkleVCA',
  execute: 'merkleExecute',
} as const satisfies Record<CampaignKind, Creator>;

/** Whether a total fits the contracts' integer type. */
export const isCountable = (total: bigint): boolean => total <= MAX_UINT128;

/** The app's name for a linear curve. */
function linearShape({ cliff, startShare }: LinearVesting): string {
  if (startShare > 0n) return cliff > 0n ? 'linearUnlockCliff' : 'linearUnlockLinear';
  return cliff > 0n ? 'cliff' : 'linear';
}

/** The app's name for equal steps; empty if they differ. */
function trancheShape({ tranches }: TranchedVesting): string {
  const [first] = tranches;
  if (tranches.length === 1) return 'tranchedTimelock';
  const isEven = tranches.every(
    ({ share, duration }) => share === first?.share && duration === first.duration,
  );
  return isEven ? 'tranchedStepper' : '';
}

function kindValues(
  special: KindTerms,
  choices: CampaignChoices,
  lockup: string | undefined,
): Readonly<Record<string, Value | undefined>> {
  const { cancelable, transferable } = choices;
  switch (special.kind) {
    case 'instant':
      return {};
    case 'linear':
      return {
        cancelable,
        transferable,
        lockup,
        granularity: EVERY_SECOND,
        cliffDuration: special.cliff,
        cliffUnlockPercentage: special.cliffShare,
        shape: linearShape(special),
        startUnlockPercentage: special.startShare,
        totalDuration: special.duration,
        vestingStartTime: special.vestingStart,
      };
    case 'tranched':
      return {
        cancelable,
        transferable,
        lockup,
        shape: trancheShape(special),
        tranchesWithPercentages: special.tranches.map(({ share, duration }) => [share, duration]),
        vestingStartTime: special.vestingStart,
      };
    case 'variable':
      return {
        enableRedistribution: choices.redistributes,
        unlockPercentage: special.startShare,
        vestingEndTime: special.vestingEnd,
        vestingStartTime: special.vestingStart,
      };
    case 'execute':
      return { selector: special.selector, target: special.target };
  }
}

/**
 * The call that creates a campaign. It moves no tokens.
 * @throws when the factory, or Lockup if claims create streams, is not on the chain
 */
export function campaignCreation(
  facts: CreationFacts,
  terms: CampaignTerms,
  special: KindTerms,
  choices: CampaignChoices,
): Call {
  const { chainId, total, recipients } = terms;
  const creator = facts[campaignCreator[special.kind]];
  const values: Readonly<Record<string, Value | undefined>> = {
    aggregateAmount: total,
    campaignName: terms.name,
    campaignStartTime: terms.start,
    claimType: DEFAULT_CLAIMS,
    expiration: terms.expiration,
    initialAdmin: terms.admin,
    ipfsCID: terms.cid,
    merkleRoot: terms.root,
    recipientCount: BigInt(recipients),
    token: terms.token,
    ...kindValues(special, choices, facts.lockup.addresses[chainId]),
  };
  const [fn] = creator.functions;
  if (!fn) throw new Error(`${creator.contract} has no function.`);
  const valueOf = ({ name }: { name: string }): Value => {
    const value = values[name];
    if (value === undefined) throw new Error(`${fn.name} on chain ${chainId} has no ${name}.`);
    return value;
  };
  const args = fn.inputs.map((input) =>
    input.components ? input.components.map(valueOf) : valueOf(input),
  );
  return creationCall(
    creator,
    chainId,
    fn.name,
    args,
    `${fn.name}, ${recipients} ${recipients === 1 ? 'recipient' : 'recipients'}`,
  );
}
