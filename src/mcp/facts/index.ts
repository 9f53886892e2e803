import { readChains } from '../../protocol/chains';
import { readDesk } from '../../protocol/desk/read';
import { readErrors } from '../../protocol/errors';
import { readOlderErrors } from '../../protocol/errors/older';
import { readStreamContracts } from '../../protocol/indexers/aliases';
import { indexers } from '../../protocol/indexers/model';
import { readQueries } from '../../protocol/indexers/queries';
import { schemaText } from '../../protocol/indexers/schema';
import { readKnownContracts } from '../../protocol/known-contracts';
import { readReleases } from '../../protocol/releases';
import { sdkVersion } from '../../protocol/sdk-version';
import { readCallables } from './callables';
import type { SchemaFact, ServerFacts } from './types';

/**
 * What the server knows, from the packages.
 * @param siteUrl origin of the site, without a trailing slash
 * @param root folder that holds `node_modules`
 * @throws when a package lacks what the site documents
 */
export function readServerFacts(siteUrl: string, root: string): ServerFacts {
  const errors = readErrors(root);
  return {
    siteUrl,
    source: `sablier ${sdkVersion()}`,
    releases: readReleases(),
    chains: readChains(),
    contracts: readKnownContracts(),
    streams: readStreamContracts(),
    desk: readDesk(),
    errors,
    olderErrors: readOlderErrors(root, errors),
    callables: readCallables(),
    queries: readQueries().map(({ name, group, vendor, text, variables }) => ({
      ...{ name, group, vendor, text, variables },
    })),
    schemas: readSchemas(),
  };
}

const readSchemas = (): SchemaFact[] =>
  Object.values(indexers).flatMap(({ name, vendors }) =>
    vendors.map((vendor) => ({ indexer: name, vendor, text: schemaText(name, vendor) })),
  );
