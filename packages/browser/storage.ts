/**
 * The storage keys that the site shares with the framework's own client; framework.test.ts compares them with
 * the framework's source.
 */
export const KEYS = {
  colorMode: 'theme',
  announcementId: 'docusaurus.announcement.id',
  announcementDismissed: 'docusaurus.announcement.dismiss',
  tabs: (group: string) => `docusaurus.tab.${group}`,
  version: (pluginId: string) => `docs-preferred-version-${pluginId}`,
} as const;

let warned = false;

/** The reader's storage; undefined where the browser forbids it, which is logged once. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch (error) {
    if (!warned) console.warn('Browser storage is not available.', error);
    warned = true;
    return undefined;
  }
}

/** @returns null when nothing is stored, or when the browser refuses */
export function readStored(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch (error) {
    console.error(`Browser storage error: can't get ${key}`, error);
    return null;
  }
}

/** Stores a value, or removes it for null. A refusal is logged and has no other effect. */
export function write(key: string, value: string | null): void {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch (error) {
    console.error(`Browser storage error: can't set ${key}=${value}`, error);
  }
}
