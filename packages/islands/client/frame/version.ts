import versions from '@generated/islands/default/versions.json';
import { KEYS, readStored, write } from '@sablier-docs/browser/storage';

const named = (prefix: string) =>
  [...document.documentElement.classList]
    .find((name) => name.startsWith(prefix))
    ?.slice(prefix.length);

/** What was stored in this visit; a storage that refuses is asked once. */
const kept = new Set<string>();

/** Stores which version of the documentation the page on the screen belongs to. */
export function rememberVersion(): void {
  const plugin = named('plugin-id-');
  const version = named('docs-version-');
  if (!plugin || !version || !versions[plugin]?.includes(version)) return;
  if (kept.has(plugin + version)) return;
  kept.add(plugin + version);
  if (readStored(KEYS.version(plugin)) !== version) write(KEYS.version(plugin), version);
}

/** Forgets stored versions that exist no more. */
export function forgetGoneVersions(): void {
  for (const [plugin, names] of Object.entries(versions)) {
    const stored = readStored(KEYS.version(plugin));
    if (stored !== null && !names.includes(stored)) write(KEYS.version(plugin), null);
  }
}
