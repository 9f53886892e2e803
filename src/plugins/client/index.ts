import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { chosenClient, type Client } from './choice';
import { keepFacesInFiles } from './faces';
import { KEEPER, STARTER } from './late/tags';
import { sheetGroups } from './sheets';

const own = (name: string) => path.resolve(__dirname, name);
const source = (name: string) => path.resolve(__dirname, '../..', name);
const dirOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/** Runs with both clients; what asks for code on demand comes after the first. */
const SHARED = [
  'client/chunks.ts',
  'client/page/index.ts',
  'client/page/offline-note.ts',
  'client/page/print.ts',
];

/** What the framework's own client needs beside it. */
const STOCK = [
  'client/stock/clean-address.ts',
  'client/stock/hash-guard.ts',
  'client/stock/hash.ts',
  'client/stock/islands.ts',
];

const modulesOf: Readonly<Record<Client, string[]>> = {
  lean: [own('styles.js'), ...SHARED.map(source)],
  stock: [...SHARED, ...STOCK].map(source),
};

/** The server draws tools and colors code; a browser has the HTML, or does both when it is asked to. */
const server = {
  [source('components/Island/draw.ts')]: source('components/Island/draw.server.tsx'),
};

/** The browser highlights what tools write, when they do; see src/components/Code. */
const highlighting = {
  [source('components/Code/useTokens.ts')]: source('components/Code/useTokens.browser.ts'),
  [path.join(dirOf('@docusaurus/theme-classic'), 'lib/prism-include-languages.js')]: false,
} as const;

/**
 * The framework's own client has the highlighter of the pages in its bundle. With the other one beside it, a
 * grammar would add itself to the first of the two only.
 */
const stock = {
  [source('components/Code/grammars/index.ts')]: source('components/Code/tokens.ts'),
};

/** The framework loads the progress bar of a slow page with every page; see src/client/navigation/progress.ts. */
const onDemand = { nprogress$: source('client/navigation/progress.ts') };

/**
 * What a reader's browser runs: src/client, whose README says how, or with `SITE_CLIENT=stock` and in
 * `npm start` the framework's own client.
 */
export default function clientPlugin(): Plugin {
  const client = chosenClient(process.env);
  const lean = {
    entry: source('client/index.ts'),
    // The first scripts hold a list of all others: with the framework's eight digits it weighs a tenth more.
    output: { chunkFilename: 'assets/js/[name].[contenthash:6].js' },
    module: { rules: [{ include: own('styles.js'), use: own('all-styles.cjs') }] },
    resolve: { alias: { ...highlighting, ...onDemand } },
    optimization: { splitChunks: { cacheGroups: sheetGroups } },
  };
  return {
    name: 'client',
    getClientModules: () => modulesOf[client],
    injectHtmlTags: () => ({
      ...(client === 'lean' && { headTags: [{ tagName: 'script', innerHTML: KEEPER }] }),
      postBodyTags: [{ tagName: 'script', innerHTML: STARTER }],
    }),
    configureWebpack(config, isServer) {
      keepFacesInFiles(config);
      if (isServer) {
        // What has a handler in the text would be dead with the lean client, and says so.
        const checked = {
          exclude: own('handlers'),
          resolve: { alias: { 'react/jsx-runtime$': own('handlers/jsx-runtime.ts') } },
        };
        return {
          resolve: { alias: server },
          ...(client === 'lean' && { module: { rules: [checked] } }),
        };
      }
      if (client !== 'lean') return { resolve: { alias: stock } };
      // A second table of scripts, by which the framework's own client fetches ahead.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      return lean;
    },
  };
}
