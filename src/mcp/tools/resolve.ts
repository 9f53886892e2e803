import { getAddress, isAddress } from 'viem/utils';
import type { ServerFacts } from '../facts/types';
import { shortText } from '../inputs';
import { documentedAt } from '../pages';
import { defineTool, Refusal, type Answer } from '../tool';
import { newestOfAll, releaseName } from '../words';
import { describeChain, findChain } from './chains';
import { describeRelease } from './release';
import { describeStream } from './stream';
import { deploymentPage } from './where';

/** What a name of the protocol stands for. */
export const resolveTool = defineTool({
  name: 'resolve',
  title: 'Resolve an address, alias, stream, chain or release',
  description:
    'Says which contract of which release an address is, on which chains; what an alias or a stream id stands for; which releases and addresses a chain has; and on which chains a release is. An address that it does not know is in no official list, and neither is a campaign that an official factory created.',
  input: {
    text: shortText(
      'For example "0x…", "LK3", "LK3-8453-5", a link of the app, "base", "8453", "lockup v3.0" or "SablierFlow".',
    ),
    chain: shortText('Id or name of a chain: only what is there.').optional(),
  },
  async run({ text, chain }, site) {
    const facts = await site.facts();
    const only = chain === undefined ? undefined : findChain(chain, facts);
    if (chain !== undefined && !only)
      throw new Refusal(`No release is on a chain "${chain.slice(0, 40)}".`);
    const asked = text.trim();
    const found =
      readAddress(asked, only?.id, facts) ??
      describeStream(asked, only?.id, facts) ??
      describeRelease(asked, only?.id, facts) ??
      describeChain(asked, facts);
    if (found) return found;
    throw new Refusal(
      `"${asked.slice(0, 80)}" is no address, alias, stream, chain, release or contract of Sablier. Search the pages for it with \`search\`.`,
    );
  },
});

function readAddress(
  text: string,
  only: number | undefined,
  facts: ServerFacts,
): Answer | undefined {
  const [, digits] = /^(?:\w+:)?(0x[0-9a-f]{40})$/i.exec(text) ?? [];
  if (!digits) return undefined;
  if (!isAddress(digits, { strict: /[a-f]/.test(digits) && /[A-F]/.test(digits) })) {
    throw new Refusal(
      `${digits} has the wrong checksum: a letter is in the wrong case, or a digit differs.`,
    );
  }
  const address = getAddress(digits.toLowerCase());
  const known = facts.contracts.find((one) => one.address === address);
  const uses = (known?.uses ?? [])
    .map((use) => ({
      ...use,
      chainIds: use.chainIds.filter((id) => only === undefined || id === only),
    }))
    .filter(({ chainIds }) => chainIds.length > 0);
  const [first] = uses;
  if (!first) {
    return {
      page: facts.siteUrl + documentedAt.genuine,
      release: newestOfAll(facts),
      kind: 'address',
      address,
      official: false,
      says: `${facts.source} lists no contract of Sablier at this address${only === undefined ? '' : ' on this chain'}. It may be a token, a wallet or a campaign: factories create campaigns, and no list has those.`,
    };
  }
  const names = uses.map(({ product, release }) =>
    release ? releaseName(product, release) : 'Comptroller',
  );
  return {
    page: first.release
      ? deploymentPage(releaseName(first.product, first.release), facts)
      : facts.siteUrl + documentedAt.chains,
    // One address can be the contracts of several releases, each on chains of its own.
    release: [...new Set(names)].join(', '),
    kind: 'address',
    address,
    official: true,
    uses,
  };
}
