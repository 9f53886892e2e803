import { parseUnits, type Address } from 'viem';
import { claimOf } from './campaign';
import { DAY_SECONDS, rate, playgroundTokens, type Places, type Target } from './places';
import type { CampaignTerms, FlowTerms, LockupTerms, Scene } from './scenes';
import { STEP_MODES, type Actor, type Step } from './steps';

/** A call of a contract by an account of the playground. */
export interface Call {
  readonly as: Actor;
  /** Name of the contract in code, such as `lockup`. */
  readonly on: Target;
  readonly name: string;
  readonly args: readonly unknown[];
  /** Coin of the chain that goes with it, in wei. */
  readonly value?: bigint;
}

/** Decimals of a price in USD. */
export const PRICE_DECIMALS = 8;
/** The only stream of a playground. */
export const STREAM = 1n;

/** The call that creates the stream of a scene. @param start of the scene, in Unix seconds */
export function creation(
  scene: Scene & { readonly stream: LockupTerms | FlowTerms },
  { accounts, contracts }: Places,
  start: number,
): Call {
  const { sender } = accounts;
  const recipient = scene.hasHook ? contracts.vault : accounts.recipient;
  const token = contracts.dai;
  if (scene.stream.model === 'flow') {
    const { rate: perDay, deposit }: FlowTerms = scene.stream;
    return {
      as: 'sender',
      on: 'flow',
      name: 'createAndDeposit',
      args: [sender, recipient, rate(perDay), start, token, true, playgroundTokens(deposit)],
    };
  }
  const terms: LockupTerms = scene.stream;
  const { deposit, days, cancelable, transferable } = terms;
  const end = start + days * DAY_SECONDS;
  const params = {
    sender,
    recipient,
    depositAmount: playgroundTokens(deposit),
    token,
    cancelable,
    transferable,
    timestamps: { start, end },
    shape: '',
  };
  const create = (suffix: string, ...args: readonly unknown[]): Call => ({
    as: 'sender',
    on: 'lockup',
    name: `createWithTimestamps${suffix}`,
    args: [params, ...args],
  });
  const parts = terms.parts ?? [];
  const at = (day: number) => start + day * DAY_SECONDS;
  switch (terms.model) {
    case 'linear': {
      const { cliff, unlock = '0', step } = terms;
      const unlocks = {
        start: playgroundTokens(unlock),
        cliff: playgroundTokens(cliff?.amount ?? '0'),
      };
      const granularity = step === undefined ? 1 : step * DAY_SECONDS;
      return create('LL', unlocks, granularity, cliff ? at(cliff.day) : 0);
    }
    case 'dynamic':
      return create(
        'LD',
        parts.map(({ amount, exponent = '1', day }) => ({
          amount: playgroundTokens(amount),
          exponent: playgroundTokens(exponent),
          timestamp: at(day),
        })),
      );
    case 'tranched':
      return create(
        'LT',
        parts.map(({ amount, day }) => ({ amount: playgroundTokens(amount), timestamp: at(day) })),
      );
    case 'price-gated':
      return create('LPG', {
        oracle: contracts.feed,
        targetPrice: parseUnits(terms.target ?? '0', PRICE_DECIMALS),
      });
  }
}

/** The call that a step makes. `owner` is the account that has the NFT now. */
export function playgroundCall(scene: Scene, step: Step, places: Places, owner: Address): Call {
  const { accounts } = places;
  const { as, action, argument = '0' } = step;
  const on = scene.product === 'airdrops' ? 'lockupV1_2' : scene.product;
  const call = (name: string, ...args: readonly unknown[]): Call => ({
    as,
    on,
    name,
    args: [STREAM, ...args],
  });
  const claim = (of: Actor, amount?: bigint): Call => ({
    as,
    on: 'campaign',
    name: 'claim',
    args: claimOf(scene.stream as CampaignTerms, places, of, amount),
  });
  switch (action) {
    case 'claim':
      return claim(argument as Actor);
    case 'claimOther':
      return claim(as, playgroundTokens(argument));
    case 'clawback':
      return {
        as,
        on: 'campaign',
        name: 'clawback',
        args: [accounts[as], playgroundTokens(argument)],
      };
    case 'pay':
      return { ...call('withdrawMax', owner), value: playgroundTokens(argument) };
    case 'hook': {
      const mode = STEP_MODES.findIndex((one) => one === argument);
      return { as, on: 'vault', name: 'setMode', args: [mode] };
    }
    case 'withdraw':
      return call('withdraw', owner, playgroundTokens(argument));
    case 'withdrawMax':
      return call('withdrawMax', owner);
    case 'cancel':
    case 'renounce':
    case 'pause':
    case 'void':
      return call(action);
    case 'deposit':
      return call('deposit', playgroundTokens(argument), accounts.sender, owner);
    case 'refund':
      return call('refund', playgroundTokens(argument));
    case 'restart':
      return call('restart', rate(argument));
    case 'rate':
      return call('adjustRatePerSecond', rate(argument));
    case 'transfer':
      return {
        ...call('transferFrom'),
        args: [owner, accounts[argument as Actor], STREAM],
      };
    case 'price':
      return { as, on: 'feed', name: 'setPrice', args: [parseUnits(argument, PRICE_DECIMALS)] };
  }
}
