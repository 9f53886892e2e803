import fc from 'fast-check';
import { zeroAddress, type Address, type Hex } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import type { AirdropsWorld } from '@sablier-docs/proofs/worlds/dimensions';
import type { Chains } from '../chains';
import { movesIn, type ContractActions, type Moves, type Who } from '../chains/contract';
import { tokenAbi } from '../chains/token-abi';
import { DAY, HOUR, WEEK, YEAR } from '../chains/units';
import type { World } from '../chains/world';
import { compact, holdersOf, spoilToken } from './hostile';
import { OWNER, ownerCode, TOKENS } from './kit';

/** What is random in a world of a campaign. */
export interface AirdropsTerms {
  /** Of the recipient and of each other entry, in the token's smallest unit. */
  readonly amount: bigint;
  readonly others: bigint;
  /** Seconds from the creation to the first claim, and to the expiration. */
  readonly wait: bigint;
  readonly open: bigint;
  /** Seconds since the first claim within the grace period, after it, and after the expiration. */
  readonly grace: bigint;
  readonly late: bigint;
  /** Seconds of each stream, and thousandths of it until its cliff. */
  readonly total: bigint;
  readonly cliff: bigint;
  /** Entries of a long list. */
  readonly rows: number;
}

const MOST_ROWS = 40;

const between = (min: bigint, max: bigint) => fc.bigInt({ min, max });

export const airdropsTermsOf = ({
  token,
}: {
  readonly token: string;
}): fc.Arbitrary<AirdropsTerms> => {
  const amounts = between(10_000n, token === 'whole' ? 10n ** 9n : 10n ** 27n);
  return fc.record({
    amount: amounts,
    others: amounts,
    wait: between(HOUR, 30n * DAY),
    open: between(60n * DAY, 4n * YEAR),
    grace: between(1n, WEEK - HOUR),
    late: between(1n, 14n * DAY),
    total: between(10n * HOUR, 4n * YEAR),
    cliff: between(50n, 300n),
    rows: fc.integer({ min: 4, max: MOST_ROWS }),
  });
};

/**
 * A world in which a sentence about a campaign is asked: it is at its moment, and what is hostile has
 * just become so. It has the values of all dimensions and the actions of the campaign.
 */
export interface CampaignWorld
  extends Omit<AirdropsWorld, 'admin' | 'recipient' | 'expiration'>,
    Omit<ContractActions, 'moves' | 'fund'> {
  readonly terms: AirdropsTerms;
  /** The contract that holds the streams of the claims. */
  readonly lockup: ContractActions;
  /** What the recipient is entitled to, in the token's smallest unit. */
  readonly amount: bigint;
  /** Unix second, 0 for none; the first claim's is 0 while there is none. */
  readonly expiration: bigint;
  readonly firstClaim: bigint;
  /** The account of the dimension `caller`, and the admin's; the zero address for none. */
  readonly who: Who;
  readonly admin: Who;
  readonly adminIs: AirdropsWorld['admin'];
  /** What a claim for an account takes: index, account, amount and proof. The other entry of the list is `other`. */
  readonly entry: (who: Who) => readonly [bigint, Address, bigint, Hex[]];
  /** Whether an entry of the recipient is claimed; whether the clock is past the expiration, by the terms alone. */
  readonly isClaimed: boolean;
  readonly isExpired: () => Promise<boolean>;
  /** Whether the admin can take tokens at this second, by the terms alone. */
  readonly isClawbackOpen: () => Promise<boolean>;
  /** Tokens of an account, and of the campaign. */
  readonly heldBy: (who: Who) => Promise<bigint>;
  readonly holds: () => Promise<bigint>;
  /** Sends a claim for an account on the list and returns the stream's id. */
  readonly claim: (by: Who, account?: Who) => Promise<bigint>;
  /** Asserts which balances an action changes: of accounts, the `campaign` and the `contract` of the streams. */
  readonly moves: <T>(action: () => Promise<T>, expected: Moves) => Promise<T>;
  /** Gives the campaign tokens out of nothing. */
  readonly fund: (amount: bigint) => Promise<void>;
}

const SHARE = 10n ** 18n;

/** Accounts that have no other part; each takes a multiplication on the curve, and every world has them. */
const strangers = Array.from({ length: MOST_ROWS - 3 }, (_, at) =>
  privateKeyToAddress(`0x${(at + 1).toString(16).padStart(64, '0')}`),
);

/** The amounts of a list by account, in the token's smallest unit. */
function listOf(
  kind: AirdropsWorld['list'],
  { amount, others, rows }: AirdropsTerms,
  recipient: Address,
): Readonly<Record<string, bigint>> {
  return {
    recipient: amount,
    ...(kind === 'one' ? {} : { other: others, delegate: others }),
    // The same account under another name.
    ...(kind === 'repeated' ? { [recipient]: others } : {}),
    ...(kind === 'many'
      ? Object.fromEntries(strangers.slice(0, rows - 3).map((account) => [account, others]))
      : {}),
  };
}

