import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { darkBySystem } from './dark-by-system';
import { layers } from './layers';

/**
 * Cascade layers, for both clients and in `npm start`: the site's rules override those of Docusaurus by layer.
 * From 3.8 on, Docusaurus can put its own files into layers (`future.v4.useCssCascadeLayers`), but its
 * `!important` declarations would still win.
 */
export default function cssLayersPlugin(): Plugin {
  return {
    name: 'css-layers',
    configurePostCss: (options) => ({
      ...options,
      // Nothing configures PostCSS but this: the loader need not look in every folder.
      config: false,
      plugins: [layers(), darkBySystem(), ...options.plugins.map(createOnce)],
    }),
  };
}

type Named = readonly [file: string, options: object];

const isNamed = (plugin: unknown): plugin is Named =>
  Array.isArray(plugin) && typeof plugin[0] === 'string';

/** A plugin that is named by its file is created for each stylesheet again, with all that it consists of. */
function createOnce(plugin: unknown): unknown {
  if (!isNamed(plugin)) return plugin;
  const [file, options] = plugin;
  const create = createRequire(path.resolve('package.json'))(file) as (given: object) => unknown;
  return create(options);
}
