import { splitName } from '@sablier-docs/protocol/indexers/identifiers';
import { findStream, parseStreamQuery } from '@sablier-docs/tools/desks/stream/find';
import type { SiteData } from '../site-data/types';
import { documentedAt } from '../pages';
import { ToolRefusal, type Answer } from '../tool';
import { serverReleaseName } from '../release-names';

/** A stream by alias, id or link, or the contract of an alias such as `LK3`. */
export function describeStream(
  text: string,
  only: number | undefined,
  siteData: SiteData,
): Answer | undefined {
  if (!splitName(text)) return byAlias(text, only, siteData);
  // A link to another site can end like one to the app: it is refused.
  const found = findStream(parseStreamQuery(text), siteData.streams, siteData.chains);
  if (!found || 'problem' in found) {
    throw new ToolRefusal(
      found?.problem ?? 'Name the stream with its chain and id, for example LK3-8453-5.',
    );
  }
  const names = found.stream;
  return {
    page: siteData.siteUrl + documentedAt.streams,
    release: serverReleaseName(names.product, names.version),
    kind: 'stream',
    ...names,
    note: 'Read from the name alone: whether the stream exists is not known here.',
  };
}

function byAlias(text: string, only: number | undefined, siteData: SiteData): Answer | undefined {
  const found = siteData.streams.find(({ alias }) => alias.toLowerCase() === text.toLowerCase());
  if (!found) return undefined;
  const { alias, product, version, contract, addresses } = found;
  const here = Object.entries(addresses).filter(
    ([id]) => only === undefined || Number(id) === only,
  );
  return {
    page: siteData.siteUrl + documentedAt.streams,
    release: serverReleaseName(product, version),
    kind: 'alias',
    alias,
    product,
    contract,
    addresses: Object.fromEntries(here),
  };
}
