import { z } from 'zod';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import { readExponentInput } from './exponent';
import { seconds, unitsInput, whole } from './inputs';
import { MAX_PARTS } from './limits';
import { ToolRefusal } from './tool';

/* The curve of a Lockup stream as the tools take it. */

const exponent = z
  .string()
  .max(40)
  .describe(
    'Exponent of the curve as a decimal number, for example "1" or "2.5"; at most 18.446744073709551615.',
  );

/** The fields of a curve. Each model lists those that it needs. */
export const curveFields = {
  endTime: seconds('End of a linear or price-gated stream').optional(),
  cliffTime: seconds('Cliff of a linear stream; leave it out without one').optional(),
  unlockStart: unitsInput('Released at the start of a linear stream').optional(),
  unlockCliff: unitsInput('Released at the cliff of a linear stream').optional(),
  granularity: whole(
    'Length of one step of a linear stream, in seconds; 1 unless given.',
  ).optional(),
  segments: z
    .array(
      z.strictObject({
        amount: unitsInput('Amount'),
        exponent,
        timestamp: seconds('End of the segment'),
      }),
    )
    .max(MAX_PARTS)
    .optional()
    .describe('Of a dynamic stream.'),
  tranches: z
    .array(z.strictObject({ amount: unitsInput('Amount'), timestamp: seconds('Release') }))
    .max(MAX_PARTS)
    .optional()
    .describe('Of a tranched stream.'),
};

export type Curve = z.infer<z.ZodObject<typeof curveFields>>;

/** The fields that a model needs, of which one is missing. */
const NEEDS = { linear: 'endTime', dynamic: 'segments', tranched: 'tranches' } as const;

export type CurveModel = keyof typeof NEEDS;

/**
 * The stream of a model.
 * @param shift added to each time, for times that count from the start
 * @throws a Refusal when the model lacks a field, or an exponent cannot be read
 */
export function lockupInputCurve(
  model: CurveModel,
  { deposit, startTime }: { deposit: bigint; startTime: bigint },
  args: Curve,
  shift = 0n,
): LockupStream {
  const need = NEEDS[model];
  if (args[need] === undefined) throw new ToolRefusal(`A ${model} stream needs \`${need}\`.`);
  const base = { deposit, startTime };
  const at = (text: string | undefined) => BigInt(text ?? 0) + shift;
  switch (model) {
    case 'linear':
      return {
        model,
        ...base,
        endTime: at(args.endTime),
        // 0 is no cliff, whatever the times count from.
        cliffTime: BigInt(args.cliffTime ?? 0) === 0n ? 0n : at(args.cliffTime),
        unlocks: { start: BigInt(args.unlockStart ?? 0), cliff: BigInt(args.unlockCliff ?? 0) },
        granularity: BigInt(args.granularity ?? 1),
      };
    case 'dynamic':
      return {
        model,
        ...base,
        segments: (args.segments ?? []).map((part) => ({
          amount: BigInt(part.amount),
          exponent: readExponentInput(part.exponent),
          timestamp: at(part.timestamp),
        })),
      };
    case 'tranched':
      return {
        model,
        ...base,
        tranches: (args.tranches ?? []).map(({ amount, timestamp }) => ({
          amount: BigInt(amount),
          timestamp: at(timestamp),
        })),
      };
  }
}
