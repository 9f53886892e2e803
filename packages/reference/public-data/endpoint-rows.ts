import { readChains } from '@sablier-docs/protocol/chains';
import { envioCoverage, envioDeployments } from '@sablier-docs/protocol/indexers/endpoints/envio';
import { graphDeployments } from '@sablier-docs/protocol/indexers/endpoints/the-graph';
import type { LiveIndexer } from '@sablier-docs/protocol/indexers/endpoints/types';
import { envioUrl, graphEndpoints } from '@sablier-docs/protocol/indexers/endpoints/urls';
import type { Field } from './schema';

const live: readonly LiveIndexer[] = ['streams', 'airdrops'];

/**
 * A row for each indexer, vendor and chain with a current endpoint.
 * @throws when a chain is not in the SDK
 */
export const endpointRows = () =>
  live.flatMap((indexer) => [...onEnvio(indexer), ...onTheGraph(indexer)]);

const onEnvio = (indexer: LiveIndexer) =>
  envioCoverage.map(({ chainId, startBlock }) => ({
    indexer,
    vendor: 'envio',
    chainId,
    url: envioUrl(indexer),
    needsKey: false,
    testing: null,
    explorer: envioDeployments[indexer].explorer,
    startBlock: startBlock[indexer],
  }));

function onTheGraph(indexer: LiveIndexer) {
  const slugs = new Map(readChains().map(({ id, slug }) => [id, slug]));
  return graphDeployments.map((deployment) => {
    const slug = slugs.get(deployment.chainId);
    if (slug === undefined) throw new Error(`The SDK has no chain ${deployment.chainId}.`);
    const { production, testing, explorer } = graphEndpoints(deployment, indexer, slug);
    return {
      indexer,
      vendor: 'the-graph',
      chainId: deployment.chainId,
      url: production,
      needsKey: deployment.ids !== undefined,
      testing,
      explorer,
      startBlock: null,
    };
  });
}

const webAddress = { type: 'string', pattern: '^https://' };
const text = (says: string, values: readonly string[]): Field => ({
  says,
  schema: { type: 'string', enum: values },
});

export const endpointFields: Readonly<Record<string, Field>> = {
  indexer: text('streams for Lockup and Flow, or airdrops', live),
  vendor: text('envio, with one endpoint for all chains, or the-graph, with one for each', [
    'envio',
    'the-graph',
  ]),
  chainId: { says: 'chain id as in EIP-155', schema: { type: 'integer', minimum: 1 } },
  url: { says: 'where queries are sent, by POST', schema: webAddress },
  needsKey: {
    says: 'whether the header Authorization has to carry a key of The Graph',
    schema: { type: 'boolean' },
  },
  testing: {
    says: 'an address that needs no key and limits the rate; null where there is none',
    schema: { ...webAddress, type: ['string', 'null'] },
  },
  explorer: { says: 'a page about the endpoint', schema: webAddress },
  startBlock: {
    says: 'first block that is indexed; null where the vendor does not publish it',
    schema: { type: ['integer', 'null'], minimum: 0 },
  },
};
