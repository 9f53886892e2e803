import { z } from 'zod';
import { getAddress, isAddress } from 'viem/utils';
import type { SiteData } from '../site-data/types';
import { shortText } from '../inputs';
import { listedContract, textOutput, use } from '../outputs';
import { documentedAt } from '../pages';
import { didYouMean } from '../near-words';
import { defineTool, ToolRefusal, type Answer } from '../tool';
import { newestOfAll, serverReleaseName } from '../release-names';
import { serverChainNamed, describeChain } from './chains';
import { describeRelease } from './release';
import { describeStream } from './stream';
import { deploymentPage } from './deployment-page';

/** The meaning of an identifier of the protocol. */
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
  output: {
    kind: z.enum(['address', 'alias', 'stream', 'release', 'contract', 'chain']),
    address: textOutput.optional(),
    official: z.boolean().optional().describe('Of an address: whether an official list has it.'),
    says: textOutput.optional(),
    uses: z.array(use).optional(),
    product: textOutput.optional(),
    version: textOutput.optional(),
    chainId: z.number().optional(),
    contract: textOutput.optional(),
    tokenId: textOutput.optional(),
    id: textOutput.optional(),
    alias: textOutput.optional(),
    appPath: textOutput.optional(),
    note: textOutput.optional(),
    addresses: z
      .union([
        z.record(textOutput, textOutput),
        z.array(z.strictObject({ address: textOutput, chainIds: z.array(z.number()) })),
      ])
      .optional()
      .describe('Of an alias by chain id; of a contract with its chains.'),
    isLatest: z.boolean().optional(),
    chainIds: z.array(z.number()).optional(),
    chain: z
      .strictObject({
        id: z.number(),
        name: textOutput,
        slug: textOutput,
        currency: textOutput,
        explorer: z.strictObject({ name: textOutput, url: textOutput }).nullable(),
        isTestnet: z.boolean(),
        inApp: z.boolean(),
        releases: z.record(
          textOutput,
          z.strictObject({ version: textOutput, isLatest: z.boolean() }).nullable(),
        ),
      })
      .optional(),
    contracts: z
      .array(z.union([textOutput, listedContract]))
      .optional()
      .describe('Names, or with a chain the contracts there.'),
  },
  async run({ text: asked, chain }, site) {
    const siteData = await site.data();
    const only = chain === undefined ? undefined : serverChainNamed(chain, siteData);
    const name = asked.trim();
    const found =
      readAddress(name, only?.id, siteData) ??
      describeStream(name, only?.id, siteData) ??
      describeRelease(name, only?.id, siteData) ??
      describeChain(name, siteData);
    if (found) return found;
    const near = didYouMean(name, [
      ...siteData.chains.map((one) => one.name),
      ...siteData.streams.map(({ alias }) => alias),
      ...new Set(siteData.contracts.flatMap(({ uses }) => uses.map((use) => use.contract))),
    ]);
    throw new ToolRefusal(
      `"${name.slice(0, 80)}" is no address, alias, stream, chain, release or contract of Sablier.${near} Search the pages for it with \`search\`.`,
    );
  },
});

function readAddress(
  typed: string,
  only: number | undefined,
  siteData: SiteData,
): Answer | undefined {
  const [, digits] = /^(?:\w+:)?(0x[0-9a-f]{40})$/i.exec(typed) ?? [];
  if (!digits) return undefined;
  if (!isAddress(digits, { strict: /[a-f]/.test(digits) && /[A-F]/.test(digits) })) {
    throw new ToolRefusal(
      `${digits} has the wrong checksum: a letter is in the wrong case, or a digit differs.`,
    );
  }
  const address = getAddress(digits.toLowerCase());
  const known = siteData.contracts.find((one) => one.address === address);
  const uses = (known?.uses ?? [])
    .map((use) => ({
      ...use,
      chainIds: use.chainIds.filter((id) => only === undefined || id === only),
    }))
    .filter(({ chainIds }) => chainIds.length > 0);
  const [first] = uses;
  if (!first) {
    return {
      page: siteData.siteUrl + documentedAt.genuine,
      release: newestOfAll(siteData),
      kind: 'address',
      address,
      official: false,
      says: `${siteData.source} lists no contract of Sablier at this address${only === undefined ? '' : ' on this chain'}. It may be a token, a wallet or a campaign: factories create campaigns, and no list has those.`,
    };
  }
  const names = uses.map(({ product, release }) =>
    release ? serverReleaseName(product, release) : 'Comptroller',
  );
  return {
    page: first.release
      ? deploymentPage(serverReleaseName(first.product, first.release), siteData)
      : siteData.siteUrl + documentedAt.chains,
    // One address can have contracts of several releases, each on different chains.
    release: [...new Set(names)].join(', '),
    kind: 'address',
    address,
    official: true,
    uses,
  };
}
