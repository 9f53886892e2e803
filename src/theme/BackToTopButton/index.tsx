// Ejected: one button for every client; src/client/page/back-to-top.ts shows and answers it.
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
