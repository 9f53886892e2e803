import type { Plugin } from '@docusaurus/types';
import { layers } from './layers';

/**
 * Cascade layers, with every client and in `npm start`: the site's rules win over the framework's by their
 * place. From 3.8 on the framework can give layers to its own files (`future.v4.useCssCascadeLayers`);
 * what it marks as important would still win there.
 */
export default function cssLayersPlugin(): Plugin {
  return {
    name: 'css-layers',
    configurePostCss: (options) => ({ ...options, plugins: [layers(), ...options.plugins] }),
  };
}
