import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The framework's types know nothing of its server: a list that they know lets this through. */
const served = {
  plugins: [],
  watchOptions: { aggregateTimeout: 20 },
  devServer: {
    static: [
      {
        directory: path.resolve('build'),
        publicPath: '/',
        serveIndex: false,
        // Pages are those of the development server.
        staticOptions: { index: false, redirect: false },
        watch: false,
      },
    ],
  },
};

/** Files that only a build makes, such as the index of the search and the Markdown of pages, come from the last one. */
export const lastBuild = (): Plugin => ({
  name: 'last-build',
  configureWebpack: () => served,
});
