import type { FasterConfig } from '@docusaurus/types';
import { chosenClient } from '../src/plugins/client/choice';

/**
 * Rspack and its companions; see https://docusaurus.io/blog/releases/3.6#docusaurus-faster. With
 * `mdxCrossCompilerCache` the server waits for pages that the browser's build compiles. With the lean client it
 * compiles none, and the server would hang.
 */
export const faster = {
  swcJsLoader: true,
  swcJsMinimizer: true,
  swcHtmlMinimizer: true,
  lightningCssMinimizer: true,
  rspackBundler: true,
  mdxCrossCompilerCache: chosenClient(process.env) === 'stock',
} satisfies Partial<FasterConfig>;
