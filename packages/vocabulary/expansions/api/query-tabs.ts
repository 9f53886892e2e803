import { graphDeployments } from '@sablier-docs/protocol/indexers/endpoints/the-graph';
import type { LiveIndexer } from '@sablier-docs/protocol/indexers/endpoints/types';
import {
  envioUrl,
  graphEndpoints,
  playgroundUrl,
} from '@sablier-docs/protocol/indexers/endpoints/urls';
import { indexerOf, type DataGroup } from '@sablier-docs/protocol/indexers/model';
import {
  readQuery,
  sampleResult,
  selfContained,
  type Query,
} from '@sablier-docs/protocol/indexers/queries';
import { vendors, type Vendor } from '@sablier-docs/protocol/indexers/types';
import { apiBlockNode, type Block } from './nodes';

/** The chain of the sample variables. */
const SAMPLE_CHAIN = { id: 1, slug: 'mainnet' };

/** The endpoints of a sample query: for production, and for the playground, which needs no key. */
function endpointsOf(group: DataGroup, vendor: Vendor) {
  const indexer = indexerOf(group).name as LiveIndexer;
  if (vendor === 'envio') return { production: envioUrl(indexer), open: envioUrl(indexer) };
  const deployment = graphDeployments.find(({ chainId }) => chainId === SAMPLE_CHAIN.id);
  if (!deployment) throw new Error('Ethereum has no subgraph.');
  const { production, testing } = graphEndpoints(deployment, indexer, SAMPLE_CHAIN.slug);
  return { production, open: testing ?? production };
}

/**
 * Both versions of a sample query: the file, its variables, ways to run it, and the response for the sample
 * rows. `first` is the version that is shown until the reader chooses; `only` leaves out the other one.
 */
export function queryTabs({
  name = '',
  only,
  first = only ?? 'envio',
}: {
  name?: string;
  first?: Vendor;
  only?: Vendor;
}): Block[] {
  const shown = only ? [only] : vendors;
  const versions = shown.map((vendor) => version(readQuery(name, vendor)));
  return [apiBlockNode('QueryTabs', { name, first }, versions)];
}

function version(query: Query): Block {
  const { production, open } = endpointsOf(query.group, query.vendor);
  const variables = JSON.stringify(query.variables, null, 2);
  return apiBlockNode(
    'QueryVersion',
    {
      vendor: query.vendor,
      endpoint: production,
      query: query.text,
      variables,
      playground: playgroundUrl(open, selfContained(query)),
    },
    [
      fence('graphql', query.text, query.file.slice(query.file.lastIndexOf('/') + 1)),
      answerBlock(query),
    ],
  );
}

const answerBlock = (query: Query): Block =>
  apiBlockNode('QueryAnswer', { text: JSON.stringify(sampleResult(query), null, 2) });

const fence = (lang: string, value: string, title?: string): Block => ({
  type: 'code',
  lang,
  value,
  meta: title ? `title="${title}"` : null,
});

/** A query of the legacy subgraph, which has one vendor and no public endpoint without a key. */
export function legacyQuery({ name = '' }: { name?: string }): Block[] {
  const query = readQuery(name, 'the-graph');
  return [
    fence('graphql', query.text, query.file.slice(query.file.lastIndexOf('/') + 1)),
    fence('json', JSON.stringify(query.variables, null, 2), 'Variables'),
    answerBlock(query),
  ];
}
