import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { releasedBy } from '@sablier-docs/protocol/lockup/earlier-releases';
import { priceGatedAmount } from '@sablier-docs/protocol/lockup/price-gated';
import type { LockupWorld } from '@sablier-docs/proofs/worlds/dimensions';
import type { LockupRelease } from '@sablier-docs/proofs/worlds/range';
import { execute } from '../chains/comptroller';
import type { ContractActions, Who } from '../chains/contract';
import type { Chains } from '../chains';
import { round, standIn, type Answer } from '../chains/stand-in';
import { usd, YEAR } from '../chains/units';
import type { World } from '../chains/world';
import { approveCaller, CALLERS, payments, spoilComptroller, spoilToken } from './hostile';
import { OWNER, ownerCode, TOKENS } from './kit';
import { scheduleOf, streamOf, TARGET, type Terms } from './terms';

/**
 * A world in which a sentence about a stream of Lockup is asked: the stream is open, the clock is at its
 * moment, and what is hostile has just become so. It has the values of all dimensions, and the actions of
 * the contract that holds the stream.
 */
export interface StreamWorld
  extends LockupWorld,
    Omit<ContractActions, 'moves' | 'reverts'>,
    ReturnType<typeof payments> {
  readonly of: LockupRelease;
  readonly terms: Terms;
  readonly id: bigint;
  /** In the token's smallest unit, and in Unix seconds; the cliff is 0 for none. */
  readonly deposit: bigint;
  readonly start: bigint;
  readonly end: bigint;
  readonly cliff: bigint;
  /** What has been withdrawn by now, and what a cancellation has returned. */
  readonly withdrawn: LockupWorld['withdrawn'];
  readonly taken: bigint;
  readonly refunded: bigint;
  /** The account of the dimension `caller`. `recipient` is whoever owns the NFT, also a contract. */
  readonly who: Who;
  /** Minimum fee of a withdrawal in wei; 0 where it cannot be read. */
  readonly fee: bigint;
  /**
   * What is released at this second by the arithmetic of the protocol's package, which knows nothing of
   * later cancellations.
   */
  readonly released: () => Promise<bigint>;
  /** Gives the owner a good hook, or the price feed an answer below the target. */
  readonly repairHook: () => Promise<void>;
  readonly repairFeed: () => Promise<void>;
  /** As in other statements; errors are named as in v4.0, in earlier releases too. */
  readonly reverts: ContractActions['reverts'];
  /** The same with the minimum fee attached. */
  readonly refuses: (
    error: string,
    who: Who,
    functionName: string,
    args: readonly unknown[],
  ) => Promise<void>;
}

const FEED = '0x00000000000000000000000000000000feed0001';
const DECIMALS = { 'decimals()': [8n] } as const;

type Combination = LockupWorld & { readonly of: LockupRelease };

/** The second of each moment, in Unix seconds; a cancellation comes at that second. */
function secondsOf(
  { lead, total, at, late }: Terms,
  start: bigint,
  end: bigint,
  cliff: bigint,
): Readonly<Record<LockupWorld['moment'], bigint>> {
  const middle = start + (total * at) / 1_000n;
  return {
    // Halfway from the creation to the start.
    pending: start - lead + lead / 2n,
    start,
    cliff,
    between: middle,
    canceled: middle,
    last: end - 1n,
    end,
    after: end + late,
    depleted: end + late,
  };
}

