import { z } from 'zod';
import { formatAmount } from '../../protocol/amount';
import { endTimeOf } from '../../protocol/lockup/end-time';
import { streamState, type LockupRecord } from '../../protocol/lockup/status';
import type { LockupStream } from '../../protocol/lockup/types';
import { validateStream } from '../../protocol/lockup/validate';
import { readExponent } from '../exponent';
import { seconds, units, whole } from '../inputs';
import { MAX_PARTS } from '../limits';
import { moments, showMoment } from '../moment';
import { documentedAt } from '../pages';
import { defineTool, Refusal } from '../tool';
import { newest } from '../words';

const exponent = z
  .string()
  .max(40)
  .describe(
    'Exponent of the curve as a decimal number, for example "1" or "2.5"; at most 18.446744073709551615.',
  );

const input = {
  model: z.enum(['linear', 'dynamic', 'tranched']).describe('Model of the stream.'),
  deposit: units('Amount of the stream'),
  startTime: seconds('Start'),
  endTime: seconds('End of a linear stream').optional(),
  cliffTime: seconds('Cliff of a linear stream; leave it out without one').optional(),
  unlockStart: units('Released at the start of a linear stream').optional(),
  unlockCliff: units('Released at the cliff of a linear stream').optional(),
  granularity: whole(
    'Length of one step of a linear stream, in seconds; 1 unless given.',
  ).optional(),
  segments: z
    .array(
      z.strictObject({
        amount: units('Amount'),
        exponent,
        timestamp: seconds('End of the segment'),
      }),
    )
    .max(MAX_PARTS)
    .optional()
    .describe('Of a dynamic stream.'),
  tranches: z
    .array(z.strictObject({ amount: units('Amount'), timestamp: seconds('Release') }))
    .max(MAX_PARTS)
    .optional()
    .describe('Of a tranched stream.'),
  at: moments,
  withdrawn: units('Withdrawn so far; 0 unless given').optional(),
  refunded: units('Refunded by a cancellation; 0 unless canceled').optional(),
  cancelable: z
    .boolean()
    .default(true)
    .describe('Whether the stream was created cancelable and the sender has not renounced.'),
  decimals: z
    .number()
    .int()
    .min(0)
    .max(18)
    .optional()
    .describe('Decimals of the token: amounts are shown in whole tokens as well.'),
};

type Args = z.infer<z.ZodObject<typeof input>>;

/** The figures of a Lockup stream at given moments. */
export const simulateLockupTool = defineTool({
  name: 'simulate_lockup',
  title: 'Compute a Lockup stream',
  description:
    'Computes what a linear, dynamic or tranched Lockup stream has released, what can be withdrawn and refunded, and its status at given moments, to the last unit as the contract does. Says what the contract would refuse. A price-gated stream depends on a price and is not computed.',
  input,
  async run(args, site) {
    const facts = await site.facts();
    const stream = streamOf(args);
    const [first, ...more] = validateStream(stream);
    const known = {
      page: facts.siteUrl + documentedAt.lockupCurve,
      release: newest(facts, 'lockup'),
    };
    if (first) return { ...known, accepted: false, problems: [first, ...more] };
    const record = recordOf(args, stream);
    return {
      ...known,
      accepted: true,
      endTime: String(endTimeOf(stream)),
      unit: "the token's smallest unit",
      figures: args.at.map((time) => figuresAt(stream, record, BigInt(time), args.decimals)),
    };
  },
});

function streamOf(args: Args): LockupStream {
  const base = { deposit: BigInt(args.deposit), startTime: BigInt(args.startTime) };
  const given = (name: 'segments' | 'tranches' | 'endTime') => {
    if (args[name] === undefined) throw new Refusal(`A ${args.model} stream needs \`${name}\`.`);
  };
  switch (args.model) {
    case 'linear':
      given('endTime');
      return {
        model: 'linear',
        ...base,
        endTime: BigInt(args.endTime ?? 0),
        cliffTime: BigInt(args.cliffTime ?? 0),
        unlocks: { start: BigInt(args.unlockStart ?? 0), cliff: BigInt(args.unlockCliff ?? 0) },
        granularity: BigInt(args.granularity ?? 1),
      };
    case 'dynamic':
      given('segments');
      return { model: 'dynamic', ...base, segments: (args.segments ?? []).map(toSegment) };
    case 'tranched':
      given('tranches');
      return {
        model: 'tranched',
        ...base,
        tranches: (args.tranches ?? []).map(({ amount, timestamp }) => ({
          amount: BigInt(amount),
          timestamp: BigInt(timestamp),
        })),
      };
  }
}

const toSegment = (part: NonNullable<Args['segments']>[number]) => ({
  amount: BigInt(part.amount),
  exponent: readExponent(part.exponent),
  timestamp: BigInt(part.timestamp),
});

function recordOf(
  { withdrawn, refunded, cancelable }: Args,
  { deposit }: LockupStream,
): LockupRecord {
  const back = BigInt(refunded ?? 0);
  const paid = BigInt(withdrawn ?? 0);
  if (back + paid > deposit) {
    throw new Refusal('`withdrawn` and `refunded` are more than the deposit.');
  }
  // The contract cancels only what it has something to refund for.
  const wasCanceled = back > 0n;
  return {
    cancelable: cancelable && !wasCanceled,
    wasCanceled,
    // The last withdrawal marks the stream, and so does a cancellation that leaves nothing to withdraw.
    isDepleted: paid === deposit - back,
    withdrawn: paid,
    refunded: back,
  };
}

function figuresAt(
  stream: LockupStream,
  record: LockupRecord,
  time: bigint,
  decimals: number | undefined,
) {
  const moment = showMoment(time);
  try {
    const { streamed, withdrawable, refundable, status, isCancelable } = streamState(
      stream,
      record,
      time,
    );
    return {
      ...moment,
      status,
      streamed: String(streamed),
      withdrawable: String(withdrawable),
      refundable: String(refundable),
      isCancelable,
      ...(decimals === undefined
        ? {}
        : {
            tokens: {
              streamed: formatAmount(streamed, decimals),
              withdrawable: formatAmount(withdrawable, decimals),
              refundable: formatAmount(refundable, decimals),
            },
          }),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Refusal(`At ${time}: ${error.message}`);
  }
}
