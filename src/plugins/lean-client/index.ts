import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * What every page's bundle goes without. Sizes are gzip, of the whole site's main bundle.
 *
 * - React DOM (48 KB less): the source is written for React and rendered by React at build; in the
 *   reader's browser Preact does the same work. `npm start` keeps React, whose messages are better.
 * - Prism: the server highlights the first page, and the browser asks for Prism when the reader goes
 *   on to another one (src/components/Code).
 */
export default function leanClientPlugin(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const code = path.resolve(__dirname, '../../components/Code');
      const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
      const preact = path.dirname(require.resolve('preact/compat/package.json'));
      return {
        resolve: {
          alias: {
            [path.join(code, 'useTokens.ts')]: path.join(code, 'useTokens.browser.ts'),
            [path.join(theme, 'lib/prism-include-languages.js')]: false,
            ...(process.env.NODE_ENV === 'production' && { react: preact, 'react-dom': preact }),
          },
        },
      };
    },
  };
}
