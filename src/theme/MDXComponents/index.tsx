// Wraps: tables scroll on their own, and formulas ask for their stylesheet. The vocabulary of pages
// is imported page by page (src/markdown/vocabulary.ts), so that no page carries another's code.
import MDXComponents from '@theme-original/MDXComponents';
import { MathStyles } from '@site/src/components/MathStyles';
import { TableScroll } from '@site/src/components/TableScroll';

export default {
  ...MDXComponents,
  table: TableScroll,
  MathStyles,
};
