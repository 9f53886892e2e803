import type { ActionId } from './actions';
import { flowWords } from './words-flow';
import { lockupWords } from './words-lockup';
import { nftWords } from './words-nft';
import type { Said } from '../calls/types';
import type { Shown } from './say';
import type { DeskRelease } from './types';

/** Who may do an action, what it does with the values entered so far, and what nobody can undo. */
export function sayAction(id: ActionId, release: DeskRelease, shown: Shown): Said {
  const words = { ...nftWords, ...(release.product === 'lockup' ? lockupWords : flowWords) }[id];
  if (!words) throw new Error(`${id} has no words for ${release.product}.`);
  return words(release, shown);
}
