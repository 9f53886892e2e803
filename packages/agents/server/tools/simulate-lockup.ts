import { z } from 'zod';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import { streamState, type LockupRecord } from '@sablier-docs/protocol/lockup/status';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { validateStream } from '@sablier-docs/protocol/lockup/validate';
import { seconds, unitsInput } from '../inputs';
import { curveFields, lockupInputCurve } from '../lockup-input';
import { textOutput } from '../outputs';
import { moments, showMoment } from '../moment';
import { documentedAt } from '../pages';
import { defineTool, ToolRefusal } from '../tool';
import { newestReleaseName } from '../release-names';

const input = {
  model: z.enum(['linear', 'dynamic', 'tranched']).describe('Model of the stream.'),
  deposit: unitsInput('Amount of the stream'),
  startTime: seconds('Start'),
  ...curveFields,
  at: moments,
  withdrawn: unitsInput('Withdrawn so far; 0 unless given').optional(),
  refunded: unitsInput('Refunded by a cancellation; 0 unless canceled').optional(),
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

const amounts = { streamed: textOutput, withdrawable: textOutput, refundable: textOutput };
const figure = z.strictObject({
  time: textOutput,
  utc: textOutput,
  status: textOutput,
  ...amounts,
  isCancelable: z.boolean(),
  tokens: z.strictObject(amounts).optional(),
});

type Args = z.infer<z.ZodObject<typeof input>>;

/** The figures of a Lockup stream at given moments. */
export const simulateLockupTool = defineTool({
  name: 'simulate_lockup',
  title: 'Compute a Lockup stream',
  description:
    'Computes what a linear, dynamic or tranched Lockup stream has released, what can be withdrawn and refunded, and its status at given moments, to the last unit as the contract does. Says what the contract would refuse. A price-gated stream depends on a price and is not computed.',
  input,
  output: {
    accepted: z.boolean().describe('Whether the contract would accept the stream.'),
    problems: z
      .array(z.strictObject({ error: textOutput, field: textOutput, message: textOutput }))
      .optional()
      .describe('Why not, in the order of its checks.'),
    endTime: textOutput.optional(),
    unit: textOutput.optional(),
    figures: z.array(figure).optional(),
  },
  async run(args, site) {
    const siteData = await site.data();
    const base = { deposit: BigInt(args.deposit), startTime: BigInt(args.startTime) };
    const stream = lockupInputCurve(args.model, base, args);
    const [first, ...more] = validateStream(stream);
    const known = {
      page: siteData.siteUrl + documentedAt.lockupCurve,
      release: newestReleaseName(siteData, 'lockup'),
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

function recordOf(
  { withdrawn, refunded, cancelable }: Args,
  { deposit }: LockupStream,
): LockupRecord {
  const back = BigInt(refunded ?? 0);
  const paid = BigInt(withdrawn ?? 0);
  if (back + paid > deposit) {
    throw new ToolRefusal('`withdrawn` and `refunded` are more than the deposit.');
  }
  // The contract cancels only streams with something to refund.
  const wasCanceled = back > 0n;
  return {
    cancelable: cancelable && !wasCanceled,
    wasCanceled,
    // The stream becomes depleted by the last withdrawal, or by a cancellation that leaves nothing to
    // withdraw.
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
    throw new ToolRefusal(`At ${time}: ${error.message}`);
  }
}
