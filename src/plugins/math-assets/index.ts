import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

interface Options {
  /** Folder of the installed KaTeX that has the stylesheet and its fonts. */
  readonly folder: string;
  /** Folder of the site's copy. */
  readonly copy: string;
  /** What `MathStyles` gets. */
  readonly assets: (baseUrl: string) => object;
}

/** Serves a copy of KaTeX's stylesheet and fonts, and gives `MathStyles` the URLs of both copies. */
export default function mathAssetsPlugin(
  context: LoadContext,
  { folder, copy, assets }: Options,
): Plugin {
  return {
    name: 'math-assets',
    async contentLoaded({ actions }) {
      actions.setGlobalData(assets(context.baseUrl));
    },
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const bundler = currentBundler.instance as unknown as {
        CopyRspackPlugin?: new (options: object) => object;
      };
      if (!bundler.CopyRspackPlugin) throw new Error('math-assets expects the Rspack bundler.');
      const patterns = [
        { from: path.join(folder, 'katex.min.css'), to: `${copy}/katex.min.css` },
        { from: path.join(folder, 'fonts/*.woff2'), to: `${copy}/fonts/[name][ext]` },
      ];
      return { plugins: [new bundler.CopyRspackPlugin({ patterns }) as never] };
    },
  };
}
