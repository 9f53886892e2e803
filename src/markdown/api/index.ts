import path from 'node:path';
import type { Parent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { aliasTable } from './aliases';
import { dataFields } from './data-fields';
import {
  chainsWithoutIndexer,
  envioChains,
  envioEndpoint,
  firstEndpoints,
  flowEndpoints,
  graphSubgraphs,
  leftEndpoints,
  legacyEndpoints,
} from './endpoints';
import { entityFields, enumValues } from './entities';
import type { Block } from './nodes';
import { legacyQuery, queryTabs } from './query-tabs';
import { rootNames, similarities } from './similarities';

type Expand = (attributes: never) => Block[];

/** Elements that pages of the API section write, and what takes their place. */
const EXPANDERS: Record<string, Expand> = {
  AliasTable: aliasTable,
  ChainsWithoutIndexer: chainsWithoutIndexer,
  DataFields: dataFields,
  EntityFields: entityFields,
  EnumValues: enumValues,
  EnvioChains: envioChains,
  EnvioEndpoint: envioEndpoint,
  FirstEndpoints: firstEndpoints,
  FlowEndpoints: flowEndpoints,
  GraphSubgraphs: graphSubgraphs,
  LeftEndpoints: leftEndpoints,
  LegacyEndpoints: legacyEndpoints,
  LegacyQuery: legacyQuery,
  Query: queryTabs,
  RootNames: rootNames,
  Similarities: similarities,
};

interface JsxNode {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

/**
 * Remark step: puts tables and sample queries in the place of elements such as
 * `<EntityFields of="lockup" entity="LockupStream" />`, so that pages carry text and no data.
 * @throws with page and line when an element names something that does not exist
 */
export function remarkApi() {
  return (tree: Root, file: { path?: string }) => {
    visit(tree, (node, index, parent) => {
      const { name, attributes = [], position } = node as JsxNode;
      const expand = node.type.startsWith('mdxJsx') && name ? EXPANDERS[name] : undefined;
      if (!expand || !parent || index === undefined) return undefined;
      const given = Object.fromEntries(attributes.map((a) => [String(a.name), a.value]));
      try {
        const blocks = expand(given as never);
        (parent as Parent).children.splice(index, 1, ...(blocks as Parent['children']));
        return [SKIP, index + blocks.length];
      } catch (error) {
        const page = file.path ? path.relative(process.cwd(), file.path) : 'a page';
        throw new Error(`${page}:${position?.start.line ?? 0}: ${(error as Error).message}`);
      }
    });
  };
}
