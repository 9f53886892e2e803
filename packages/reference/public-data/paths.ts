/**
 * Addresses of the data for programs. They are stable: data under `v1` keeps its meaning, and fields are only
 * added. A breaking change gets `v2` in addition.
 */
export const dataPaths = {
  deployments: 'data/v1/deployments.json',
  deploymentsSchema: 'data/v1/deployments.schema.json',
  chains: 'data/v1/chains.json',
  chainsSchema: 'data/v1/chains.schema.json',
  functions: 'data/v1/functions.json',
  functionsSchema: 'data/v1/functions.schema.json',
  events: 'data/v1/events.json',
  eventsSchema: 'data/v1/events.schema.json',
  errors: 'data/v1/errors.json',
  errorsSchema: 'data/v1/errors.schema.json',
  glossary: 'data/v1/glossary.json',
  glossarySchema: 'data/v1/glossary.schema.json',
  upgrades: 'data/v1/upgrades.json',
  upgradesSchema: 'data/v1/upgrades.schema.json',
  checklists: 'data/v1/checklists.json',
  checklistsSchema: 'data/v1/checklists.schema.json',
  endpoints: 'data/v1/endpoints.json',
  endpointsSchema: 'data/v1/endpoints.schema.json',
  schemas: 'data/v1/schemas.json',
  schemasSchema: 'data/v1/schemas.schema.json',
  descriptors: 'data/v1/clear-signing.json',
  descriptorsSchema: 'data/v1/clear-signing.schema.json',
} as const;
