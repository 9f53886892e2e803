import { WHOLE, type WizardFacts } from '../../protocol/wizard/types';

/** Reads a sample, or one piece of it. */
export type Read = (file: string, piece?: string) => string;

/**
 * Reads samples by their path below `examples/`.
 * @throws when there is no such sample or piece
 */
export const reader =
  ({ samples }: Pick<WizardFacts, 'samples'>): Read =>
  (file, piece = WHOLE) => {
    const text = samples[file]?.[piece];
    if (text === undefined) throw new Error(`The wizard has no "${piece}" of ${file}.`);
    return text;
  };

/**
 * Replaces every place of a sample that has `from`.
 * @throws when the sample has none: it is written differently by now, and the wizard has to follow
 */
export function swap(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sample does not contain: ${from}`);
  return text.replaceAll(from, to);
}

/** As `swap`, one after the other. */
export const swapAll = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((before, [from, to]) => swap(before, from, to), text);

/** Every line that is not empty, four spaces to the right. */
export const indented = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '    ');