/** Share and length of three tranches that are alike, but for what division leaves to the last. */
function threeTranches(total: bigint): [share: bigint, seconds: bigint][] {
  const share = SHARE / 3n;
  const length = total / 3n;
  return [
    [share, length],
    [share, length],
    [SHARE - 2n * share, total - 2n * length],
  ];
}

/** The second of each moment, in Unix seconds. */
const secondsOf = (
  { wait, grace, late }: AirdropsTerms,
  created: bigint,
  firstClaim: bigint,
  expiration: bigint,
): Readonly<Record<AirdropsWorld['moment'], bigint>> => ({
  created,
  unclaimed: created + wait / 2n,
  first: firstClaim,
  grace: firstClaim + grace - 1n,
  graceEnd: firstClaim + WEEK,
  closed: firstClaim + WEEK + late,
  last: expiration - 1n,
  expired: expiration,
  after: expiration + late,
});

/** Opens a campaign in a world. The chain is in the state that every statement begins with. */
export async function openCampaign(
  world: World,
  { airdropsV1_2 }: Chains,
  combination: AirdropsWorld,
  terms: AirdropsTerms,
): Promise<CampaignWorld> {
  const { model, moment, token, claimed, admin, funding, caller } = combination;
  const { chain, names } = world;
  names.set('token', names.get(TOKENS[token]) ?? zeroAddress);
  if (combination.recipient === 'contract') {
    const address = names.get(OWNER) ?? zeroAddress;
    names.set('recipient', address);
    await chain.setCode({ address, bytecode: ownerCode.contract ?? '0x' });
  }
  const created = await airdropsV1_2.now();
  const firstClaim = claimed === 'nobody' ? 0n : created + terms.wait;
  const dated = { none: 0n, dated: created + terms.open, soon: firstClaim + terms.grace };
  const expiration = dated[combination.expiration];

  const { amount, others } = terms;
  const recipient = names.get('recipient') ?? zeroAddress;
  const list = listOf(combination.list, terms, recipient);
  const opened = await airdropsV1_2.campaign({
    list,
    expiration,
    token: 'token',
    admin: 'owner',
    funded: 0n,
    cancelable: combination.cancelable === 'yes',
    transferable: combination.transferable === 'yes',
    total: terms.total,
    cliff: model === 'cliff' ? (terms.total * terms.cliff) / 1_000n : 0n,
    ...(model === 'tranched' && { tranches: threeTranches(terms.total) }),
  });
  const at = { address: airdropsV1_2.addressOf('token'), abi: tokenAbi };
  const tokens = airdropsV1_2.on(at);
  const fund = async (sum: bigint) => {
    await tokens.call('stranger', 'mint', ['campaign', sum]);
  };
  const heldBy = (who: Who) => tokens.read('balanceOf', [who]);
  const holds = () => heldBy('campaign');

  const claim = (by: Who, account: Who = by) =>
    opened.call<bigint>(by, 'claim', opened.entry(account));
  const isClaimed = claimed === 'own';
  const firsts = claimed === 'nobody' ? 0n : others + (isClaimed ? amount : 0n);
  const sum = Object.values(list).reduce((all, one) => all + one, 0n) - firsts;
  const left = { full: sum, short: amount - 1n, empty: 0n }[funding];
  await fund(firsts + left);

  const second = secondsOf(terms, created, firstClaim, expiration)[moment];
  if (claimed !== 'nobody') {
    await opened.pass(terms.wait);
    await claim('other');
    if (isClaimed) await claim('stranger', 'recipient');
  }
  await opened.pass(second - (await opened.now()));
  if (admin !== 'first')
    await opened.call('owner', 'transferAdmin', [admin === 'next' ? 'sender' : zeroAddress]);
  await spoilToken(opened, token, 'campaign');

  const lockup = model === 'tranched' ? airdropsV1_2.lockup.tranched : airdropsV1_2.lockup;
  names.set('contract', lockup.address);
  const holders = [...holdersOf(world, 'contract'), ['campaign', opened.address] as const];
  const owner = { first: 'owner', next: 'sender', zero: zeroAddress }[admin];
  const isExpired = async () => expiration > 0n && (await opened.now()) >= expiration;
  return {
    ...opened,
    ...combination,
    terms,
    lockup,
    amount,
    expiration,
    isClaimed,
    isExpired,
    heldBy,
    holds,
    claim,
    fund,
    firstClaim,
    admin: owner,
    adminIs: admin,
    who: { ...CALLERS, admin: owner }[caller],
    isClawbackOpen: async () =>
      firstClaim === 0n || (await opened.now()) <= firstClaim + WEEK || (await isExpired()),
    moves: (action, expected) =>
      movesIn(world, { tokens: { '': 'token' }, holders }, action, compact(expected)),
  };
}

/** Who calls; the campaign is created by `admin` for `owner`, so that its creator has no role. */
const CALLERS = {
  recipient: 'recipient',
  other: 'other',
  former: 'owner',
  creator: 'admin',
  stranger: 'stranger',
} as const;
