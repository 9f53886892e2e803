import type { LoadContext, Plugin } from '@docusaurus/types';
import { terms } from '@sablier-docs/protocol/glossary';
import {
  CHECKLIST_SCHEMA,
  checklistFields,
  checklistPath,
  checklistRows,
  itemFields,
  itemRows,
} from '@sablier-docs/reference/public-data/checklist-rows';
import {
  descriptorFields,
  descriptorFiles,
  descriptorRows,
} from '@sablier-docs/reference/public-data/clear-signing';
import { chainRows, deploymentRows } from '@sablier-docs/reference/public-data/deployment-rows';
import { endpointFields, endpointRows } from '@sablier-docs/reference/public-data/endpoint-rows';
import {
  schemaFields,
  schemaFiles,
  schemaRows,
} from '@sablier-docs/reference/public-data/indexer-schemas';
import { dataPaths } from '@sablier-docs/reference/public-data/paths';
import {
  errorRows,
  eventRows,
  functionRows,
  upgradeDataRows,
} from '@sablier-docs/reference/public-data/reference-rows';
import {
  errorFields,
  eventFields,
  functionFields,
  glossaryFields,
  upgradeFields,
} from '@sablier-docs/reference/public-data/reference-schema';
import {
  chainFields,
  deploymentFields,
  dataSchema,
  type Field,
} from '@sablier-docs/reference/public-data/schema';
import { sdkVersion } from '@sablier-docs/protocol/sdk-version';
import { readChecklists } from '@sablier-docs/reference/upgrades';
import type { Checklist } from '@sablier-docs/reference/upgrades/types';
import { readVersion } from '@sablier-docs/reference/solidity/packages';
import { emitFiles } from '../emit-files';

/** Serves the site's data about contracts as JSON at stable URLs. */
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

/** The files by the name of their list. @param root folder with `node_modules` */
function dataFiles(root: string, lists: readonly Checklist[]): Readonly<Record<string, DataFile>> {
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
      rows: upgradeDataRows(),
    },
    checklists: {
      title: 'Checklists of upgrades of Sablier',
      source: sdk,
      fields: checklistFields,
      rows: checklistRows(lists),
    },
    endpoints: {
      title: 'GraphQL endpoints of the Sablier indexers',
      source: 'this site',
      fields: endpointFields,
      rows: endpointRows(),
    },
    schemas: {
      title: 'GraphQL schemas of the Sablier indexers',
      source: 'this site',
      fields: schemaFields,
      rows: schemaRows(),
    },
    descriptors: {
      title: 'Descriptors of the Sablier contracts for clear signing',
      source: sdk,
      fields: descriptorFields,
      rows: descriptorRows(),
    },
  };
}

/**
 * The content of every file by its path.
 * @param siteUrl origin of the site, without a trailing slash
 * @param root folder with `node_modules`
 */
export function publicFiles(siteUrl: string, root: string): Map<string, string> {
  const lists = readChecklists(root);
  const files = Object.entries(dataFiles(root, lists));
  const at = (file: string) => `${siteUrl}/${pathOf(file)}`;
  return new Map([
    ...files.map(([list, { source, rows }]): [string, string] => {
      const head = [`"$schema": ${quote(at(`${list}Schema`))}`, `"source": ${quote(source)}`];
      return [pathOf(list), rowsJson(head, list, rows)];
    }),
    ...files.map(([list, { title, fields }]): [string, string] => [
      pathOf(`${list}Schema`),
      pretty(dataSchema(at(`${list}Schema`), title, list, fields)),
    ]),
    ...checklistFiles(siteUrl, lists),
    ...schemaFiles(),
    ...descriptorFiles(),
  ]);
}

/** One file for each pair of releases, and their schema. */
function checklistFiles(siteUrl: string, lists: readonly Checklist[]): [string, string][] {
  const id = `${siteUrl}/${CHECKLIST_SCHEMA}`;
  const source = quote(`sablier ${sdkVersion()}`);
  return [
    ...lists.map((list): [string, string] => {
      const { product, from, to, page } = list;
      const head = Object.entries({ product, from, to, page: siteUrl + page });
      const lines = head.map(([name, value]) => `"${name}": ${quote(value)}`);
      return [
        checklistPath(list),
        rowsJson(
          [`"$schema": ${quote(id)}`, `"source": ${source}`, ...lines],
          'items',
          itemRows(list),
        ),
      ];
    }),
    [
      CHECKLIST_SCHEMA,
      pretty(dataSchema(id, 'Checklist of an upgrade of Sablier', 'items', itemFields)),
    ],
  ];
}

/** @throws when the file has no stable path */
function pathOf(file: string): string {
  const found = (dataPaths as Readonly<Record<string, string>>)[file];
  if (!found) throw new Error(`The file "${file}" has no path in dataPaths.`);
  return found;
}

const quote = (text: string) => JSON.stringify(text);
const pretty = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

/** One row per line, which is compact and makes the change of a row a change of one line. */
function rowsJson(head: string[], list: string, rows: readonly object[]): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return `{\n  ${head.join(',\n  ')},\n  "${list}": [\n${lines}\n  ]\n}\n`;
}
