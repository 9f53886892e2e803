// The modules that an import may reach, checked by `npm run lint:borders`; inside a package, `exports` of its package.json
// decide what others see. https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md
import { fileURLToPath } from 'node:url';

/** The packages, each of which may import only those before it: arrows run one way. */
const packages = [
  'browser',
  'built',
  'protocol',
  'reference',
  'ui',
  'solidity',
  'testing',
  'chain',
  'kit',
  'figures',
  'proofs',
  'tools',
  'create-streams',
  'playground',
  'search',
  'islands',
  'vocabulary',
  'hosting',
  'agents',
];

/** Packages whose modules draw. */
const DRAW = '^packages/(ui|kit|figures|tools|create-streams|playground|search|islands)/';

/** Modules that a bundler, Docusaurus or a server gets by path: no module imports them. */
const BY_PATH =
  '[.](test|d)[.]tsx?$|[.][cm]?js$|/worker[.]ts$|/testing[/-]|^packages/agents/scripts/|' +
  '^packages/(islands/client/|islands/plugin/handlers/|agents/server/(transports|calls/start)|(kit|tools)/[^/]+/view/|tools/[^/]+/[^/]+/view/|tools/checkers/(csv|campaign)/|create-streams/view/)|' +
  // What a tested sentence imports in a page, by the names of what it has in Node.
  '^packages/proofs/run/(vitest|timers|artifact)[.]ts$|' +
  // The chain's worker, the command that writes its contracts, and the helpers of its tests.
  '^packages/chain/(worker/(browser|node|run-script)[.]ts|artifacts/cli|node/)|' +
  // The framework bundles the stylesheets by the path of their module.
  '^src/css/';

const severity = /** @type {const} */ ('error');

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const order = packages.map((name, at) => ({
  name: `order-${name}`,
  comment: `"${name}" comes before what it imports; see the list in config/lint/dependency-cruiser.mjs.`,
  severity,
  from: { path: `^packages/${name}/`, pathNot: '[.]test[.]tsx?$|/testing/' },
  to: { path: `^packages/(${['-', ...packages.slice(at + 1)].join('|')})/` },
}));

/** The folders of a package in the same sense: each may import only those before it. */
const folders = {
  kit: [
    'inputs',
    'calendar',
    'form',
    'plots',
    'signing',
    'decoder',
    'calls',
    'wallet',
    'pasted-results',
  ],
  proofs: ['worlds', 'sentences', 'run', 'bundle', 'panel', 'samples'],
  figures: ['drawing', 'concepts', 'live'],
  tools: [
    'links',
    'csv',
    'merkle',
    'readings/contracts',
    'readings',
    'rehearsal',
    'desks/flow',
    'desks/stream',
    'desks/campaign',
    'desks/creation',
    'desks/find',
    'desks/figures',
    'simulators',
    'upgrade',
    'checkers/authenticity',
    'checkers',
    'direct-answers',
  ],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const orderInside = Object.entries(folders).flatMap(([name, list]) =>
  list.map((folder, at) => ({
    name: `order-${name}-${folder}`,
    comment: `packages/${name}/${folder} comes before what it imports; see the list in config/lint/dependency-cruiser.mjs.`,
    severity,
    from: { path: `^packages/${name}/${folder}/`, pathNot: '[.]test[.]tsx?$|/testing' },
    to: {
      path: `^packages/${name}/(${['-', ...list.slice(at + 1)].join('|')})/`,
      pathNot: `^packages/${name}/${folder}/`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...order,
    ...orderInside,
    {
      name: 'package-inside',
      comment: 'Import a package by its name, so that its "exports" decide.',
      severity,
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^(packages|src|config|scripts)/',
        pathNot: '^packages/$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'site-inside',
      comment: 'Import a package by its name, so that its "exports" decide.',
      severity,
      from: { pathNot: '^packages/' },
      to: { path: '^packages/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'plugins-get-options',
      comment: 'A plugin gets what config/ decides as options, in config/plugins.ts.',
      severity,
      from: { path: '^src/plugins/' },
      to: { path: '^config/' },
    },
    {
      name: 'no-docusaurus',
      comment: 'Only the site and packages/islands know Docusaurus; others know its types at most.',
      severity,
      from: { path: '^packages/', pathNot: '^packages/islands/|[.]test[.]tsx?$' },
      to: { path: 'node_modules/@docusaurus/|^@theme', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-react',
      comment: 'Only packages that draw know React.',
      severity,
      from: { path: '^packages/', pathNot: `${DRAW}|[.]test[.]tsx?$` },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'no-circular',
      comment: 'Move what both need into a module of its own. A circle of types counts.',
      severity,
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared',
      comment: 'Declare the package in package.json: nothing else keeps it installed.',
      severity,
      // The comparisons of vitest in a page: the copies that vitest itself brings.
      from: { pathNot: '^packages/proofs/run/vitest[.]ts$' },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        // The framework's names for its own code; tsconfig.aliases.json beside this file lists them.
        dependencyTypesNot: ['aliased-tsconfig-paths'],
      },
    },
    {
      name: 'resolvable',
      comment: 'The import names nothing.',
      severity,
      from: {},
      // The build writes these and knows them by name only; the last names its types in a form of its own.
      to: {
        couldNotResolve: true,
        pathNot: '^@(facts/|generated/|search-site$)|^eslint-plugin-compat$',
      },
    },
    {
      name: 'used',
      comment: 'Nothing but tests uses it: remove it.',
      severity,
      from: {
        path: [
          '^src/(behavior|components|pages|theme)/',
          '^scripts/',
          '^(docusaurus[.]config|sidebars)[.]ts$',
          BY_PATH,
        ],
        pathNot: '[.]test[.]tsx?$|^tests/',
      },
      to: {
        path: '^(src|config|packages)/',
        pathNot: ['^src/(behavior|components|pages|theme)/', DRAW, BY_PATH],
        reachable: false,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.aliases.json', import.meta.url)) },
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // Their packages are not those of this repository: tests/starters installs and type-checks them.
    exclude: { path: '^examples/(api/codegen|starters/(ethers|hardhat|wagmi)|wizard/ethers)/' },
    exoticRequireStrings: ['require.resolve', 'packages', 'packages.resolve'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
