// Wraps: tables scroll on their own, folds are the browser's own, and formulas ask for their stylesheet.
// The vocabulary of pages is imported page by page (src/markdown/vocabulary.ts).
import MDXComponents from '@theme-original/MDXComponents';
import { MathStyles } from '@site/src/components/MathStyles';
import { TableScroll } from '@site/src/components/TableScroll';

export default {
  ...MDXComponents,
  table: TableScroll,
  // The theme's opens by script alone.
  details: 'details',
  Details: 'details',
  MathStyles,
};
