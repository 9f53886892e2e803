import { nameStream, splitName } from '../../protocol/indexers/identifiers';
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
  const parts = splitName(text);
  if (!parts) return byAlias(text, only, facts);
  const naming = nameStream(parts, facts.streams);
  if ('problem' in naming) throw new Refusal(naming.problem);
  const { names } = naming;
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
