/** Who can act in a playground. `market` sets the price that a price-gated stream asks for. */
export const ACTORS = ['sender', 'recipient', 'stranger', 'market'] as const;
export type Actor = (typeof ACTORS)[number];

/** What can be done, with the arguments that the reader gives: an amount in tokens or USD, or an account. */
export const ACTIONS = {
  lockup: {
    withdraw: 'amount',
    withdrawMax: 'none',
    cancel: 'none',
    renounce: 'none',
    transfer: 'account',
    price: 'amount',
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
} as const satisfies Record<string, Record<string, 'none' | 'amount' | 'account'>>;

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

/** What an action of a product needs; undefined for one that it does not have. */
export const argumentOf = (
  product: Product,
  action: string,
): 'none' | 'amount' | 'account' | undefined =>
  Object.hasOwn(ACTIONS[product], action)
    ? (ACTIONS[product] as Record<string, 'none' | 'amount' | 'account'>)[action]
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
    const needs = argumentOf(product, action);
    const isRight =
      DAY.test(day) &&
      Number(day) <= LAST_DAY &&
      isActor(as) &&
      more.length === 0 &&
      ((needs === 'none' && argument === undefined) ||
        (needs === 'amount' && isAmount(argument ?? '')) ||
        (needs === 'account' && isActor(argument) && argument !== 'market'));
    if (!isRight)
      throw new RangeError(
        `The step "${part.slice(0, 60)}" cannot be read. Write a day, an account and an action, such as "40 sender cancel".`,
      );
    if (Number(day) < last) throw new RangeError(`The step "${part}" is before the one above it.`);
    last = Number(day);
    return { day: last, as, action: action as Action, ...(argument ? { argument } : {}) };
  });
}
