import type { FasterConfig } from '@docusaurus/types';
import { chosenClient } from '@sablier-docs/islands/plugin/choice';

/**
 * Rspack and its companions; see https://docusaurus.io/blog/releases/3.6#docusaurus-faster. With
 * `mdxCrossCompilerCache` the server build waits for pages that the browser build compiles. With the islands
 * client that build compiles none, and the server build would hang.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  mdxCrossCompilerCache: chosenClient(process.env) === 'stock',
} satisfies Partial<FasterConfig>;
