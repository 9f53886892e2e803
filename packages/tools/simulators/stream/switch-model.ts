import { UNIT } from '@sablier-docs/protocol/unit';
import { endTimeOf } from '@sablier-docs/protocol/lockup/end-time';
import type { LockupModel, LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import type { SimulatorForm } from './form';
import { formOf, presetForm } from './from-stream';
import { validateForm } from './validate';

/** The first shape that a reader sees of each model. */
export const FIRST_SHAPES = {
  linear: 'cliff',
  dynamic: 'dynamicExponential',
  tranched: 'tranchedBackweighted',
} as const satisfies Record<LockupModel, LockupShapeId>;

const TRANCHES = 4n;

/** A simple stream of another model with the same deposit, start and end. */
function recast(from: LockupStream, model: LockupModel): LockupStream {
  const { deposit, startTime } = from;
  const end = endTimeOf(from);
  switch (model) {
    case 'linear':
      return {
        model,
        deposit,
        startTime,
        endTime: end,
        cliffTime: 0n,
        unlocks: { start: 0n, cliff: 0n },
        granularity: 1n,
      };
    case 'dynamic':
      return {
        model,
        deposit,
        startTime,
        segments: [{ amount: deposit, exponent: 2n * UNIT, timestamp: end }],
      };
    case 'tranched': {
      // A short or small stream cannot be divided into four parts.
      const range = end - startTime;
      const count = range < TRANCHES || deposit < TRANCHES ? 1n : TRANCHES;
      const part = deposit / count;
      const tranches = Array.from({ length: Number(count) }, (_, i) => ({
        amount: BigInt(i) === count - 1n ? deposit - part * (count - 1n) : part,
        timestamp: startTime + (range * BigInt(i + 1)) / count,
      }));
      return { model, deposit, startTime, tranches };
    }
  }
}

/**
 * The form of another model. Deposit, start, end and the time that the reader looks at are kept if
 * the contract would accept the present form; otherwise the model starts with its first shape.
 * @param kept the reader's previous form of that model; its cliff, unlocks and rows are restored if
 * they fit the present deposit and dates
 */
export function switchModel(
  form: SimulatorForm,
  model: LockupModel,
  kept?: SimulatorForm,
): SimulatorForm {
  if (form.model === model) return form;
  const { stream, decimals, at } = validateForm(form);
  if (!stream || decimals === null) return kept ?? presetForm(FIRST_SHAPES[model]);
  const plain = formOf(recast(stream, model), { decimals, shape: '', at: at ?? undefined });
  if (!kept) return plain;
  const { deposit, start } = form;
  const restored = { ...kept, deposit, start, at: form.at, decimals: form.decimals };
  const fits = [restored, { ...restored, end: plain.end }].find((candidate) => {
    const again = validateForm(candidate).stream;
    return again !== null && endTimeOf(again) === endTimeOf(stream);
  });
  return fits ?? plain;
}
