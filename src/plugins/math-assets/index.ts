import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { katexCopy, katexFolder, mathAssets } from '../../../config/math-assets';

/** Serves a copy of KaTeX's stylesheet and fonts, and gives `MathStyles` the URLs of both copies. */
export default function mathAssetsPlugin(context: LoadContext): Plugin {
  return {
    name: 'math-assets',
    async contentLoaded({ actions }) {
      actions.setGlobalData(mathAssets(context.baseUrl));
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const bundler = currentBundler.instance as unknown as {
        CopyRspackPlugin?: new (options: object) => object;
      };
      if (!bundler.CopyRspackPlugin) throw new Error('math-assets expects the Rspack bundler.');
      const patterns = [
        { from: path.join(katexFolder, 'katex.min.css'), to: `${katexCopy}/katex.min.css` },
        { from: path.join(katexFolder, 'fonts/*.woff2'), to: `${katexCopy}/fonts/[name][ext]` },
      ];
      return { plugins: [new bundler.CopyRspackPlugin({ patterns }) as never] };
    },
  };
}
