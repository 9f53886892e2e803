import type { CampaignFact } from '@sablier-docs/protocol/campaigns/types';
import { decodedEvent, type EventLog } from '@sablier-docs/chain/outcome';
import type { Abi, Address } from 'viem';
import {
  adminOf,
  rootOf,
  campaignViewWord,
  campaignViewWords,
  type CampaignResults,
} from '../readings/campaign/results';
import { buildTree } from '../merkle/tree';
import { readRows } from '@sablier-docs/kit/wallet/abi-words';
import { HOUR } from './means';
import { NotRehearsed } from './not-rehearsed';
import type { RehearsedCampaign } from './releases';
import type { Site } from './site';

/** A campaign of Airdrops v1.2 as it was read. Times in Unix seconds. */
interface CampaignPlan {
  readonly admin: Address;
  readonly root: string;
  readonly cancelable: boolean;
  readonly transferable: boolean;
  /** 0 without an end. */
  readonly expiration: bigint;
  /** 0 before it. */
  readonly firstClaim: bigint;
  /** Tokens of the campaign, in the smallest unit. */
  readonly balance: bigint;
  /** Durations of a linear stream, or the tranches, as the factory takes them. */
  readonly shape: unknown;
  /** Unix second at which the chain begins. */
  readonly begin: bigint;
}

/** @throws NotRehearsed for a campaign that was not read in full */
export function planCampaign(
  { kind }: Pick<CampaignFact, 'kind'>,
  results: CampaignResults,
  now: bigint,
): CampaignPlan {
  const [admin, root, { balance }] = [adminOf(results), rootOf(results), results];
  const shape = kind === 'linear' ? durationsOf(results) : tranchesOf(results);
  const names = ['CANCELABLE', 'TRANSFERABLE', 'EXPIRATION', 'getFirstClaimTime'] as const;
  const [cancelable, transferable, expiration, firstClaim] = names.map((name) =>
    campaignViewWord(results, name),
  );
  const isRead = admin !== undefined && root !== undefined && shape !== null;
  const hasFlags = cancelable !== undefined && transferable !== undefined;
  if (
    !isRead ||
    !hasFlags ||
    expiration === undefined ||
    firstClaim === undefined ||
    balance === undefined ||
    balance === null
  )
    throw new NotRehearsed('The campaign was not read in full. Read it with your wallet.');
  const first = firstClaim > 0n && firstClaim < now ? firstClaim : now;
  return {
    admin: admin as Address,
    root,
    shape,
    expiration,
    firstClaim,
    balance,
    cancelable: cancelable === 1n,
    transferable: transferable === 1n,
    begin: first - HOUR,
  };
}

function durationsOf(results: CampaignResults) {
  const [cliff, total] = campaignViewWords(results, 'streamDurations') ?? [];
  return cliff === undefined || total === undefined
    ? null
    : { cliff: Number(cliff), total: Number(total) };
}

const tranchesOf = (results: CampaignResults) =>
  readRows(campaignViewWords(results, 'getTranchesWithPercentages') ?? [], 2)?.map(
    ([unlockPercentage = 0n, duration = 0n]) => ({ unlockPercentage, duration: Number(duration) }),
  ) ?? null;

interface Interfaces {
  readonly factory: Abi;
  readonly campaign: Abi;
}

/**
 * Creates the campaign by its factory, and gives it the tokens that it has. Where the time of the first claim decides,
 * as in a clawback, it gets a list of one entry, which is claimed at that second; its root is another then.
 * @param lockup the site around the contract of its streams
 * @returns the site around the campaign
 */
export async function openRehearsedCampaign(
  lockup: Site,
  { create }: RehearsedCampaign,
  plan: CampaignPlan,
  { abis, byFirstClaim }: { readonly abis: Interfaces; readonly byFirstClaim: boolean },
): Promise<Site> {
  const { admin, cancelable, transferable, expiration, shape, firstClaim, balance } = plan;
  const isClaimed = byFirstClaim && firstClaim > 0n;
  const merkleRoot = isClaimed ? buildTree([FIRST]).root : plan.root;
  const base = {
    asset: lockup.token,
    cancelable,
    transferable,
    expiration: Number(expiration),
    initialAdmin: admin,
    ipfsCID: '',
    merkleRoot,
    name: '',
  };
  const factory = lockup.around(lockup.at('factory'), abis.factory);
  const args = [base, lockup.contract, shape, balance, 1n];
  const logs = await factory.send(lockup.admin, create, args);
  const address = createdIn(logs, abis.factory);
  const campaign = lockup.around(address, abis.campaign);
  if (isClaimed) {
    await campaign.mint(address, FIRST.amount);
    await campaign.moveTo(firstClaim);
    await campaign.send(lockup.admin, 'claim', [0n, FIRST.address, FIRST.amount, []]);
  }
  await campaign.mint(address, balance);
  return campaign;
}

/** The campaign that a factory's event names. @throws without such an event */
export function createdIn(logs: readonly EventLog[], factory: Abi): Address {
  for (const log of logs) {
    const created = decodedEvent(factory, log)?.args.find(({ input }) =>
      /^merkle(LL|LT)$/.test(input.name ?? ''),
    );
    if (created) return created.value as Address;
  }
  throw new Error('The factory of the rehearsal has created no campaign.');
}

/** The entry that is claimed first, where the time of that claim decides. */
const FIRST = {
  index: 0,
  address: '0x00000000000000000000000000000000000a11ce' as const,
  amount: 1_000_000_000_000_000_000n,
};
