import type { KnownContract } from '@sablier-docs/protocol/known-contracts';
import type { ChainFact } from '@sablier-docs/protocol/chains';
import { newestRelease, type Filling } from './fill';
import { agentRules } from './rules';

/** Longest block, in bytes: it is part of every request of an agent that works in the repository. */
const LONGEST_BLOCK = 8 * 1024;

/** The contracts that most code calls. */
const CALLED = ['SablierLockup', 'SablierBatchLockup', 'SablierFlow'] as const;

interface Facts extends Filling {
  chains: readonly ChainFact[];
  contracts: readonly KnownContract[];
}

/**
 * The block for the `AGENTS.md` of a repository that uses the protocol: releases, addresses, rules, and links
 * to the documentation.
 * @throws when it is longer than 8 KB
 */
export function agentsBlock({ siteUrl, releases, chains, contracts }: Facts): string {
  const names = ['lockup', 'flow', 'airdrops'].map((product) => newestRelease(product, releases));
  const text = [
    '<!-- sablier: begin -->',
    '## Sablier',
    `Current releases: ${names.join(', ')}. Models were trained on older ones, whose functions and addresses differ: read the documentation before you write code.`,
    `- Index of the documentation: ${siteUrl}/llms.txt. Add \`.md\` to the address of a page to read it as Markdown.`,
    `- Server with search, decoding, figures and calldata (Model Context Protocol): ${siteUrl}/mcp`,
    `- All addresses: ${siteUrl}/data/v1/deployments.json, or \`sablier\` on npm, which has the ABIs too`,
    `- Errors with cause and remedy: ${siteUrl}/reference/errors.md`,
    'Rules:',
    agentRules.map((rule, at) => `${at + 1}. ${rule}`).join('\n'),
    'Addresses of the current releases:',
    table(chains, contracts),
    `Other chains, and everything else: ${siteUrl}/concepts/chains.md`,
    '<!-- sablier: end -->',
  ].join('\n\n');
  const bytes = Buffer.byteLength(`${text}\n`);
  if (bytes > LONGEST_BLOCK)
    throw new Error(`The block for AGENTS.md has ${bytes} bytes, more than ${LONGEST_BLOCK}.`);
  return `${text}\n`;
}

/** The mainnets that agents use most; more would not fit. */
const SHOWN = ['mainnet', 'base', 'arbitrum', 'optimism', 'polygon', 'bsc'];

function table(chains: readonly ChainFact[], contracts: readonly KnownContract[]): string {
  const rows = SHOWN.flatMap((slug) => {
    const chain = chains.find((one) => one.slug === slug);
    if (!chain) throw new Error(`There is no chain "${slug}".`);
    const cells = CALLED.map((name) => addressOf(contracts, name, chain.id));
    return [`| ${chain.name} (${chain.id}) | ${cells.join(' | ')} |`];
  });
  return [`| Chain | ${CALLED.join(' | ')} |`, `| - | - | - | - |`, ...rows].join('\n');
}

function addressOf(contracts: readonly KnownContract[], name: string, chainId: number): string {
  const found = contracts.find(({ uses }) =>
    uses.some((use) => use.isLatest && use.contract === name && use.chainIds.includes(chainId)),
  );
  return found ? `\`${found.address}\`` : 'none';
}
