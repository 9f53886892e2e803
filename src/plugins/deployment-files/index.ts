import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { deploymentCsv, deploymentJson, downloadPath } from '../../protocol/deployment-files';
import { readDeployments } from '../../protocol/deployments';

/** The part of the bundler's API that this plugin uses; Rspack and webpack agree on it. */
interface Compiler {
  webpack: { sources: { RawSource: new (text: string) => object } };
  hooks: {
    thisCompilation: {
      tap(
        name: string,
        run: (compilation: { emitAsset(file: string, source: object): void }) => void,
      ): void;
    };
  };
}

/**
 * Serves every release under /deployments/ as JSON and CSV, in `npm start` as in the build.
 * @throws when the SDK lists no release
 */
export default function deploymentFilesPlugin(): Plugin {
  return {
    name: 'deployment-files',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const files = deploymentFiles();
      const emit = {
        apply(compiler: Compiler) {
          const { RawSource } = compiler.webpack.sources;
          compiler.hooks.thisCompilation.tap('deployment-files', (compilation) => {
            for (const [file, text] of files) compilation.emitAsset(file, new RawSource(text));
          });
        },
      };
      return { plugins: [emit as never] };
    },
  };
}

/** File path and content of every download. */
export function deploymentFiles(): Map<string, string> {
  const source = `sablier ${sdkVersion()}`;
  const files = new Map<string, string>();
  for (const deployment of readDeployments()) {
    const { product, version } = deployment;
    files.set(downloadPath(product, version, 'json'), deploymentJson(deployment, source));
    files.set(downloadPath(product, version, 'csv'), deploymentCsv(deployment));
  }
  if (files.size === 0) throw new Error('There is no release to write to /deployments/.');
  return files;
}

/** Version of the installed SDK, whose `exports` hide its package.json from `require`. */
function sdkVersion(): string {
  const text = readFileSync(path.resolve('node_modules/sablier/package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
