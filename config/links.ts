/**
 * Every address outside the site, typed once: pages name one with `<ExternalLink name="…">`, and what
 * is written in TypeScript imports it. static/js/chat-widget.js imports nothing and repeats two
 * addresses; a test compares them, and finds addresses of the team that are typed elsewhere.
 */
export const links = {
  website: 'https://sablier.com',
  docs: 'https://docs.sablier.com',
  pricing: 'https://sablier.com/pricing',
  app: 'https://app.sablier.com',
  appVesting: 'https://app.sablier.com/vesting',
  appPayments: 'https://app.sablier.com/payments',
  appAirdrops: 'https://app.sablier.com/airdrops',
  appNotice:
    'https://github.com/sablier-labs/docs/blob/0771ff7708522bbdc2bdca8b09b4809c3514ed70/docs/guides/02-claim-with-ai-skills.mdx',
  safeApp:
    'https://app.safe.global/share/safe-app?appUrl=https%3A%2F%2Fapp.sablier.com%2F&chain=arb1',
  solanaApp: 'https://solana.sablier.com',
  legacySenderApp: 'https://legacy-sender.sablier.com',
  legacyRecipientApp: 'https://legacy-recipient.sablier.com',
  company: 'https://sablierlabs.co.uk',
  riskNotice: 'https://files.sablier.com/risk-notice.pdf',
  terms: 'https://files.sablier.com/terms-of-service.pdf',
  privacy: 'https://files.sablier.com/privacy-policy.pdf',
  x: 'https://x.com/Sablier',
  xOld: 'https://twitter.com/Sablier',
  blog: 'https://blog.sablier.com',
  branding: 'https://github.com/sablier-labs/branding',
  linkPage: 'https://linktr.ee/SablierLabs',
  github: 'https://github.com/sablier-labs',
  docsRepository: 'https://github.com/sablier-labs/docs',
  contracts: 'https://github.com/sablier-labs/evm-monorepo',
  lockupContracts: 'https://github.com/sablier-labs/evm-monorepo/tree/main/lockup',
  flowContracts: 'https://github.com/sablier-labs/evm-monorepo/tree/main/flow',
  airdropsContracts: 'https://github.com/sablier-labs/evm-monorepo/tree/main/airdrops',
  gasBenchmarks:
    'https://github.com/sablier-labs/evm-monorepo/tree/a5570c69/misc/benchmarks/results',
  contractExamples: 'https://github.com/sablier-labs/evm-monorepo/tree/main/misc/examples',
  lockupTemplate: 'https://github.com/sablier-labs/lockup-integration-template',
  flowTemplate: 'https://github.com/sablier-labs/flow-integration-template',
  subgraphs: 'https://github.com/sablier-labs/indexers',
  legacyContracts: 'https://github.com/sablier-labs/v1-protocol',
  legacySubgraph: 'https://github.com/sablier-labs/legacy-subgraph',
  merkleApi: 'https://github.com/sablier-labs/merkle-api',
  sdk: 'https://github.com/sablier-labs/sdk',
  sandbox: 'https://github.com/sablier-labs/sandbox',
  airdropSandbox: 'https://github.com/sablier-labs/airdrop-sandbox',
  skills: 'https://github.com/sablier-labs/sablier-skills',
  tokenList: 'https://github.com/sablier-labs/community-token-list',
  solanaPrograms: 'https://github.com/sablier-labs/solsab',
  audits: 'https://github.com/sablier-labs/audits',
  approvals: 'https://revoke.cash',
  etherscanApprovals: 'https://etherscan.io/tokenapprovalchecker',
  reportSite: 'https://safebrowsing.google.com/safebrowsing/report_phish/',
  transactionGasCap: 'https://eips.ethereum.org/EIPS/eip-7825',
  snapshotPlayground: 'https://snapshot.org/#/playground/sablier-v2',
  chatgpt: 'https://chatgpt.com/?hints=search',
  claude: 'https://claude.ai/new',
  email: 'mailto:contact@sablier.com',
} as const;

export type LinkName = keyof typeof links;
