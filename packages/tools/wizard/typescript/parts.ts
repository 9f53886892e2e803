import type { Answers } from '../answers';
import { replaceAllInSample, type ReadSample } from '../samples';

/**
 * Streams in one transaction. Those of three tranches cost more than the rest; a sixth of the gas cap is left in
 * either case. tests/examples/wizard/parts.test.ts measures all models.
 */
export const mostStreams = ({ model }: Pick<Answers, 'model'>): number =>
  model === 'tranched' ? 50 : 60;

/** `src/parts.ts`: divides a list. */
export const partsModule = (answers: Answers, read: ReadSample): string =>
  answers.model === 'tranched'
    ? replaceAllInSample(read('wizard/parts.ts'), [
        ['MOST_STREAMS = 60', `MOST_STREAMS = ${mostStreams(answers)}`],
        ['230,000', '250,000'],
      ])
    : read('wizard/parts.ts');
