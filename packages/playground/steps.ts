/**
 * Who can act in a playground. `market` sets the price of the chain's coin, `keeper` says what the hooks of the vault
 * do.
 */
const ACTORS = ['sender', 'recipient', 'stranger', 'market', 'keeper'] as const;
export type Actor = (typeof ACTORS)[number];

/** Those who make calls of a product; the others act alone. */
export const CALLERS = ['sender', 'recipient', 'stranger'] as const satisfies readonly Actor[];

/** Who makes a call that is not one of a product. */
export const ALONE: Readonly<Partial<Record<string, Actor>>> = { price: 'market', hook: 'keeper' };

/** What the hooks of the vault can do, in the order of its contract. */
export const STEP_MODES = ['accept', 'refuse', 'wrong', 'burn'] as const;

/**
 * What can be done, with the argument that the reader gives: an amount in tokens or USD, an amount of the chain's coin,
 * an account, or what a hook does.
 */
export const ACTIONS = {
  lockup: {
    withdraw: 'amount',
    withdrawMax: 'none',
    pay: 'coin',
    cancel: 'none',
    renounce: 'none',
    transfer: 'account',
    price: 'amount',
    hook: 'mode',
  },
  flow: {
    withdraw: 'amount',
    withdrawMax: 'none',
    deposit: 'amount',
    refund: 'amount',
    pause: 'none',
    restart: 'amount',
    rate: 'amount',
    void: 'none',
    transfer: 'account',
  },
  airdrops: {
    claim: 'account',
    claimOther: 'amount',
    clawback: 'amount',
    withdrawMax: 'none',
    cancel: 'none',
  },
} as const satisfies Record<string, Record<string, Argument>>;

export type Argument = 'none' | 'amount' | 'coin' | 'account' | 'mode';
export type Product = keyof typeof ACTIONS;
export type Action = { [P in Product]: keyof (typeof ACTIONS)[P] }[Product];

/** One step of a scene: who does what, on which day. */
export interface Step {
  /** Days after the start of the scene, with at most four decimals. */
  readonly day: number;
  readonly as: Actor;
  readonly action: Action;
  /** An amount in whole tokens, or the name of an account. */
  readonly argument?: string;
}

/** Most steps of a shared scene: a longer one is no scene that a person made. */
const MOST = 50;
/** Last day that a step may have: a hundred years. */
const LAST_DAY = 36_500;
const AMOUNT = /^\d{1,12}(?:\.\d{1,18})?$/;
const DAY = /^\d{1,5}(?:\.\d{1,4})?$/;

/** Whether a text is an amount that a step may have. */
export const isAmount = (text: string): boolean => AMOUNT.test(text);

const isActor = (text: string | undefined): text is Actor => ACTORS.includes(text as Actor);

/** Whether a text is an argument of this kind. */
function isArgument(kind: Argument, text: string | undefined): boolean {
  switch (kind) {
    case 'none':
      return text === undefined;
    case 'amount':
    case 'coin':
      return isAmount(text ?? '');
    case 'account':
      return CALLERS.includes(text as (typeof CALLERS)[number]);
    case 'mode':
      return STEP_MODES.includes(text as (typeof STEP_MODES)[number]);
  }
}

/** What an action of a product needs; undefined for one that it does not have. */
export const stepArgument = (product: Product, action: string): Argument | undefined =>
  Object.hasOwn(ACTIONS[product], action)
    ? (ACTIONS[product] as Record<string, Argument>)[action]
    : undefined;

/** A step as an address and a page write it: `40 sender cancel`, `50 recipient withdraw 20`. */
export const writeSteps = (steps: readonly Step[]): string =>
  steps
    .map(({ day, as, action, argument }) => [day, as, action, argument ?? []].flat().join(' '))
    .join(', ');

/**
 * Reads what `writeSteps` writes, in order of days.
 * @throws RangeError that names the step and says what is wrong
 */
export function readSteps(product: Product, text: string): Step[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MOST) throw new RangeError(`A scene has at most ${MOST} steps.`);
  let last = 0;
  return parts.map((part) => {
    const [day = '', as, action = '', argument, ...more] = part.split(/\s+/);
    const needs = stepArgument(product, action);
    const isRight =
      DAY.test(day) &&
      Number(day) <= LAST_DAY &&
      isActor(as) &&
      as === (ALONE[action] ?? as) &&
      more.length === 0 &&
      needs !== undefined &&
      isArgument(needs, argument);
    if (!isRight)
      throw new RangeError(
        `The step "${part.slice(0, 60)}" cannot be read. Write a day, an account and an action, such as "40 sender cancel".`,
      );
    if (Number(day) < last) throw new RangeError(`The step "${part}" is before the one above it.`);
    last = Number(day);
    return { day: last, as, action: action as Action, ...(argument ? { argument } : {}) };
  });
}
