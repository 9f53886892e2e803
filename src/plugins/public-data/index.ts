import type { LoadContext, Plugin } from '@docusaurus/types';
import { chainRows, deploymentRows } from '../../protocol/public-data/data';
import { dataPaths } from '../../protocol/public-data/paths';
import { chainFields, deploymentFields, schemaOf } from '../../protocol/public-data/schema';
import { sdkVersion } from '../../protocol/sdk-version';
import { emitFiles } from '../emit-files';

/** Serves all deployments and chains as JSON at addresses that do not change. */
export default function publicDataPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'public-data',
    configureWebpack: emitFiles('public-data', () => publicFiles(siteConfig.url)),
  };
}

/** File path and content of every file. @param siteUrl origin of the site, without a trailing slash */
export function publicFiles(siteUrl: string): Map<string, string> {
  const source = `sablier ${sdkVersion()}`;
  const at = (file: keyof typeof dataPaths) => `${siteUrl}/${dataPaths[file]}`;
  const head = (schema: string) => [`"$schema": ${quote(schema)}`, `"source": ${quote(source)}`];
  return new Map([
    [
      dataPaths.deployments,
      rowsJson(head(at('deploymentsSchema')), 'deployments', deploymentRows()),
    ],
    [dataPaths.chains, rowsJson(head(at('chainsSchema')), 'chains', chainRows())],
    [
      dataPaths.deploymentsSchema,
      pretty(
        schemaOf(at('deploymentsSchema'), 'Sablier deployments', 'deployments', deploymentFields),
      ),
    ],
    [
      dataPaths.chainsSchema,
      pretty(schemaOf(at('chainsSchema'), 'Sablier chains', 'chains', chainFields)),
    ],
  ]);
}

const quote = (text: string) => JSON.stringify(text);
const pretty = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

/** One row per line: short for its size, and a change of one row is a change of one line. */
function rowsJson(head: string[], list: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  ${head.join(',\n  ')},\n  "${list}": [\n${lines}\n  ]\n}\n`;
}
