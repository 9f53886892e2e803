import { entitiesOf } from '../../protocol/indexers/model';
import { vendors } from '../../protocol/indexers/types';
import { products } from '../../protocol/releases';
import { aliasTable } from '../api/aliases';
import { DATA_FILES, dataFields } from '../api/data-fields';
import * as endpoints from '../api/endpoints';
import { entityFields, enumValues } from '../api/entities';
import { legacyQuery, queryTabs } from '../api/query-tabs';
import { schemaFileTable } from '../api/schema-files';
import { rootNames, similarities } from '../api/similarities';
import { keysOf, may, need, type Rules, type Values } from './rules';
import { expanded, type Node } from './types';

const group = need(keysOf(entitiesOf));
const ofProduct = { of: need(products) };

const api = <A extends Rules>(
  what: string,
  example: string,
  attributes: A,
  expand: (values: Values<A>) => readonly Node[],
) => expanded({ group: 'apis', sections: ['api', 'snippets'], what, example, attributes, expand });

/** Queries, schemas and endpoints, from `src/protocol/indexers`. */
export const apis = {
  Query: api(
    'a query for both vendors, with `first` in view, or for the one in `only`',
    '<Query name="lockup/by-alias" first="envio" />',
    { name: need(), first: may(vendors), only: may(vendors) },
    queryTabs,
  ),
  LegacyQuery: api(
    'a query of the legacy subgraph',
    '<LegacyQuery name="legacy/latest" />',
    { name: need() },
    legacyQuery,
  ),
  EntityFields: api(
    'an entity with all fields and their anchors',
    '<EntityFields of="flow" entity="FlowStream" />',
    { of: group, entity: need() },
    entityFields,
  ),
  EnumValues: api(
    'the values of an enum',
    '<EnumValues of="flow" name="FlowActionCategory" />',
    { of: group, name: need() },
    enumValues,
  ),
  Similarities: api(
    "the two vendors' types of an entity side by side",
    '<Similarities of="flow" entity="FlowStream" />',
    { of: group, entity: need() },
    similarities,
  ),
  RootNames: api(
    'the root fields of entities: all, or those that are named',
    '<RootNames of="lockup" entities="LockupStream LockupAction" />',
    { of: group, entities: may() },
    rootNames,
  ),
  AliasTable: api(
    'aliases of contracts, from the SDK',
    '<AliasTable />',
    { of: may(products) },
    aliasTable,
  ),
  DataFields: api(
    'the fields of a file under `/data/v1/`',
    '<DataFields of="deployments" />',
    { of: need(keysOf(DATA_FILES)) },
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
