import { writeQuery } from '@sablier-docs/kit/inputs/query';
import type { Values } from './build';
import { screenFields, screenIds, type ScreenId } from './screens';

/** The state of the link builder. */
interface LinkForm {
  screen: ScreenId;
  values: Values;
}

/** Links do not have longer values. */
const LONGEST = 500;

/**
 * The builder's form from a state such as `?screen=vestingStream&source=LK3`; null for an unknown
 * screen.
 */
export function readSharedLink(state: string): LinkForm | null {
  const query = new URLSearchParams(state);
  const screen = screenIds.find((id) => id === query.get('screen'));
  if (!screen) return null;
  const values: Values = {};
  for (const id of screenFields(screen)) {
    const value = query.get(id);
    if (value && value.length <= LONGEST) values[id] = value;
  }
  return { screen, values };
}

/** The state that `readSharedLink` turns back into this form: the values of its screen. */
export function writeSharedLink({ screen, values }: LinkForm): string {
  const set = screenFields(screen).flatMap((id): [string, string][] => {
    const value = values[id]?.trim();
    return value ? [[id, value]] : [];
  });
  return writeQuery([['screen', screen], ...set]);
}
