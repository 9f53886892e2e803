// Wraps: tables scroll on their own, details are the browser's own, and formulas request their stylesheet.
// The vocabulary of pages is imported page by page (packages/vocabulary/steps/auto-imports.ts).
import MDXComponents from '@theme-original/MDXComponents';
import { MathStyles } from '@site/src/components/MathStyles';
import { TableScroll } from '@sablier-docs/ui/TableScroll';

export default {
  ...MDXComponents,
  table: TableScroll,
  // The theme's own needs a script to open.
  details: 'details',
  Details: 'details',
  MathStyles,
};
