// Ejected: the theme's own is disabled in the server's HTML. This one works as soon as
// packages/islands/client/frame/color-mode.ts runs, and through its handler with the framework's own client.
import { useColorMode } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type Original from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export default function ColorModeToggle({
  className,
  onChange,
}: ComponentProps<typeof Original>): ReactNode {
  // The server does not know the reader's mode; CSS shows the right icon from the first paint.
  const isKnown = useIsBrowser();
  // The current mode: from 3.10 on, the theme passes the reader's choice to the toggle, which may be null.
  const { colorMode } = useColorMode();
  const title = `Switch between dark and light mode${isKnown ? ` (currently ${colorMode} mode)` : ''}`;
  const isDark = colorMode === 'dark';
  return (
    <button
      type="button"
      data-color-mode=""
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
