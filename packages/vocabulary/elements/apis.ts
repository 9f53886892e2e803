import { entitiesOf } from '@sablier-docs/protocol/indexers/model';
import { vendors } from '@sablier-docs/protocol/indexers/types';
import { products } from '@sablier-docs/protocol/releases';
import { aliasTable } from '../expansions/api/aliases';
import { DATA_FILES, dataFields } from '../expansions/api/data-fields';
import * as endpoints from '../expansions/api/endpoints';
import { entityFields, enumValues } from '../expansions/api/entities';
import { legacyQuery, queryTabs } from '../expansions/api/query-tabs';
import { schemaFileTable } from '../expansions/api/schema-files';
import { rootNames, similarities } from '../expansions/api/similarities';
import { attributeKeys, optional, required, type Rules, type Values } from './attribute-rules';
import { expanded, type Node } from './types';

const group = required(attributeKeys(entitiesOf));
const ofProduct = { of: required(products) };

const api = <A extends Rules>(
  description: string,
  example: string,
  attributes: A,
  expand: (values: Values<A>) => readonly Node[],
) =>
  expanded({
    group: 'apis',
    sections: ['api', 'snippets'],
    description,
    example,
    attributes,
    expand,
  });

/** Queries, schemas and endpoints, from `packages/protocol/indexers`. */
export const apis = {
  Query: api(
    'a query for both vendors, with `first` in view, or for the one in `only`',
    '<Query name="lockup/by-alias" first="envio" />',
    { name: required(), first: optional(vendors), only: optional(vendors) },
    queryTabs,
  ),
  LegacyQuery: api(
    'a query of the legacy subgraph',
    '<LegacyQuery name="legacy/latest" />',
    { name: required() },
    legacyQuery,
  ),
  EntityFields: api(
    'an entity with all fields and their anchors',
    '<EntityFields of="flow" entity="FlowStream" />',
    { of: group, entity: required() },
    entityFields,
  ),
  EnumValues: api(
    'the values of an enum',
    '<EnumValues of="flow" name="FlowActionCategory" />',
    { of: group, name: required() },
    enumValues,
  ),
  Similarities: api(
    "the two vendors' types of an entity side by side",
    '<Similarities of="flow" entity="FlowStream" />',
    { of: group, entity: required() },
    similarities,
  ),
  RootNames: api(
    'the root fields of entities: all, or those that are named',
    '<RootNames of="lockup" entities="LockupStream LockupAction" />',
    { of: group, entities: optional() },
    rootNames,
  ),
  AliasTable: api(
    'aliases of contracts, from the SDK',
    '<AliasTable />',
    { of: optional(products) },
    aliasTable,
  ),
  DataFields: api(
    'the fields of a file under `/data/v1/`',
    '<DataFields of="deployments" />',
    { of: required(attributeKeys(DATA_FILES)) },
    dataFields,
  ),
  SchemaFiles: api(
    'the schema files under `/data/v1/schemas/`, with sizes and digests',
    '<SchemaFiles />',
    {},
    schemaFileTable,
  ),
  EnvioEndpoint: api(
    'the address of an Envio endpoint',
    '<EnvioEndpoint of="lockup" />',
    ofProduct,
    endpoints.envioEndpoint,
  ),
  EnvioChains: api(
    'the chains on Envio',
    '<EnvioChains of="lockup" />',
    ofProduct,
    endpoints.envioChains,
  ),
  GraphSubgraphs: api(
    'the subgraphs on The Graph',
    '<GraphSubgraphs of="lockup" />',
    ofProduct,
    endpoints.graphSubgraphs,
  ),
  ChainsWithoutIndexer: api(
    'the chains that no public indexer reads',
    '<ChainsWithoutIndexer of="lockup" />',
    ofProduct,
    endpoints.chainsWithoutIndexer,
  ),
  FirstEndpoints: api(
    'the subgraphs named `sablier-v2-*`',
    '<FirstEndpoints of="lockup" />',
    ofProduct,
    endpoints.firstEndpoints,
  ),
  LeftEndpoints: api(
    'the subgraphs of chains that left The Graph',
    '<LeftEndpoints of="lockup" />',
    ofProduct,
    endpoints.leftEndpoints,
  ),
  FlowEndpoints: api(
    "Flow's own subgraphs of 2025 and 2026",
    '<FlowEndpoints />',
    {},
    endpoints.flowEndpoints,
  ),
  LegacyEndpoints: api(
    'the subgraphs of the contracts of 2019 to 2021',
    '<LegacyEndpoints />',
    {},
    endpoints.legacyEndpoints,
  ),
};
