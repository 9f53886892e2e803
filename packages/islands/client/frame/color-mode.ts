import { closestElement } from '@sablier-docs/browser/closest';
import { isMode, storedChoice, type ColorMode } from '@sablier-docs/browser/color-choice';
import { KEYS, write } from '@sablier-docs/browser/storage';

const root = document.documentElement;
const TOGGLE = 'button[data-color-mode]';
const LABEL = 'Switch between dark and light mode';

const shown = (): ColorMode => (root.dataset.theme === 'light' ? 'light' : 'dark');

/** Labels a toggle with the mode that is shown. */
export function describeToggle(toggle: Element): void {
  const title = `${LABEL} (currently ${shown()} mode)`;
  toggle.setAttribute('title', title);
  toggle.setAttribute('aria-label', title);
  toggle.setAttribute('aria-pressed', String(shown() === 'dark'));
}

function show(mode: ColorMode): void {
  root.dataset.theme = mode;
  document.querySelectorAll(TOGGLE).forEach(describeToggle);
}

/** From 3.10 on the theme tells by `data-theme-choice` what a reader chose, beside what is shown. */
function choose(mode: ColorMode): void {
  root.dataset.themeChoice = mode;
  show(mode);
}

/**
 * Switches the color mode, keeps the choice, and follows the other tabs; and the system, for a reader
 * who has not chosen. Printing is no change of the system.
 */
export function runColorMode(): void {
  document.addEventListener('click', (event) => {
    if (!closestElement(event, TOGGLE)) return;
    const next = shown() === 'dark' ? 'light' : 'dark';
    choose(next);
    write(KEYS.colorMode, next);
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEYS.colorMode && isMode(newValue)) choose(newValue);
  });
  let printing = false;
  window.addEventListener('beforeprint', () => (printing = true));
  window.addEventListener('afterprint', () => (printing = false));
  const system = window.matchMedia('(prefers-color-scheme: light)');
  const bySystem = () => (system.matches ? 'light' : 'dark');
  system.addEventListener('change', () => {
    const isPrint = printing || window.matchMedia('print').matches;
    if (!isPrint && !storedChoice()) show(bySystem());
  });
  // The inline script takes what it finds in storage, whatever it is.
  const found = root.dataset.theme;
  show(isMode(found) ? found : bySystem());
}
