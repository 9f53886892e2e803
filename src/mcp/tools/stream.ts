import { splitName } from '../../protocol/indexers/identifiers';
import { findStream, takePasted } from '../../tools/desk/find';
import type { ServerFacts } from '../facts/types';
import { documentedAt } from '../pages';
import { Refusal, type Answer } from '../tool';
import { releaseName } from '../words';

/** A stream by alias, id or link, or the contract that an alias such as `LK3` stands for. */
export function describeStream(
  text: string,
  only: number | undefined,
  facts: ServerFacts,
): Answer | undefined {
  if (!splitName(text)) return byAlias(text, only, facts);
  // A link to another site than the app can end like one of the app: it is refused.
  const found = findStream(takePasted(text), facts.streams, facts.chains);
  if (!found || 'problem' in found) {
    throw new Refusal(
      found?.problem ?? 'Name the stream with its chain and id, for example LK3-8453-5.',
    );
  }
  const names = found.stream;
  return {
    page: facts.siteUrl + documentedAt.streams,
    release: releaseName(names.product, names.version),
    kind: 'stream',
    ...names,
    note: 'Read from the name alone: whether the stream exists is not known here.',
  };
}

function byAlias(text: string, only: number | undefined, facts: ServerFacts): Answer | undefined {
  const found = facts.streams.find(({ alias }) => alias.toLowerCase() === text.toLowerCase());
  if (!found) return undefined;
  const { alias, product, version, contract, addresses } = found;
  const here = Object.entries(addresses).filter(
    ([id]) => only === undefined || Number(id) === only,
  );
  return {
    page: facts.siteUrl + documentedAt.streams,
    release: releaseName(product, version),
    kind: 'alias',
    ...{ alias, product, contract },
    addresses: Object.fromEntries(here),
  };
}
