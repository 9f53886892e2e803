// Ejected: the theme's own is off until the application runs. This one can be pressed at once, and
// src/start/presses.ts keeps the press.
import useIsBrowser from '@docusaurus/useIsBrowser';
import type Original from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function ColorModeToggle({
  className,
  value,
  onChange,
}: ComponentProps<typeof Original>): ReactNode {
  // The server does not know the reader's mode; styles show the right icon from the first paint.
  const isKnown = useIsBrowser();
  const title = `Switch between dark and light mode${isKnown ? ` (currently ${value} mode)` : ''}`;
  const isDark = value === 'dark';
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.toggleButton, className)}
      title={title}
      aria-label={title}
      aria-live="polite"
      aria-pressed={isKnown ? isDark : undefined}
      onClick={() => onChange(isDark ? 'light' : 'dark')}
    >
      <IconLightMode className={styles.light} />
      <IconDarkMode className={styles.dark} />
    </button>
  );
}
