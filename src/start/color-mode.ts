import { isMode, KEY, storedChoice, type ColorMode } from '@site/src/client/color-choice';
import { READY } from '@site/src/components/Keep/first-load';

/**
 * Follows the color mode of the other tabs, and that of the system for a reader who has not chosen,
 * until the application does.
 */
export function followColorMode(): void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const show = (mode: ColorMode) => (document.documentElement.dataset.theme = mode);

  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && isMode(newValue)) show(newValue);
  };
  const onSystem = ({ matches }: MediaQueryListEvent) => {
    if (!storedChoice()) show(matches ? 'dark' : 'light');
  };
  window.addEventListener('storage', onStorage, options);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onSystem, options);
  document.addEventListener(READY, () => listening.abort(), { once: true });
}
