import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The hourglass in the color of the surrounding text: one drawing for both color modes. */
export function LogoDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" fill="none" className={styles.logo} aria-hidden="true">
      <path
        d="M7.1 5.8h5.8c-.2.7-.5 1.1-1 1.5L10 8.9 8.1 7.3c-.5-.4-.8-.8-1-1.5zM6.5 17.2c.2-2 1.7-3.3 3.5-4.1 1.8.8 3.3 2.1 3.5 4.1z"
        className={styles.sand}
      />
      <path d="M10 9.3v3.7" className={styles.grain} />
      <path
        d="M5.4 2v2.7c0 1.2.5 2.2 1.4 2.9L9.6 10l-2.8 2.4c-.9.7-1.4 1.7-1.4 2.9V18M14.6 2v2.7c0 1.2-.5 2.2-1.4 2.9L10.4 10l2.8 2.4c.9.7 1.4 1.7 1.4 2.9V18M3.8 1.8h12.4M3.8 18.2h12.4"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
