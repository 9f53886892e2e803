import type { FasterConfig } from '@docusaurus/types';
import { chosenClient } from '../src/plugins/client/choice';

/**
 * Rspack and its companions; see https://docusaurus.io/blog/releases/3.6#docusaurus-faster. The server takes
 * the compiled pages from the browser's compilation where one is made of both, and would wait for ever for
 * those that the lean client does not have.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  mdxCrossCompilerCache: chosenClient(process.env) === 'stock',
} satisfies FasterConfig;
