import { z } from 'zod';
import {
  ANY_START,
  newStreamEnd,
  newStreamProblems,
  type NewStream,
} from '@sablier-docs/tools/rehearsal/new-stream';
import { readAddress } from '@sablier-docs/kit/inputs/addresses';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { readShapeLabel } from '@sablier-docs/tools/simulators/stream/shape-label';
import { seconds, shortText, unitsInput, whole } from '../inputs';
import { MAX_PARTS } from '../limits';
import { curveFields, lockupInputCurve } from '../lockup-input';
import { otherMode, type TimesMode } from '../times';
import { ToolRefusal } from '../tool';

/* The streams of `create_lockup`. */

export const models = ['linear', 'dynamic', 'tranched', 'price-gated'] as const;

export const streamFields = {
  recipient: shortText('Address of the recipient.'),
  deposit: unitsInput('Amount of the stream'),
  startTime: seconds('Start; leave it out with `times` fromStart').optional(),
  ...curveFields,
  oracle: shortText('Price feed of a price-gated stream: an address.').optional(),
  targetPrice: whole(
    'Price of a price-gated stream from which everything is released, in USD with 8 decimals.',
  ).optional(),
  shape: z
    .string()
    .max(40)
    .optional()
    .describe('Label in the create event, at most 32 bytes of ASCII; empty unless given.'),
};

export type StreamInput = z.infer<z.ZodObject<typeof streamFields>>;

type Problems = [field: string, problem: string][];

/** A stream costs about as much gas as eight segments or tranches. */
const PER_STREAM = 8;

/** @throws a Refusal when the streams do not fit into one transaction */
export function refuseTooMany(streams: readonly StreamInput[]): void {
  const weight = streams.reduce(
    (sum, { segments = [], tranches = [] }) => sum + PER_STREAM + segments.length + tranches.length,
    0,
  );
  if (weight <= MAX_PARTS) return;
  throw new ToolRefusal(
    `These streams do not fit into one transaction: a stream counts as ${PER_STREAM}, each segment or tranche as 1, and at most ${MAX_PARTS} fit. Send them in several calls.`,
  );
}

/** The fields of each model; others would be left out in silence. */
const TAKES: Readonly<Record<(typeof models)[number], readonly (keyof StreamInput)[]>> = {
  linear: ['endTime', 'cliffTime', 'unlockStart', 'unlockCliff', 'granularity'],
  dynamic: ['segments'],
  tranched: ['tranches'],
  'price-gated': ['endTime', 'oracle', 'targetPrice'],
};
const NEEDS: typeof TAKES = {
  linear: ['endTime'],
  dynamic: ['segments'],
  tranched: ['tranches'],
  'price-gated': ['endTime', 'oracle', 'targetPrice'],
};
const COMMON: readonly string[] = ['recipient', 'deposit', 'startTime', 'shape'];

/** The field that has the end of each model. */
const END: Readonly<Record<(typeof models)[number], string>> = {
  linear: 'endTime',
  dynamic: 'segments',
  tranched: 'tranches',
  'price-gated': 'endTime',
};

/** The times of an entry that belong to the other mode, with their fields. */
function timesOfOtherMode(entry: StreamInput, times: TimesMode): Problems {
  const list = (key: 'segments' | 'tranches') =>
    (entry[key] ?? []).map(({ timestamp }, at) => [`${key}.${at}.timestamp`, timestamp] as const);
  const given = [
    ...(['startTime', 'cliffTime', 'endTime'] as const).map((key) => [key, entry[key]] as const),
    ...list('segments'),
    ...list('tranches'),
  ];
  return given.flatMap(([field, text]): Problems => {
    const problem = otherMode(BigInt(text ?? 0), times);
    return problem === undefined ? [] : [[field, problem]];
  });
}

/**
 * The stream of an entry. Its problems, of a value or what the contract would refuse, are added to
 * the list with the prefix.
 * @param now Unix second
 * @returns no stream when there is a problem
 */
export function readNewStream(
  { model, times }: { model: (typeof models)[number]; times: TimesMode },
  entry: StreamInput,
  prefix: string,
  problems: Problems,
  now: bigint,
): { stream?: NewStream; shape: string } {
  const add = (field: string, problem: string) => problems.push([`${prefix}${field}`, problem]);
  const count = problems.length;
  const shape = readShapeLabel(entry.shape ?? '');
  if (!isRead(shape)) add('shape', shape.problem);
  const fromNow = times === 'fromStart';
  for (const key of Object.keys(entry) as (keyof StreamInput)[]) {
    if (entry[key] === undefined || COMMON.includes(key) || TAKES[model].includes(key)) continue;
    add(key, `A ${model} stream has no such field. Leave it out.`);
  }
  for (const key of NEEDS[model]) {
    if (entry[key] === undefined) add(key, `A ${model} stream needs it.`);
  }
  if (fromNow && model === 'price-gated')
    add('startTime', 'A price-gated stream has no durations: set `times` to unix.');
  if (fromNow && entry.startTime !== undefined)
    add('startTime', 'Leave it out: the stream starts when the call is mined.');
  if (!fromNow && entry.startTime === undefined) add('startTime', 'Give the start.');
  const oracle = model === 'price-gated' ? readAddress(entry.oracle ?? '') : undefined;
  if (entry.oracle !== undefined && oracle && !isRead(oracle)) add('oracle', oracle.problem);
  // One time of the other mode stands for all of them.
  const [other] = timesOfOtherMode(entry, times);
  if (other) add(...other);
  if (problems.length > count) return { shape: '' };

  const shift = fromNow ? ANY_START : 0n;
  const base = { deposit: BigInt(entry.deposit), startTime: BigInt(entry.startTime ?? 0) + shift };
  const stream: NewStream =
    model === 'price-gated'
      ? {
          model: 'priceGated',
          ...base,
          endTime: BigInt(entry.endTime ?? 0),
          oracle: oracle && isRead(oracle) ? oracle.value : '',
          targetPrice: BigInt(entry.targetPrice ?? 0),
        }
      : lockupInputCurve(model, base, entry, shift);
  for (const { field, message, error } of newStreamProblems(stream))
    add(field, `${message} (${error})`);
  if (problems.length === count && !fromNow && newStreamEnd(stream) <= now) {
    add(
      END[model],
      'The end is in the past: everything would be released at once, and nobody could cancel. Give an end in the future.',
    );
  }
  return { stream, shape: isRead(shape) ? shape.value : '' };
}
