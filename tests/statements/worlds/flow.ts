import fc from 'fast-check';
import type { FlowWorld } from '@sablier-docs/proofs/worlds/dimensions';
import type { ContractActions, Who } from '../chains/contract';
import type { Chains } from '../chains';
import { DAY, HOUR, YEAR } from '../chains/units';
import type { World } from '../chains/world';
import { approveCaller, CALLERS, payments, spoilComptroller, spoilToken } from './hostile';
import { OWNER, ownerCode, TOKENS } from './kit';

/** What is random in a world of Flow. */
export interface FlowTerms {
  /** Tokens per second with 18 decimals. */
  readonly rate: bigint;
  /** Seconds from the creation to the start, and seconds that the deposit pays for. */
  readonly lead: bigint;
  readonly total: bigint;
  /** Thousandths of `total` that have passed at the moment `between`. */
  readonly at: bigint;
  /** Thousandths of what is withdrawable, where a part is withdrawn. */
  readonly taken: bigint;
  /** Seconds after the last solvent one, and after a pause or a void. */
  readonly late: bigint;
}

const UNIT = 10n ** 18n;
const DECIMALS: Readonly<Record<string, bigint>> = { six: 6n, tether: 6n, whole: 0n };
const between = (min: bigint, max: bigint) => fc.bigInt({ min, max });

export const flowTermsOf = ({ token }: { readonly token: string }): fc.Arbitrary<FlowTerms> =>
  fc.record({
    rate: token === 'whole' ? between(UNIT / 10n, 1_000n * UNIT) : between(UNIT / 10n ** 6n, UNIT),
    lead: between(HOUR, 30n * DAY),
    total: between(10n * HOUR, 4n * YEAR),
    at: between(100n, 900n),
    taken: between(100n, 900n),
    late: between(HOUR, YEAR),
  });

/**
 * A world in which a sentence about a stream of Flow is asked: the stream is at its moment, and what is
 * hostile has just become so. It has the values of all dimensions and the actions of the contract.
 */
export interface FlowStreamWorld
  extends FlowWorld,
    Omit<ContractActions, 'moves'>,
    ReturnType<typeof payments> {
  readonly terms: FlowTerms;
  readonly id: bigint;
  /** In the token's smallest unit: what was deposited and what has been withdrawn by now. */
  readonly deposit: bigint;
  readonly taken: bigint;
  /** In Unix seconds. */
  readonly start: bigint;
  /** The account of the dimension `caller`. `recipient` is whoever owns the NFT, also a contract. */
  readonly who: Who;
  /** Minimum fee of a withdrawal in wei; 0 where it cannot be read. */
  readonly fee: bigint;
  /** What is owed at this second, in the token's smallest unit, by the terms alone. */
  readonly debt: () => Promise<bigint>;
  /** Sends a call with the minimum fee attached, and asserts the name of its error. */
  readonly refuses: (
    error: string,
    who: Who,
    functionName: string,
    args: readonly unknown[],
  ) => Promise<void>;
}

/** Makes a contract the recipient of the streams to come. */
async function giveToContract({ names }: World, flow: Chains['flow']): Promise<void> {
  const address = flow.addressOf(OWNER);
  names.set('recipient', address);
  await flow.chain.setCode({ address, bytecode: ownerCode.contract ?? '0x' });
}

/** The second of each moment, in Unix seconds; a pause or a void comes at that second. */
function secondsOf(
  { lead, total, at, late }: FlowTerms,
  start: bigint,
  depletion: bigint,
): Readonly<Record<FlowWorld['moment'], bigint>> {
  const middle = start + (total * at) / 1_000n;
  return {
    // Halfway from the creation to the start.
    pending: start - lead + lead / 2n,
    start,
    between: middle,
    paused: middle,
    voided: middle,
    unfunded: middle,
    last: depletion - 1n,
    dry: depletion + late,
    pausedDry: depletion + late,
  };
}

/** Opens a stream in a world. The chain is in the state that every statement begins with. */
export async function openFlow(
  world: World,
  { flow }: Chains,
  combination: FlowWorld,
  terms: FlowTerms,
): Promise<FlowStreamWorld> {
  const { moment, owner, token, caller } = combination;
  world.names.set('token', flow.addressOf(TOKENS[token]));
  if (owner === 'contract') await giveToContract(world, flow);
  const scale = 10n ** (18n - (DECIMALS[token] ?? 18n));
  const after = (seconds: bigint) => (terms.rate * seconds) / scale;
  const deposit = moment === 'unfunded' ? 0n : after(terms.total);
  const created = await flow.now();
  const start = created + terms.lead;
  const id = await flow.open({
    token: 'token',
    isFunded: true,
    rate: terms.rate,
    deposit,
    start,
    transferable: combination.transferable === 'yes',
  });
  await approveCaller(flow, caller, id);

  // The first second in which the debt is above the balance.
  const depletion = start + ((deposit + 1n) * scale + terms.rate - 1n) / terms.rate;
  const second = secondsOf(terms, start, depletion)[moment];
  await flow.pass(second - created);
  const accrued = (at: bigint) => (at <= start ? 0n : after(at - start));
  let taken = 0n;
  if (combination.withdrawn === 'some') {
    const owed = accrued(second);
    taken = ((owed < deposit ? owed : deposit) * terms.taken) / 1_000n;
    if (taken > 0n) await flow.call('recipient', 'withdraw', [id, 'recipient', taken]);
  }
  const isStopped = moment === 'paused' || moment === 'pausedDry' || moment === 'voided';
  if (isStopped) {
    await flow.call('sender', moment === 'voided' ? 'void' : 'pause', [id]);
    await flow.pass(terms.late);
  }
  await spoilToken(flow, token, 'flow');
  await spoilComptroller(flow, combination.comptroller);
  const fee = await flow.read('calculateMinFeeWei', [id]).catch(() => 0n);
  return {
    ...flow,
    ...combination,
    terms,
    id,
    deposit,
    taken,
    start,
    fee,
    who: CALLERS[caller],
    debt: async () => accrued(isStopped ? second : await flow.now()) - taken,
    ...payments(world, flow, 'flow', fee),
    refuses: (error, who, functionName, args) =>
      flow.reverts(error, who, functionName, args, { value: fee }),
  };
}
