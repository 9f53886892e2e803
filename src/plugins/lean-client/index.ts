import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const own = (name: string) => path.resolve(__dirname, name);
const dirOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** In the browser only, and for development too: the server highlights, the browser has it lazily. */
function highlighting() {
  const code = path.resolve(__dirname, '../../components/Code');
  return {
    [path.join(code, 'useTokens.ts')]: path.join(code, 'useTokens.browser.ts'),
    [path.join(dirOf('@docusaurus/theme-classic'), 'lib/prism-include-languages.js')]: false,
  } as const;
}

/** In a reader's browser the text of a page is what the server wrote. */
const text = { '@theme/DocItem/Content': path.resolve(__dirname, '../../components/PageText') };

/**
 * What every page's JavaScript goes without (sizes are gzip).
 *
 * - All of it, for someone who only reads: src/start fetches it ahead and runs it at the first sign.
 * - React DOM (48 KB): the source is written for React and rendered by React at build; in the
 *   reader's browser Preact does the same work. `npm start` keeps React, whose messages are better.
 * - Prism (30 KB): the server highlights the first page, and the browser asks for Prism when the
 *   reader goes on to another one (src/components/Code).
 * - The text of pages: the HTML has it (text-page.cjs), and with it what only text is made of.
 * - The descriptions of all pages (11 KB), the names of all files (5 KB), unused helpers (4 KB).
 */
export default function leanClientPlugin(context: {
  generatedFilesDir: string;
  siteDir: string;
}): Plugin {
  const generated = (name: RegExp) => ({ include: context.generatedFilesDir, test: name });
  const docs = {
    ...generated(/docusaurus-plugin-content-docs.[^.]+.p.index-[^.]+\.json$/),
    type: 'json',
    use: own('without-descriptions.cjs'),
  };
  const registry = { ...generated(/registry\.js$/), use: own('without-names.cjs') };
  const helpers = {
    test: /utils-common.lib.index\.js$/,
    resolve: { alias: { tslib$: own('tslib.cjs') } },
  };
  return {
    name: 'lean-client',
    getClientModules: () => [own('styles.js')],
    configureWebpack(_config, isServer) {
      if (isServer) return { module: { rules: [docs] } };
      const order = {
        test: /plugin-content-docs.lib.client.docsClientUtils\.js$|theme-common.lib.utils.reactUtils\.js$/,
        use: own('plain-order.cjs'),
      };
      const styles = { include: own('styles.js'), use: own('all-styles.cjs') };
      const preact = dirOf('preact/compat');
      const isProduction = process.env.NODE_ENV === 'production';
      // Docusaurus reads `include` of every rule for .mdx to find the pages that no plugin owns.
      const pages = {
        test: /\.mdx?$/,
        include: ['docs', 'snippets'].map((folder) => path.join(context.siteDir, folder, path.sep)),
        enforce: 'post',
        use: own('text-page.cjs'),
      } as const;
      // Nothing happens when they are imported: what is not used of them is left out.
      const pure = ['snippets', 'src/components'].map((folder) => ({
        test: /\.(?:mdx|tsx)$/,
        include: [path.join(context.siteDir, folder, path.sep)],
        sideEffects: false,
      }));
      return {
        ...(isProduction && { entry: path.resolve(__dirname, '../../start/index.ts') }),
        module: {
          rules: [
            docs,
            registry,
            helpers,
            order,
            styles,
            ...(isProduction ? [pages, ...pure] : []),
          ],
        },
        // A file that is named after its content needs no second table of names in every page.
        ...(isProduction && { output: { chunkFilename: 'assets/js/[contenthash:8].js' } }),
        resolve: {
          alias: {
            ...highlighting(),
            ...(isProduction && { react: preact, 'react-dom': preact, ...text }),
          },
        },
      };
    },
  };
}
