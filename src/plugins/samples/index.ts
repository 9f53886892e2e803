import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Rebuilds a page when a file of examples/ that it shows is saved. */
export default function samplesPlugin({ siteDir }: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src/plugins/samples/watch-loader.cjs');
  // Docusaurus reads `include` of every rule for .mdx to find the pages that no plugin owns.
  const include = ['docs', 'snippets'].map((folder) => path.join(siteDir, folder, path.sep));
  return {
    name: 'samples',
    configureWebpack: () => ({
      module: { rules: [{ test: /\.mdx$/, include, enforce: 'pre', use: [{ loader }] }] },
    }),
  };
}