/** Opens a stream in a world. The chain is in the state that every statement begins with. */
export async function openStream(
  world: World,
  chains: Chains,
  combination: Combination,
  terms: Terms,
): Promise<StreamWorld> {
  const { of, model, moment, owner, token, caller } = combination;
  const contract = contractOf(chains, combination);
  const { names } = world;
  const held = [...names].find(([, address]) => address === contract.address)?.[0] ?? of;
  names.set('token', contract.addressOf(TOKENS[token]));
  if (owner !== 'account') names.set('recipient', contract.addressOf(OWNER));
  const isHook = owner !== 'account' && owner !== 'contract';
  if (isHook) {
    // v1.0 calls every contract, by other names of its hooks; each code answers to any name.
    if (of === 'lockup') await execute(chains.lockup, 'allowToHook', [contract.addressOf(OWNER)]);
    if (of === 'lockupV1_2') await contract.call('admin', 'allowToHook', [OWNER]);
    await become(ownerCode.hook);
  }
  async function become(bytecode: `0x${string}` = '0x') {
    await contract.chain.setCode({ address: contract.addressOf(OWNER), bytecode });
  }

  const start = (await contract.now()) + terms.lead;
  const schedule = scheduleOf(combination, terms, start);
  const { deposit } = terms;
  if (model === 'priceGated') await setFeed('below');
  async function setFeed(kind: Exclude<LockupWorld['feed'], 'none'>) {
    await standIn(contract, feedOf(kind, await contract.now()), FEED);
  }
  const id = await contract.open({
    ...schedule.options,
    token: 'token',
    isFunded: true,
    cancelable: combination.cancelable !== 'no',
    transferable: combination.transferable === 'yes',
    oracle: FEED,
  });
  const stream = streamOf(schedule.options, deposit, schedule.cliffTime);
  const end = stream ? endTimeOf(stream) : start + terms.total;
  if (combination.cancelable === 'renounced') await contract.call('sender', 'renounce', [id]);
  await approveCaller(contract, caller, id);

  const second = secondsOf(terms, start, end, schedule.cliffTime)[moment];
  await contract.pass(second - (await contract.now()));

  const arithmetic = of === 'lockup' ? 'v4' : 'v1';
  const scheduled = (at: bigint) => (stream ? releasedBy(arithmetic, stream, at) : 0n);
  let [taken, refunded] = [0n, 0n];
  if (combination.withdrawn === 'some') {
    taken = (scheduled(second) * terms.taken) / 1_000n;
    if (taken > 0n) await contract.call('recipient', 'withdraw', [id, 'recipient', taken]);
  }
  if (moment === 'canceled') {
    refunded = deposit - scheduled(second);
    await contract.call('sender', 'cancel', [id]);
  }
  if (moment === 'depleted') {
    taken = deposit;
    await contract.call('recipient', 'withdrawMax', [id, 'recipient']);
  }

  if (model === 'priceGated' && combination.feed !== 'none') await setFeed(combination.feed);
  if (isHook && owner !== 'hook') await become(ownerCode[owner]);
  if (owner === 'contract') await become(ownerCode.contract);
  await spoilToken(contract, token, held);
  if (of === 'lockup') await spoilComptroller(chains.lockup, combination.comptroller);
  const fee =
    of === 'lockup' ? await contract.read('calculateMinFeeWei', [id]).catch(() => 0n) : 0n;

  const named = (error: string) =>
    of === 'lockup' ? error : error.replace(/^SablierLockup_/, 'SablierV2Lockup_');
  const reverts: StreamWorld['reverts'] = (error, ...call) =>
    contract.reverts(named(error), ...call);
  return {
    ...contract,
    ...combination,
    terms,
    id,
    deposit,
    start,
    end,
    cliff: schedule.cliffTime,
    taken,
    refunded,
    who: CALLERS[caller],
    fee,
    released: async () => {
      if (moment === 'depleted') return deposit;
      if (moment === 'canceled') return deposit - refunded;
      const now = await contract.now();
      if (stream) return scheduled(now);
      const price = priceOf(combination.feed);
      return priceGatedAmount({ deposit, endTime: end, targetPrice: TARGET }, now, price);
    },
    repairHook: () => become(ownerCode.hook),
    repairFeed: () => setFeed('below'),
    ...payments(world, contract, held, fee),
    reverts,
    refuses: (error, who, functionName, args) =>
      reverts(error, who, functionName, args, { value: fee }),
  };
}

function contractOf(chains: Chains, { of, model }: Combination) {
  if (of === 'lockup') return chains.lockup;
  const first = chains[of];
  if (model === 'dynamic') return first.dynamic;
  return model === 'tranched' && 'tranched' in first ? first.tranched : first;
}

function feedOf(kind: Exclude<LockupWorld['feed'], 'none'>, now: bigint): Record<string, Answer> {
  const above = TARGET + usd('1');
  const answers: Readonly<Record<typeof kind, Answer>> = {
    below: round(TARGET - usd('1'), now),
    above: round(above, now),
    stale: round(above, now - YEAR),
    ahead: round(above, now + 100n * YEAR),
    reverting: 'reverts',
    undecodable: [],
  };
  return { ...DECIMALS, 'latestRoundData()': answers[kind] };
}

/** The price that counts. An answer that cannot be decoded has none: the contract reverts. */
const priceOf = (feed: LockupWorld['feed']): bigint =>
  feed === 'above' || feed === 'stale' ? TARGET + usd('1') : 0n;
