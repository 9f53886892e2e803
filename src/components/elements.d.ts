import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The custom elements of src/behavior; React passes `class` through unchanged. */
type Custom = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  class?: string;
  [data: `data-${string}`]: string | undefined;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'deployment-filter': Custom;
      'error-filter': Custom;
      'likely-pages': Custom;
      'living-figure': Custom;
      'math-styles': Custom;
      'scroll-frame': Custom;
      'stream-figure': Custom;
      'tab-group': Custom;
      'whole-file': Custom;
    }
  }
}
