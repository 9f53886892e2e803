import type { Plugin } from '@docusaurus/types';
import { deploymentCsv, deploymentJson, downloadPath } from '../../protocol/deployment-files';
import { readDeployments } from '../../protocol/deployments';
import { sdkVersion } from '../../protocol/sdk-version';
import { emitFiles } from '../emit-files';

/**
 * Serves every release under /deployments/ as JSON and CSV, in `npm start` as in the build.
 * @throws when the SDK lists no release
 */
export default function deploymentFilesPlugin(): Plugin {
  return {
    name: 'deployment-files',
    configureWebpack: emitFiles('deployment-files', deploymentFiles),
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
