import { category, collapsed, type Items } from './items';

export const api: Items = [
  'api/overview',
  'api/caveats',
  'api/development',
  'api/indexers',
  'api/deployment-data',
  'api/agents',
  category('Lockup', [
    'api/lockup/overview',
    'api/lockup/endpoints',
    collapsed('Envio', [
      'api/lockup/envio/queries',
      'api/lockup/envio/similarities',
      'api/lockup/envio/architecture',
    ]),
    collapsed('The Graph', [
      'api/lockup/the-graph/queries',
      'api/lockup/the-graph/entities',
      'api/lockup/the-graph/structure',
      'api/lockup/the-graph/architecture',
    ]),
    'api/lockup/previous-endpoints',
  ]),
  category('Flow', [
    'api/flow/overview',
    'api/flow/endpoints',
    collapsed('Envio', [
      'api/flow/envio/queries',
      'api/flow/envio/similarities',
      'api/flow/envio/architecture',
    ]),
    collapsed('The Graph', [
      'api/flow/the-graph/queries',
      'api/flow/the-graph/entities',
      'api/flow/the-graph/structure',
      'api/flow/the-graph/architecture',
    ]),
    'api/flow/previous-endpoints',
  ]),
  category('Airdrops', [
    'api/airdrops/overview',
    'api/airdrops/endpoints',
    collapsed('Envio', ['api/airdrops/envio/queries', 'api/airdrops/envio/similarities']),
    collapsed('The Graph', ['api/airdrops/the-graph/queries', 'api/airdrops/the-graph/entities']),
    collapsed('Merkle API', [
      'api/airdrops/merkle-api/overview',
      'api/airdrops/merkle-api/functionality',
      'api/airdrops/merkle-api/examples',
    ]),
    'api/airdrops/previous-endpoints',
  ]),
  'api/legacy',
];
