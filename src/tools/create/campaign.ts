import type { CampaignKind } from '../../protocol/campaigns/types';
import type { Value } from '../../protocol/calls/encode';
import type { CreationFacts, Creator } from '../../protocol/creation/types';
import { MAX_UINT128 } from '../../protocol/solidity-types';
import type { Call } from '../calls/call';
import type { LinearVesting, Special, TranchedVesting } from './campaign-kinds';
import { creatingCall } from './creator';

/** `claim`, `claimTo` and `claimViaSig` are open. */
const DEFAULT_CLAIMS = 0n;
/** A release every second. */
const EVERY_SECOND = 1n;

/** What every campaign is made of. */
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
  /** Unix seconds; 0 for at once, and for never. */
  start: bigint;
  expiration: bigint;
}

/** Choices of kinds that open streams, and of variable campaigns; the others ignore them. */
export interface CampaignChoices {
  cancelable: boolean;
  transferable: boolean;
  /** Whether what early claims give up goes to those who claim everything. */
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

/** Whether a total fits what the contracts count with. */
export const isCountable = (total: bigint): boolean => total <= MAX_UINT128;

/** The name that the app gives a linear curve. */
function linearShape({ cliff, startShare }: LinearVesting): string {
  if (startShare > 0n) return cliff > 0n ? 'linearUnlockCliff' : 'linearUnlockLinear';
  return cliff > 0n ? 'cliff' : 'linear';
}

/** The name that the app gives steps; none for steps that differ. */
function trancheShape({ tranches }: TranchedVesting): string {
  const [first] = tranches;
  if (tranches.length === 1) return 'tranchedTimelock';
  const isEven = tranches.every(
    ({ share, duration }) => share === first?.share && duration === first.duration,
  );
  return isEven ? 'tranchedStepper' : '';
}

function specialValues(
  special: Special,
  choices: CampaignChoices,
  lockup: string | undefined,
): Readonly<Record<string, Value | undefined>> {
  const { cancelable, transferable } = choices;
  switch (special.kind) {
    case 'instant':
      return {};
    case 'linear':
      return {
        ...{ cancelable, transferable, lockup, granularity: EVERY_SECOND },
        cliffDuration: special.cliff,
        cliffUnlockPercentage: special.cliffShare,
        shape: linearShape(special),
        startUnlockPercentage: special.startShare,
        totalDuration: special.duration,
        vestingStartTime: special.vestingStart,
      };
    case 'tranched':
      return {
        ...{ cancelable, transferable, lockup },
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
 * @throws when the factory, or Lockup where claims open streams, is not on the chain
 */
export function campaignCreation(
  facts: CreationFacts,
  terms: CampaignTerms,
  special: Special,
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
    ...specialValues(special, choices, facts.lockup.addresses[chainId]),
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
  return creatingCall(creator, chainId, fn.name, args, `${fn.name}, ${recipients} recipients`);
}
