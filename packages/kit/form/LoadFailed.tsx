import type { ReactNode } from 'react';
import tool from './styles.module.css';

/** Said where code that a press has asked for did not arrive. */
export const LoadFailed = (): ReactNode => (
  <p role="status" className={tool.problem}>
    This part of the page did not load. Check your connection and press the button again.
  </p>
);
