import { graphDeployments } from '../../protocol/indexers/endpoints/the-graph';
import type { LiveIndexer } from '../../protocol/indexers/endpoints/types';
import { envioUrl, graphEndpoints, playgroundUrl } from '../../protocol/indexers/endpoints/urls';
import { indexerOf, type DataGroup } from '../../protocol/indexers/model';
import {
  readQuery,
  sampleAnswer,
  selfContained,
  type Query,
} from '../../protocol/indexers/queries';
import { vendors, type Vendor } from '../../protocol/indexers/types';
import { block, type Block } from './nodes';

/** The chain of the sample variables. */
const SAMPLE_CHAIN = { id: 1, slug: 'mainnet' };

/** Where a sample query goes: in production, and in the playground, which takes no key. */
function endpointsOf(group: DataGroup, vendor: Vendor) {
  const indexer = indexerOf(group).name as LiveIndexer;
  if (vendor === 'envio') return { production: envioUrl(indexer), open: envioUrl(indexer) };
  const deployment = graphDeployments.find(({ chainId }) => chainId === SAMPLE_CHAIN.id);
  if (!deployment) throw new Error('Ethereum has no subgraph.');
  const { production, testing } = graphEndpoints(deployment, indexer, SAMPLE_CHAIN.slug);
  return { production, open: testing ?? production };
}

/**
 * Both versions of a sample query: the file, its variables, ways to run it, and the answer that the
 * sample rows give. `first` is the version that is open before the reader has chosen; `only` leaves out
 * the other.
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
  return [block('QueryTabs', { name, first }, versions)];
}

function version(query: Query): Block {
  const { production, open } = endpointsOf(query.group, query.vendor);
  const variables = JSON.stringify(query.variables, null, 2);
  return block(
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
  block('QueryAnswer', { text: JSON.stringify(sampleAnswer(query), null, 2) });

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
