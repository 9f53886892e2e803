import path from 'node:path';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { chosenClient, type Client } from './choice';
import { keepFontsInFiles } from './font-files';
import { EARLY_INPUT_SCRIPT } from './early-input-script';
import { findOptions, type Found, type Options } from './options';
import { drawModule, loadModule, scriptsModule } from './tools';
import { WHOLE_SCRIPT } from './whole-script';

export type { Options };

const own = (name: string) => path.resolve(__dirname, name);
const inClient = (name: string) => path.resolve(__dirname, '../client', name);

/** Comes before everything that asks for code on demand. */
const CHUNKS = inClient('chunks.ts');

/** Styles that few pages have: a module that nothing runs, so that the bundler writes their sheets. */
const RARE_STYLES = own('rare-styles.js');

/** What Docusaurus' own client needs beside the scripts of the site. */
const STOCK = ['clean-address.ts', 'hash-guard.ts', 'hash.ts', 'islands.ts'].map((name) =>
  inClient(`stock/${name}`),
);

/** The server draws tools; a browser has their HTML. */
const server = { [own('../Island/draw.ts')]: own('../Island/draw.server.tsx') };

/** Docusaurus puts all styles into one file, except these. */
const sheetGroup = (name: string, test: RegExp) => ({
  name,
  type: 'css/mini-extract',
  test,
  chunks: 'all' as const,
  enforce: true,
  // Above the group of Docusaurus.
  priority: 60,
});

/** Docusaurus loads the progress bar of a slow page with every page; see ../client/navigation/progress.ts. */
const onDemand = { nprogress$: inClient('navigation/progress.ts') };

interface LoadedDocs {
  loadedVersions: readonly { versionName: string }[];
}

/** Names of the versions of each documentation plugin, by its id. */
const versionsIn = ({ 'docusaurus-plugin-content-docs': docs = {} }: AllContent) =>
  Object.fromEntries(
    Object.entries(docs as Record<string, LoadedDocs>).map(([id, { loadedVersions }]) => [
      id,
      loadedVersions.map(({ versionName }) => versionName),
    ]),
  );

/** `docusaurus start` has no HTML of a server: the browser draws it, and the client begins with that; see ../client/dev. */
const development = ({ server: onServer, pages }: Found['aliases']) => ({
  entry: inClient('dev/index.ts'),
  // A page that was drawn as text cannot replace a part of itself: it is loaded again, without asking for parts first.
  devServer: { hot: false, liveReload: true },
  resolve: {
    alias: {
      ...pages,
      ...onServer,
      ...server,
      ...onDemand,
      [require.resolve('@docusaurus/core/lib/client/renderToHtml.js')]:
        inClient('dev/render-to-html.ts'),
      [inClient('navigation/ask.ts')]: inClient('dev/ask.ts'),
    },
  },
});

/**
 * Replaces Docusaurus' client by the islands client (../client), which does not hydrate pages; `SITE_CLIENT=stock` keeps
 * Docusaurus' own.
 * @throws when an option names a module or a folder that does not exist, or `SITE_CLIENT` is neither client
 */
export default function islandsPlugin({ siteDir }: LoadContext, options: Options = {}): Plugin {
  const client = chosenClient(process.env);
  const isDev = process.env.NODE_ENV === 'development' && client === 'islands';
  const found = findOptions(options, siteDir);
  const { tools, scripts, scriptFiles, styles, unusedStyles, sheets, pageSheets, aliases } = found;
  const islands = {
    entry: inClient('index.ts'),
    // The first scripts hold a list of all others: with the eight digits of Docusaurus it weighs a tenth more. Each script
    // has the name of the bundle, which would be that of the repository.
    output: { chunkFilename: 'assets/js/[name].[contenthash:6].js', uniqueName: 'docs' },
    module: {
      rules: [
        {
          include: [own('styles.js'), RARE_STYLES],
          use: [
            {
              loader: own('all-styles.cjs'),
              options: {
                folders: styles,
                unused: unusedStyles.map(({ source }) => source),
                rare: Object.values(pageSheets).map(({ source }) => source),
                rareModule: RARE_STYLES,
              },
            },
          ],
        },
      ],
    },
    resolve: { alias: { ...aliases.tools, ...onDemand } },
    // The bundler's own code is small, and a file of its own would be one more request before the first paint.
    optimization: {
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: Object.fromEntries(
          Object.entries({ ...sheets, ...pageSheets }).map(([name, test]) => [
            name,
            sheetGroup(name, test),
          ]),
        ),
      },
    },
  };
  const clientModules: Readonly<Record<Client, string[]>> = {
    islands: [own('styles.js'), CHUNKS],
    stock: [CHUNKS, ...scriptFiles, ...STOCK],
  };
  return {
    name: 'islands',
    async contentLoaded({ actions }) {
      await actions.createData('load-tools.js', loadModule(tools));
      await actions.createData('draw-tools.js', drawModule(tools));
      await actions.createData('scripts.js', scriptsModule(scripts));
    },
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('versions.json', versionsIn(allContent));
    },
    getClientModules: () => (isDev ? [CHUNKS] : clientModules[client]),
    injectHtmlTags: () =>
      // Nothing waits for a first paint in `docusaurus start`.
      client === 'islands' && !isDev
        ? { headTags: [{ tagName: 'script', innerHTML: `${EARLY_INPUT_SCRIPT};${WHOLE_SCRIPT}` }] }
        : {},
    configureWebpack(config, isServer) {
      keepFontsInFiles(config);
      if (isServer) {
        // A handler in the text of a page would never run with the islands client: the build stops.
        const checked = {
          exclude: own('handlers'),
          resolve: { alias: { 'react/jsx-runtime$': own('handlers/jsx-runtime.ts') } },
        };
        return {
          resolve: { alias: { ...aliases.server, ...server } },
          ...(client === 'islands' && { module: { rules: [checked] } }),
        };
      }
      if (isDev) return development(aliases);
      if (client !== 'islands') return { resolve: { alias: aliases.pages } };
      // A second table of scripts, by which Docusaurus' own client fetches ahead.
      config.plugins = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin',
      );
      // An option of Rspack: its name and version are in the first script otherwise.
      Object.assign((config.experiments ??= {}), {
        rspackFuture: { bundlerInfo: { force: false } },
      });
      return islands;
    },
  };
}
