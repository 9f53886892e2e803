import type { Plugin } from '@docusaurus/types';
import { csvFolder } from '@sablier-docs/protocol/csv-formats';

/** Serves the SDK's CSV templates below `/templates/`, under the same paths as in the SDK. */
export default function csvTemplatesPlugin(): Plugin {
  return {
    name: 'csv-templates',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return {};
      const bundler = currentBundler.instance as unknown as {
        CopyRspackPlugin?: new (options: object) => object;
      };
      if (!bundler.CopyRspackPlugin) throw new Error('csv-templates expects the Rspack bundler.');
      const patterns = [
        { context: csvFolder, from: '**/*.csv', to: 'templates/[path][name][ext]' },
      ];
      return { plugins: [new bundler.CopyRspackPlugin({ patterns }) as never] };
    },
  };
}
