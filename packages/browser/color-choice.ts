import { KEYS, readStored } from './storage';

export type ColorMode = 'dark' | 'light';

export const isMode = (value: unknown): value is ColorMode => value === 'dark' || value === 'light';

/** The color mode that the reader has chosen; undefined when storage has no valid choice. */
export function storedChoice(): ColorMode | undefined {
  const mode = readStored(KEYS.colorMode);
  return isMode(mode) ? mode : undefined;
}
