import { hash } from 'node:crypto';
import { readChains } from '@sablier-docs/protocol/chains';
import { readCampaigns } from '@sablier-docs/protocol/campaigns/read-campaigns';
import { readCreationFacts } from '@sablier-docs/tools/desks/creation/contracts/read-facts';
import { readDeskReleases } from '@sablier-docs/tools/readings/contracts/read-releases';
import { readErrors } from '@sablier-docs/reference/errors';
import { readOlderErrors } from '@sablier-docs/protocol/errors/older';
import { readStreamContracts } from '@sablier-docs/protocol/indexers/aliases';
import { indexers } from '@sablier-docs/protocol/indexers/model';
import { readQueries } from '@sablier-docs/protocol/indexers/queries';
import { schemaText } from '@sablier-docs/protocol/indexers/schema';
import { readKnownContracts } from '@sablier-docs/protocol/known-contracts';
import { readReleases } from '@sablier-docs/protocol/releases';
import { sdkVersion } from '@sablier-docs/protocol/sdk-version';
import { readWizardFacts } from '@sablier-docs/create-streams/facts';
import { readLockfiles } from '@sablier-docs/create-streams/lockfiles';
import { readCallables } from '@sablier-docs/protocol/calls/callables';
import type { IndexerSchema, SiteData } from './types';

/**
 * The data of the server, from the packages.
 * @param siteUrl origin of the site, without a trailing slash
 * @param root folder that holds `node_modules`
 * @param addresses paths of the pages, and those that once were
 * @throws when a package lacks what the site documents
 */
export function readSiteData(
  siteUrl: string,
  root: string,
  { redirects, routes }: Pick<SiteData, 'redirects' | 'routes'> = { redirects: {}, routes: [] },
): SiteData {
  const errors = readErrors(root);
  return {
    siteUrl,
    redirects,
    routes,
    source: `sablier ${sdkVersion()}`,
    releases: readReleases(),
    chains: readChains(),
    contracts: readKnownContracts(),
    streams: readStreamContracts(),
    desk: readDeskReleases(),
    creation: readCreationFacts(),
    campaigns: readCampaigns(),
    errors,
    olderErrors: readOlderErrors(root, errors),
    callables: readCallables(),
    queries: readQueries().map(({ name, group, vendor, text, variables }) => ({
      name,
      group,
      vendor,
      text,
      variables,
    })),
    schemas: readSchemas(),
    wizard: readWizardFacts(root, siteUrl),
    lockfiles: readLockfileDigests(root),
  };
}

const readLockfileDigests = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readLockfiles(root)).map(([set, text]) => [
      set,
      `sha256:${hash('sha256', text)}`,
    ]),
  );

const readSchemas = (): IndexerSchema[] =>
  Object.values(indexers).flatMap(({ name, vendors }) =>
    vendors.map((vendor) => ({ indexer: name, vendor, text: schemaText(name, vendor) })),
  );
