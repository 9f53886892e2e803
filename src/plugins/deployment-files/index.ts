import type { Plugin } from '@docusaurus/types';
import {
  deploymentCsv,
  deploymentJson,
  downloadPath,
} from '@sablier-docs/protocol/deployment-files';
import { readDeployments } from '@sablier-docs/protocol/deployments';
import { sdkVersion } from '@sablier-docs/protocol/sdk-version';
import { emitFiles } from '../emit-files';

/**
 * Serves every release below /deployments/ as JSON and CSV, in `npm start` and in the build.
 * @throws when the SDK lists no releases
 */
export default function deploymentFilesPlugin(): Plugin {
  return {
    name: 'deployment-files',
    configureWebpack: emitFiles('deployment-files', deploymentFiles),
  };
}

/** The content of every download by its path. */
export function deploymentFiles(): Map<string, string> {
  const source = `sablier ${sdkVersion()}`;
  const files = new Map<string, string>();
  for (const deployment of readDeployments()) {
    const { product, version } = deployment;
    files.set(downloadPath(product, version, 'json'), deploymentJson(deployment, source));
    files.set(downloadPath(product, version, 'csv'), deploymentCsv(deployment));
  }
  if (files.size === 0) throw new Error('There are no releases to write to /deployments/.');
  return files;
}
