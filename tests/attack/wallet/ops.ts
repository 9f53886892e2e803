import fc, { type Arbitrary } from 'fast-check';

/** How a wallet answers a question that it has kept open. */
export type How = 'honest' | 'odd' | 'other' | 'reject' | 'fail';

/** Something that the reader, the wallet or the browser does. All of it fits into JSON, for the corpus. */
export type Op =
  /** The form shows another call: which of them, or none. */
  | { do: 'edit'; call: number }
  | { do: 'read' | 'read again' | 'leave' | 'event' | 'reload' | 'aside' | 'settle' }
  | { do: 'simulate'; place: number }
  /** Presses Send, as often within one task as a script likes. */
  | { do: 'send'; place: number; times: number; known: boolean }
  | { do: 'account' | 'chain' | 'mine' | 'put away' | 'ask again'; at: number }
  /** From now on, the wallet answers such questions so, or keeps them open. */
  | { do: 'mode'; of: Kind; how: How | 'hold' }
  | { do: 'answer'; at: number; how: How }
  | { do: 'wait'; seconds: number }
  /** How much of the pending work goes on between two steps. */
  | { do: 'pace'; turns: number }
  | { do: 'storage'; is: 'ok' | 'broken' | 'damaged' };

export const kinds = ['session', 'code', 'call', 'send', 'receipt'] as const;
export type Kind = (typeof kinds)[number];

/** Turns after which whatever needs no more answers is done. */
export const WHOLE = 60;

const small = fc.nat({ max: 7 });
const place = fc.nat({ max: 1 });
const how = fc.constantFrom<How>('honest', 'odd', 'other', 'reject', 'fail');

/** Frequent actions of people and wallets are frequent here: most orders get as far as a transaction. */
const op: Arbitrary<Op> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('edit' as const), call: small }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('read', 'settle') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('read again', 'leave', 'event', 'reload', 'aside'),
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('simulate' as const), place }) },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      place,
      times: fc.integer({ min: 1, max: 3 }),
      known: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('account', 'chain', 'mine', 'put away', 'ask again'),
      at: small,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('mode' as const),
      of: fc.constantFrom(...kinds),
      how: fc.oneof({ weight: 2, arbitrary: fc.constant('hold' as const) }, how),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('answer' as const), at: small, how }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 25, 301),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('pace' as const),
      turns: fc.constantFrom(0, 2, 7, WHOLE),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('storage' as const),
      is: fc.constantFrom('ok', 'broken', 'damaged'),
    }),
  },
) as Arbitrary<Op>;

const READY: readonly Op[] = [
  ...([{ do: 'account', at: 0 }, { do: 'chain', at: 0 }, { do: 'settle' }] as const),
  ...([{ do: 'pace', turns: WHOLE }, { do: 'read' }] as const),
];
const HELD: Op = { do: 'mode', of: 'send', how: 'hold' };
const form = fc.integer({ min: 1, max: 7 });

/** Events between a simulation and the press of Send. */
const between: Arbitrary<Op[]> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Op[]>([]) },
  form.map((call): Op[] => [{ do: 'edit', call }]),
  fc.constantFrom<Op[]>(
    [HELD],
    [HELD, { do: 'storage', is: 'broken' }],
    [{ do: 'account', at: 1 }],
    [{ do: 'chain', at: 1 }],
  ),
);

/** A reader with a purpose and a wallet that works, as far as Send. */
const purpose: Arbitrary<Op[]> = fc
  .record({ call: form, place, known: fc.boolean(), times: fc.constantFrom(1, 3), between })
  .map(({ call, place: at, known, times, between: more }) => [
    ...READY,
    ...([
      { do: 'edit', call },
      { do: 'simulate', place: at },
    ] as const),
    ...more,
    { do: 'send', place: at, times, known },
  ]);

/** A simulation that is answered once the form shows something else. */
const overtaken: Arbitrary<Op[]> = fc
  .record({ call: form, next: form, known: fc.boolean() })
  .map(({ call, next, known }) => [
    ...READY,
    ...([
      { do: 'edit', call },
      { do: 'mode', of: 'code', how: 'hold' },
    ] as const),
    ...([
      { do: 'simulate', place: 0 },
      { do: 'edit', call: next },
    ] as const),
    ...([{ do: 'settle' }, { do: 'send', place: 0, times: 1, known }] as const),
  ]);

/** A press, and something else before the wallet was asked. */
const gone: Arbitrary<Op[]> = fc
  .record({ call: form, next: fc.nat({ max: 7 }) })
  .map(({ call, next }) => [
    ...READY,
    ...([
      { do: 'edit', call },
      { do: 'simulate', place: 0 },
    ] as const),
    { do: 'mode', of: 'session', how: 'hold' },
    ...([
      { do: 'send', place: 0, times: 2, known: true },
      { do: 'edit', call: next },
    ] as const),
    { do: 'settle' },
  ]);

/** Both calls of a form, pressed one after the other. */
const both: Arbitrary<Op[]> = fc
  .record({ call: fc.constantFrom(5, 6, 7), known: fc.boolean() })
  .map(({ call, known }) => [
    ...READY,
    { do: 'edit', call },
    ...([{ do: 'simulate', place: 0 }, { do: 'simulate', place: 1 }, HELD] as const),
    { do: 'send', place: 0, times: 1, known },
    { do: 'send', place: 1, times: 1, known },
  ]);

export const orders: Arbitrary<Op[]> = fc
  .array(
    fc.oneof(
      { weight: 16, arbitrary: op.map((one) => [one]) },
      { weight: 3, arbitrary: purpose },
      ...[overtaken, gone, both].map((arbitrary) => ({ weight: 1, arbitrary })),
    ),
    { minLength: 3, maxLength: 24, size: 'max' },
  )
  .map((parts) => parts.flat());
