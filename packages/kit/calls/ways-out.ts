import type { Call } from './call';

declare const passed: unique symbol;

/** What `waysOut` let through. Only it makes this type, and buttons, files, commands and replies take nothing else. */
export type Passed<T> = T & { readonly [passed]: true };

/** Why a tool gives no call although its fields are complete. */
export type Withholding =
  /** What was read, or the account that was named, speaks against it. */
  | 'refused'
  /** The entry does not lead to the root of the campaign. */
  | 'unproven'
  /** Its list of streams was not read. */
  | 'unread'
  /** It rests on dates in the past, which nobody has confirmed. */
  | 'unconfirmed'
  /** The token has other decimals than the amounts were read with. */
  | 'other decimals'
  /** A simulation has seen it fail. */
  | 'seen to fail';

interface Offer<Prepared> {
  /** In the order in which they are sent; empty while a field is missing. */
  calls: readonly Call[];
  /** The same calls for the account that sends them; empty if that is unknown. */
  prepared: readonly Prepared[];
  withheld: Readonly<Partial<Record<Withholding, boolean>>>;
}

export interface WaysOut<Prepared> {
  /** For a rehearsal, and for a wallet, which sends only after a simulation of its own. */
  toTry: readonly Passed<Prepared>[];
  /** For Safe files, explorers, command lines, raw data, records and the replies to agents. */
  toCopy: readonly Passed<Call>[];
}

const BOTH = ['toTry', 'toCopy'] as const;

/** A simulation that has failed stays beside its button, where it says why and can be repeated. */
const closes: Readonly<Record<Withholding, readonly (typeof BOTH)[number][]>> = {
  refused: BOTH,
  unproven: BOTH,
  unread: BOTH,
  unconfirmed: BOTH,
  'other decimals': BOTH,
  'seen to fail': ['toCopy'],
};

/** The calls that leave a tool: what it withholds is withheld in every way. */
export function waysOut<Prepared>({
  calls,
  prepared,
  withheld,
}: Offer<Prepared>): WaysOut<Prepared> {
  const closed = (Object.keys(closes) as Withholding[])
    .filter((reason) => withheld[reason] === true)
    .flatMap((reason) => closes[reason]);
  const open = <T>(way: (typeof BOTH)[number], all: readonly T[]) =>
    (closed.includes(way) ? [] : all) as readonly Passed<T>[];
  return { toTry: open('toTry', prepared), toCopy: open('toCopy', calls) };
}
