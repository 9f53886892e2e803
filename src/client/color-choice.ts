export type ColorMode = 'dark' | 'light';

/** Where the framework keeps the color mode that the reader has chosen. */
export const KEY = 'theme';

export const isMode = (value: unknown): value is ColorMode => value === 'dark' || value === 'light';

/** The reader's choice; none where storage is forbidden, or holds something else. */
export function storedChoice(): ColorMode | undefined {
  try {
    const mode = localStorage.getItem(KEY);
    return isMode(mode) ? mode : undefined;
  } catch {
    return undefined;
  }
}
