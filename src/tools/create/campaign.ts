import type { Value } from '../../protocol/calls/encode';
import type { CreationFacts } from '../../protocol/creation/types';
import type { Call } from '../calls/call';
import { creatingCall } from './creator';

/** `claim`, `claimTo` and `claimViaSig` are open. */
const DEFAULT_CLAIMS = 0n;
/** A release every second. */
const EVERY_SECOND = 1n;

/** What an instant campaign is made of. */
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

/** What a vested campaign has besides. Lengths in seconds, shares with 18 decimals. */
export interface VestingTerms {
  /** Unix second; 0 for the moment of each claim. */
  vestingStart: bigint;
  duration: bigint;
  /** 0 without a cliff. */
  cliff: bigint;
  startShare: bigint;
  cliffShare: bigint;
  cancelable: boolean;
  transferable: boolean;
}

/** The name that the app gives a linear curve. */
function shapeOf({ cliff, startShare }: VestingTerms): string {
  if (startShare > 0n) return cliff > 0n ? 'linearUnlockCliff' : 'linearUnlockLinear';
  return cliff > 0n ? 'cliff' : 'linear';
}

/**
 * The call that creates a campaign: an instant one, or one of linear streams where `vesting` is given.
 * It moves no tokens.
 * @throws when the factory or Lockup is not on the chain
 */
export function campaignCreation(
  facts: CreationFacts,
  terms: CampaignTerms,
  vesting: VestingTerms | null,
): Call {
  const { chainId, total, recipients } = terms;
  const creator = vesting ? facts.merkleLL : facts.merkleInstant;
  const lockup = facts.lockup.addresses[chainId];
  if (!lockup) throw new Error(`There is no Lockup on chain ${chainId}.`);
  const values: Readonly<Record<string, Value>> = {
    campaignName: terms.name,
    campaignStartTime: terms.start,
    claimType: DEFAULT_CLAIMS,
    expiration: terms.expiration,
    initialAdmin: terms.admin,
    ipfsCID: terms.cid,
    merkleRoot: terms.root,
    token: terms.token,
    ...(vesting && {
      cancelable: vesting.cancelable,
      cliffDuration: vesting.cliff,
      cliffUnlockPercentage: vesting.cliffShare,
      granularity: EVERY_SECOND,
      lockup,
      shape: shapeOf(vesting),
      startUnlockPercentage: vesting.startShare,
      totalDuration: vesting.duration,
      transferable: vesting.transferable,
      vestingStartTime: vesting.vestingStart,
    }),
  };
  const [fn] = creator.functions;
  if (!fn) throw new Error(`${creator.contract} has no function.`);
  const params = (fn.inputs[0]?.components ?? []).map(({ name }) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${fn.name} has an unknown parameter ${name}.`);
    return value;
  });
  const args = [params, total, BigInt(recipients)];
  return creatingCall(creator, chainId, fn.name, args, `${fn.name}, ${recipients} recipients`);
}
