// Ejected: the same button for both clients; src/behavior/back-to-top.ts shows it and handles its clicks.
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function BackToTopButton(): ReactNode {
  return (
    <button
      type="button"
      hidden
      aria-label="Scroll back to top"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton)}
    />
  );
}
