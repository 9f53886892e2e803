import type { LoadContext, Plugin } from '@docusaurus/types';
import { terms } from '../../glossary';
import { chainRows, deploymentRows } from '../../protocol/public-data/data';
import { schemaFields, schemaFiles, schemaRows } from '../../protocol/public-data/indexer-schemas';
import { dataPaths } from '../../protocol/public-data/paths';
import {
  errorRows,
  eventRows,
  functionRows,
  upgradeRows,
} from '../../protocol/public-data/reference';
import {
  errorFields,
  eventFields,
  functionFields,
  glossaryFields,
  upgradeFields,
} from '../../protocol/public-data/reference-schema';
import {
  chainFields,
  deploymentFields,
  schemaOf,
  type Field,
} from '../../protocol/public-data/schema';
import { sdkVersion } from '../../protocol/sdk-version';
import { readVersion } from '../../protocol/solidity/packages';
import { emitFiles } from '../emit-files';

/** Serves what the site knows about contracts as JSON at addresses that do not change. */
export default function publicDataPlugin({ siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'public-data',
    configureWebpack: emitFiles('public-data', () => publicFiles(siteConfig.url, siteDir)),
  };
}

interface DataFile {
  title: string;
  source: string;
  fields: Readonly<Record<string, Field>>;
  rows: readonly object[];
}

/** The files by the name of their list. @param root folder that holds `node_modules` */
function dataFiles(root: string): Readonly<Record<string, DataFile>> {
  const sdk = `sablier ${sdkVersion()}`;
  const modules = `${root}/node_modules`;
  const names = ['@sablier/lockup', '@sablier/flow', '@sablier/evm-utils'];
  const contracts = [sdk, ...names.map((name) => `${name} ${readVersion(modules, name)}`)].join(
    ', ',
  );
  const glossary = terms.map((term) => ({ ...term, page: `/concepts/glossary#${term.id}` }));
  return {
    deployments: {
      title: 'Sablier deployments',
      source: sdk,
      fields: deploymentFields,
      rows: deploymentRows(),
    },
    chains: { title: 'Sablier chains', source: sdk, fields: chainFields, rows: chainRows() },
    functions: {
      title: 'Functions of the Sablier contracts',
      source: contracts,
      fields: functionFields,
      rows: functionRows(root),
    },
    events: {
      title: 'Events of the Sablier contracts',
      source: contracts,
      fields: eventFields,
      rows: eventRows(root),
    },
    errors: {
      title: 'Errors of the Sablier contracts',
      source: contracts,
      fields: errorFields,
      rows: errorRows(root),
    },
    glossary: {
      title: 'Glossary of Sablier',
      source: 'this site',
      fields: glossaryFields,
      rows: glossary,
    },
    upgrades: {
      title: 'Differences of the releases of Sablier',
      source: sdk,
      fields: upgradeFields,
      rows: upgradeRows(),
    },
    schemas: {
      title: 'GraphQL schemas of the Sablier indexers',
      source: 'this site',
      fields: schemaFields,
      rows: schemaRows(),
    },
  };
}

/**
 * File path and content of every file.
 * @param siteUrl origin of the site, without a trailing slash
 * @param root folder that holds `node_modules`
 */
export function publicFiles(siteUrl: string, root: string): Map<string, string> {
  const files = Object.entries(dataFiles(root));
  const at = (file: string) => `${siteUrl}/${pathOf(file)}`;
  return new Map([
    ...files.map(([list, { source, rows }]): [string, string] => {
      const head = [`"$schema": ${quote(at(`${list}Schema`))}`, `"source": ${quote(source)}`];
      return [pathOf(list), rowsJson(head, list, rows)];
    }),
    ...files.map(([list, { title, fields }]): [string, string] => [
      pathOf(`${list}Schema`),
      pretty(schemaOf(at(`${list}Schema`), title, list, fields)),
    ]),
    ...schemaFiles(),
  ]);
}

/** @throws when no address is promised for the file */
function pathOf(file: string): string {
  const found = (dataPaths as Readonly<Record<string, string>>)[file];
  if (!found) throw new Error(`No address is promised for the file "${file}".`);
  return found;
}

const quote = (text: string) => JSON.stringify(text);
const pretty = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

/** One row per line: short for its size, and a change of one row is a change of one line. */
function rowsJson(head: string[], list: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  ${head.join(',\n  ')},\n  "${list}": [\n${lines}\n  ]\n}\n`;
}
