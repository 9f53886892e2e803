import type { ActionId } from './actions';
import { flowActionTexts } from './descriptions-flow';
import { lockupActionTexts } from './descriptions-lockup';
import { nftDescriptions } from './descriptions-nft';
import type { CallText } from '@sablier-docs/protocol/calls/types';
import type { ShownValues } from './phrases';
import type { DeskRelease } from './types';

/**
 * Describes who may send an action, what it does with the values entered so far, and what cannot be
 * undone.
 */
export function describeAction(id: ActionId, release: DeskRelease, shown: ShownValues): CallText {
  const words = {
    ...nftDescriptions,
    ...(release.product === 'lockup' ? lockupActionTexts : flowActionTexts),
  }[id];
  if (!words) throw new Error(`${id} has no description for ${release.product}.`);
  return words(release, shown);
}
