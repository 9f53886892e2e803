import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What a page with formulas needs to load the stylesheet. */
export interface MathAssets {
  /** Stylesheet on the CDN, of the version that rendered the formulas. */
  cdn: string;
  /** Subresource integrity of that stylesheet, computed from the installed package. */
  integrity: string;
  /** The same file served by this site, for readers whom the CDN does not reach. */
  local: string;
}

const dist = path.dirname(
  createRequire(path.resolve('package.json')).resolve('katex/dist/katex.min.css'),
);
const { version } = JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8')) as {
  version: string;
};

/** The stylesheet's addresses and hash for the installed KaTeX. */
export function mathAssets(baseUrl: string): MathAssets {
  const bytes = readFileSync(path.join(dist, 'katex.min.css'));
  return {
    cdn: `https://cdn.jsdelivr.net/npm/katex@${version}/dist/katex.min.css`,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    local: `${baseUrl}assets/katex-${version}/katex.min.css`,
  };
}

/** Serves a copy of KaTeX's stylesheet and fonts, and tells `MathStyles` where both copies are. */
export default function mathAssetsPlugin(context: LoadContext): Plugin {
  const to = `assets/katex-${version}`;
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
        { from: path.join(dist, 'katex.min.css'), to: `${to}/katex.min.css` },
        { from: path.join(dist, 'fonts/*.woff2'), to: `${to}/fonts/[name][ext]` },
      ];
      return { plugins: [new bundler.CopyRspackPlugin({ patterns }) as never] };
    },
  };
}
