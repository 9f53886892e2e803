import type { DeskRelease } from '../../../protocol/desk/types';
import type { StreamAnswers } from './answers';
import type { Computed } from './computed';
import { computeFlow } from './compute-flow';
import { computeLockup } from './compute-lockup';

/**
 * What the site's own arithmetic gives for a stream, from its terms and at the second of its block, as
 * its release computes.
 * @returns null where the model or a missing answer leaves nothing to compute
 */
export function compute(release: DeskRelease, answers: StreamAnswers): Computed | null {
  if (answers.time === null) return null;
  try {
    return release.product === 'lockup'
      ? computeLockup(release, answers, answers.time)
      : computeFlow(release, answers, answers.time);
  } catch {
    // Answers that no contract gives, such as more withdrawn than released, are not computed with.
    return null;
  }
}
