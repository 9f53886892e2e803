import { WHOLE, type WizardFacts } from './contracts/types';

/** Reads a sample, or one piece of it. */
export type ReadSample = (file: string, piece?: string) => string;

/**
 * Reads samples by their path below `examples/`.
 * @throws when there is no such sample or piece
 */
export const sampleReader =
  ({ samples }: Pick<WizardFacts, 'samples'>): ReadSample =>
  (file, piece = WHOLE) => {
    const text = samples[file]?.[piece];
    if (text === undefined) throw new Error(`The wizard has no "${piece}" of ${file}.`);
    return text;
  };

/**
 * Replaces every occurrence of `from` in a sample.
 * @throws when there is none: the sample has changed, and the wizard has to be updated
 */
export function replaceInSample(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sample does not contain: ${from}`);
  return text.replaceAll(from, to);
}

/** Like `replaceInSample`, for several pairs in order. */
export const replaceAllInSample = (
  text: string,
  pairs: readonly (readonly [string, string])[],
): string => pairs.reduce((before, [from, to]) => replaceInSample(before, from, to), text);

/** Indents every line that is not empty by four spaces. */
export const indentedSample = (text: string): string => text.trimEnd().replace(/^(?=.)/gm, '    ');
