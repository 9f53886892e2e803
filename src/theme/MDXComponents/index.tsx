// Wraps: tables scroll on their own, formulas ask for their stylesheet, and text that nothing
// listens in stays as the server wrote it. The vocabulary of pages is imported page by page
// (src/markdown/vocabulary.ts), so that no page carries another's code.
import MDXComponents from '@theme-original/MDXComponents';
import { Keep } from '@site/src/components/Keep';
import { MathStyles } from '@site/src/components/MathStyles';
import { TableScroll } from '@site/src/components/TableScroll';
import type { HTMLAttributes, ReactNode } from 'react';

type Props = HTMLAttributes<HTMLElement> & { 'data-keep'?: string };

/** Blocks of text, kept where src/markdown/keep.ts has marked them. */
const block = (Tag: 'p' | 'ul' | 'ol' | 'blockquote') =>
  function Block({ 'data-keep': keep, ...props }: Props): ReactNode {
    return keep === undefined ? <Tag {...(props as object)} /> : <Keep as={Tag} {...props} />;
  };

export default {
  ...MDXComponents,
  p: block('p'),
  ul: block('ul'),
  ol: block('ol'),
  blockquote: block('blockquote'),
  table: TableScroll,
  // The browser's own: the theme's opens by script alone.
  details: 'details',
  MathStyles,
};
