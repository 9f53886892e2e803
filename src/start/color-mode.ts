import { READY } from '@site/src/components/Keep/first-load';

/** Where the framework keeps the reader's choice. */
const KEY = 'theme';
const isMode = (value: unknown): boolean => value === 'dark' || value === 'light';

function hasChoice(): boolean {
  try {
    return isMode(localStorage.getItem(KEY));
  } catch {
    return false;
  }
}

/**
 * Follows the color mode of the other tabs, and that of the system for a reader who has not chosen,
 * until the application does.
 */
export function followColorMode(): void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const show = (mode: string) => (document.documentElement.dataset.theme = mode);

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue && isMode(newValue)) show(newValue);
  };
  const onSystem = ({ matches }: MediaQueryListEvent) => {
    if (!hasChoice()) show(matches ? 'dark' : 'light');
  };
  window.addEventListener('storage', onStorage, options);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSystem, options);
  document.addEventListener(READY, () => listening.abort(), { once: true });
}
