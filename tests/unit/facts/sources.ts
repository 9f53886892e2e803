/** Tags of https://github.com/sablier-labs/evm-monorepo, where the Solidity of a release is. */
const LOCKUP = 'sablier-labs/evm-monorepo, lockup/src, lockup@v4.0.1; npm @sablier/lockup 4.0.1';
const FLOW = 'sablier-labs/evm-monorepo, flow/src, flow@v3.0.1; npm @sablier/flow 3.0.1';
const AIRDROPS = 'sablier-labs/evm-monorepo, airdrops/src, airdrops@v3.0.1';
const UTILS = 'npm @sablier/evm-utils 2.0.1';
const INDEXERS = 'sablier-labs/indexers, f17f12e8 (2026-08-22)';
const LEGACY_INDEXER = 'sablier-labs/legacy-subgraph, 8f114e8 (2026-07-09)';
const LEGACY = 'sablier-labs/v1-protocol, packages, 28f21f0 (2024-01-01)';
const APP = 'sablier-labs/docs, docs/guides/02-claim-with-ai-skills.mdx, 76cf9f9 (2026-06-19)';
const LINKS = 'sablier-labs/docs, docs/apps/02-guides/02-url-schemes.mdx, 76cf9f9 (2026-06-19)';
const CHANGELOG = (product: string) =>
  `sablier-labs/evm-monorepo, ${product}/CHANGELOG.md, 67774a16`;

/**
 * Files and folders with facts that people typed, because no package and no measurement of this
 * repository has them, each with where they come from. A change of a fact needs another look at the source, also by the
 * reviewer; facts that packages contain are compared in `tests/unit`.
 */
export const sources: Readonly<Record<string, string>> = {
  'packages/protocol/project/app-status.ts': APP,
  'config/footer.ts':
    'the labels and addresses of packages/protocol/project/links.ts, as https://files.sablier.com serves them',
  'config/help.ts': 'sablier-labs/airdrops, aa8591b (2026-06-17), on the Discord server',
  'packages/protocol/project/links.ts': 'each address, opened',
  'packages/protocol/project/official.ts':
    'config/ and README.md of sablier-labs/docs, 76cf9f9; README.md of evm-monorepo, indexers, sablier-skills; what others write below an account: public reports of 2024 on attached files at GitHub and on addresses of posts at X',
  'config/videos.ts': 'https://www.youtube.com/watch, by the id of each',
  'packages/protocol/flow/scenarios.ts': 'examples of this site, in the arithmetic of Flow v3.0',
  'src/components/Lifecycle/flow.ts': FLOW,
  'src/components/Lifecycle/lockup.ts': LOCKUP,
  'src/components/Sequence/airdrops.ts': AIRDROPS,
  'src/components/Sequence/flow.ts': FLOW,
  'src/components/Sequence/lockup.ts': LOCKUP,
  'packages/protocol/glossary/entries.json': `${LOCKUP}; ${FLOW}; ${AIRDROPS}`,
  'packages/protocol/contract-roles.ts': `${LOCKUP}; ${FLOW}; ${AIRDROPS}; ${UTILS}`,
  'packages/protocol/errors/descriptions/airdrops.ts': AIRDROPS,
  'packages/protocol/errors/descriptions/comptroller.json': UTILS,
  'packages/protocol/errors/descriptions/flow.json': FLOW,
  'packages/protocol/errors/descriptions/lockup.json': LOCKUP,
  'packages/protocol/errors/descriptions/older.ts': `npm @sablier/v2-core 1.0.2 and 1.2.0, @sablier/v2-periphery 1.2.0; public source of Lockup v2.0 and v3.0, Flow v1.0 to v2.0, Airdrops v1.1, v1.3 and v2.0`,
  'packages/protocol/errors/descriptions/shared.ts': `${UTILS}; npm @openzeppelin/contracts 5.3.0`,
  'packages/protocol/errors/descriptions/tokens.json':
    'npm @openzeppelin/contracts 5.3.0, interfaces/draft-IERC6093.sol',
  'packages/protocol/errors/groups.ts': 'order of the page',
  'packages/protocol/errors/panics.ts':
    'https://docs.soliditylang.org/en/v0.8.29/control-structures.html',
  'packages/protocol/errors/parameters.json': `${LOCKUP}; ${FLOW}; ${AIRDROPS}; ${UTILS}`,
  'packages/protocol/gas/published.ts':
    'sablier-labs/evm-monorepo, misc/benchmarks/results, a5570c69',
  'packages/protocol/indexers/endpoints/': `${INDEXERS}, src/indexers and its history`,
  'packages/protocol/indexers/entities/': `${INDEXERS}, schema; ${LEGACY_INDEXER}`,
  'packages/protocol/indexers/enums.ts': `${INDEXERS}, schema/enums.ts`,
  'packages/reference/layout/airdrops.ts': AIRDROPS,
  'packages/protocol/legacy/descriptions.ts': LEGACY,
  'packages/protocol/lockup/shapes.ts': 'npm sablier 4.1.0, shapes; examples of this site',
  'packages/reference/airdrops/effects.ts': AIRDROPS,
  'packages/reference/airdrops/source-lines.ts': AIRDROPS,
  'packages/reference/airdrops/texts/': AIRDROPS,
  'packages/reference/airdrops/types.ts': AIRDROPS,
  'packages/reference/airdrops/units.ts': AIRDROPS,
  'packages/reference/calls/emitted-airdrops.ts': AIRDROPS,
  'packages/reference/calls/reentrancy.ts': `${LOCKUP}; ${FLOW}; ${AIRDROPS}`,
  'packages/reference/descriptions/': `${LOCKUP}; ${FLOW}; ${UTILS}`,
  'packages/protocol/release-notes/airdrops.ts': CHANGELOG('airdrops'),
  'packages/protocol/release-notes/flow.ts': CHANGELOG('flow'),
  'packages/protocol/release-notes/legacy.ts': LEGACY,
  'packages/protocol/release-notes/lockup.ts': CHANGELOG('lockup'),
  'packages/tools/csv/limits.ts': 'https://github.com/sablier-labs/merkle-api, bbf27a9',
  'packages/tools/links/fields.ts': LINKS,
  'packages/tools/links/facts.ts': LINKS,
  'packages/tools/links/old-links.ts': LINKS,
  'packages/tools/links/screens.ts': LINKS,
};

/** Folders whose every module must be listed above, apart from the code among the facts. */
export const folders: Readonly<Record<string, readonly string[]>> = {
  'packages/protocol/errors/descriptions': [],
  'packages/protocol/indexers/endpoints': [],
  'packages/protocol/indexers/entities': [],
  'packages/reference/airdrops': [],
  'packages/reference/descriptions': [],
  'packages/protocol/release-notes': ['types.ts'],
  'src/components/Sequence': ['types.ts'],
};
