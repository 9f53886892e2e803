import { parseUnits, type Abi, type Address } from 'viem';
import type { FlowTerms, LockupTerms, Scene } from './scenes';
import type { Actor, Step } from './steps';

/** A call of a contract by an account of the playground. */
export interface Call {
  readonly as: Actor;
  /** Name of the contract in code, such as `lockup`. */
  readonly on: 'lockup' | 'flow' | 'feed';
  readonly name: string;
  readonly args: readonly unknown[];
}

/** Addresses by name. */
export interface Places {
  readonly accounts: Readonly<Record<Actor, Address>>;
  readonly contracts: Readonly<Record<'dai' | 'feed' | 'lockup' | 'flow', Address>>;
}

export const DAY = 86_400;
const DECIMALS = 18;
/** Decimals of a price in USD. */
const PRICE = 8;
/** The only stream of a playground. */
export const STREAM = 1n;

export const tokens = (text: string): bigint => parseUnits(text, DECIMALS);
/** Tokens per day as Flow's rate per second, with 18 decimals, rounded down. */
export const rate = (perDay: string): bigint => tokens(perDay) / BigInt(DAY);

export const feedAbi = [
  {
    type: 'function',
    name: 'setPrice',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'newPrice', type: 'int256' }],
    outputs: [],
  },
] as const satisfies Abi;

/** The call that creates the stream of a scene. @param start of the scene, in Unix seconds */
export function creation(scene: Scene, { accounts, contracts }: Places, start: number): Call {
  const { sender, recipient } = accounts;
  const token = contracts.dai;
  if (scene.stream.model === 'flow') {
    const { rate: perDay, deposit }: FlowTerms = scene.stream;
    return {
      as: 'sender',
      on: 'flow',
      name: 'createAndDeposit',
      args: [sender, recipient, rate(perDay), start, token, true, tokens(deposit)],
    };
  }
  const terms: LockupTerms = scene.stream;
  const { deposit, days, cancelable, transferable } = terms;
  const end = start + days * DAY;
  const params = {
    ...{ sender, recipient, depositAmount: tokens(deposit), token, cancelable, transferable },
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
  const at = (i: number) => start + ((i + 1) * days * DAY) / parts.length;
  switch (terms.model) {
    case 'linear': {
      const { cliff } = terms;
      const unlocks = { start: 0n, cliff: tokens(cliff?.amount ?? '0') };
      return create('LL', unlocks, 1, cliff ? start + cliff.day * DAY : 0);
    }
    case 'dynamic':
      return create(
        'LD',
        parts.map((amount, i) => ({
          amount: tokens(amount),
          exponent: tokens(String(terms.exponent ?? 1)),
          timestamp: at(i),
        })),
      );
    case 'tranched':
      return create(
        'LT',
        parts.map((amount, i) => ({ amount: tokens(amount), timestamp: at(i) })),
      );
    case 'price-gated':
      return create('LPG', {
        oracle: contracts.feed,
        targetPrice: parseUnits(terms.target ?? '0', PRICE),
      });
  }
}

/** The call that a step makes. `owner` is the account that has the NFT now. */
export function callOf(scene: Scene, step: Step, { accounts }: Places, owner: Address): Call {
  const { as, action, argument = '0' } = step;
  const call = (name: string, ...args: readonly unknown[]): Call => ({
    as,
    on: scene.product,
    name,
    args: [STREAM, ...args],
  });
  switch (action) {
    case 'withdraw':
      return call('withdraw', owner, tokens(argument));
    case 'withdrawMax':
      return call('withdrawMax', owner);
    case 'cancel':
    case 'renounce':
    case 'pause':
    case 'void':
      return call(action);
    case 'deposit':
      return call('deposit', tokens(argument), accounts.sender, owner);
    case 'refund':
      return call('refund', tokens(argument));
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
      return { as, on: 'feed', name: 'setPrice', args: [parseUnits(argument, PRICE)] };
  }
}
