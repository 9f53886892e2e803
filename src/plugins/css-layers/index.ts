import type { Plugin } from '@docusaurus/types';
import { chosenClient } from '../client/choice';
import { darkBySystem } from './dark';
import { layers } from './layers';
import infima from './infima.json';

/**
 * Cascade layers, with every client and in `npm start`: the site's rules win over the framework's by their
 * place. From 3.8 on the framework can give layers to its own files (`future.v4.useCssCascadeLayers`);
 * what it marks as important would still win there. With the lean client Infima holds only what the pages
 * need: infima.json, which `npm run framework-styles` writes.
 */
export default function cssLayersPlugin(): Plugin {
  const own = layers(chosenClient(process.env) === 'lean' ? infima : undefined);
  return {
    name: 'css-layers',
    configurePostCss: (options) => ({
      ...options,
      plugins: [own, darkBySystem(), ...options.plugins],
    }),
  };
}
