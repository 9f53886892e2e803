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
      plugins: [layers(), darkBySystem(), ...options.plugins],
    }),
  };
}
