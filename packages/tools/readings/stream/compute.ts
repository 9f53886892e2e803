import type { DeskRelease } from '../contracts/types';
import type { StreamResults } from './results';
import type { ComputedViews } from './computed';
import { computeFlow } from './compute-flow';
import { computeLockup } from './compute-lockup';

/**
 * The site's own computation of a stream, from its terms, at the time of the block and by the rules
 * of its release.
 * @returns null if the model or a missing result leaves nothing to compute
 */
export function computeStream(release: DeskRelease, results: StreamResults): ComputedViews | null {
  if (results.time === null) return null;
  try {
    return release.product === 'lockup'
      ? computeLockup(release, results, results.time)
      : computeFlow(release, results, results.time);
  } catch {
    // Impossible results, such as more withdrawn than released, are not used.
    return null;
  }
}
