// Which room may import which, checked by `npm run lint:rooms`.
// https://github.com/sverweij/dependency-cruiser/blob/main/doc/rules-reference.md

/** The part of `config/` that puts the site together from all rooms. */
const ASSEMBLY = 'config/((bundler|docs|framework|markdown|plugins|preset|theme)[.]ts$|sidebars/)';

/** Modules of components that draw nothing. */
const WRITTEN = 'src/components/(Code/(marks|meta)|DebtPlot/scenarios|GasChart/charts)[.]ts$';

const FAILURE = 'src/theme/Loading/(words[.]ts|styles[.]module[.]css)$';

/**
 * Files of every room, and the rooms they may import beside packages. An entry names only rooms above
 * it, so that no two rooms import each other.
 * @type {Record<string, [files: string, imports: string[]]>}
 */
const rooms = {
  protocol: ['^src/protocol/', []],
  glossary: ['^src/glossary/', []],
  built: ['^src/built/', []],
  fonts: ['^src/fonts/', []],
  // Global styles; most of them are the preset's to load.
  css: ['^src/css/', []],
  tools: ['^src/tools/', ['protocol']],
  search: ['^src/search/', ['built']],
  offline: ['^src/offline/', ['built']],
  // The documentation server for agents. It reads a built site, and the build writes its facts.
  mcp: ['^src/mcp/', ['protocol', 'tools', 'search', 'built']],
  // Declarations for the whole program: `@facts/…` and what else the build writes.
  declarations: ['^src/[^/]+[.]d[.]ts$', ['protocol', 'search']],
  config: [`^(?!${ASSEMBLY})config/`, ['search']],
  claims: ['^src/claims/', ['protocol', 'config']],
  // What pages may write in fences and attributes: components read it, and markdown checks it.
  written: [`^${WRITTEN}`, ['protocol']],
  markdown: [
    '^src/markdown/',
    ['protocol', 'glossary', 'built', 'search', 'config', 'claims', 'written'],
  ],
  // Rules, skills and lists for agents.
  agents: ['^src/agents/', ['protocol', 'markdown']],
  hosts: ['^src/hosts/', ['built', 'config']],
  // The part of the client that components may use.
  shared: ['^src/client/shared/', ['search', 'offline']],
  components: [
    `^(?!${WRITTEN})src/components/`,
    [
      ...['protocol', 'glossary', 'built', 'tools', 'search', 'offline', 'config', 'written'],
      ...['shared', 'declarations', 'css'],
    ],
  ],
  // A page that does not load says so in the same words and box with either client.
  failure: [`^${FAILURE}`, []],
  client: [
    '^src/client/(?!shared/)',
    ['protocol', 'search', 'offline', 'shared', 'components', 'failure'],
  ],
  theme: [
    `^(?!${FAILURE})src/theme/`,
    ['fonts', 'offline', 'config', 'written', 'shared', 'components', 'failure', 'client'],
  ],
  pages: ['^src/pages/', ['config', 'shared', 'components']],
  plugins: [
    '^src/plugins/',
    [
      ...['protocol', 'glossary', 'built', 'search', 'offline', 'config', 'written', 'markdown'],
      ...['mcp', 'agents', 'hosts', 'shared', 'components', 'client'],
    ],
  ],
  assembly: [
    `^(${ASSEMBLY}|(docusaurus[.]config|sidebars)[.]ts$)`,
    ['protocol', 'config', 'markdown', 'plugins'],
  ],
  golden: ['^tests/golden/', []],
  scripts: [
    '^scripts/',
    [
      ...['protocol', 'glossary', 'built', 'search', 'offline', 'config', 'markdown', 'hosts'],
      ...['mcp', 'agents', 'assembly', 'golden', 'plugins'],
    ],
  ],
  static: ['^static/', []],
  examples: ['^examples/', []],
};

/** Modules of the client that src/plugins/client names by path. */
const ENTRIES =
  '^src/client/(index|chunks|navigation/progress|page/(index|offline-note|print)|stock/(clean-address|hash-guard|hash|islands))[.]ts$';

const DRAW = ['components', 'client', 'theme', 'pages'];
const KNOW_DOCUSAURUS = [...DRAW, 'plugins', 'assembly', 'scripts'];

/** What the bundler, Docusaurus or scripts/mcp/bundle.ts gets by path; no module imports it. */
const BY_PATH =
  '^src/(plugins/(.*[.]c?js|client/handlers/jsx-runtime[.]ts)|mcp/doors/(stdio|hosted|assets)[.]ts|mcp/calls/start[.]ts)$';

const severity = /** @type {const} */ ('error');
const names = Object.keys(rooms);
/** @param {string} name @throws when there is no such room */
const roomOf = (name) => {
  const room = rooms[name];
  if (!room) throw new Error(`There is no room "${name}".`);
  return room;
};
/** @param {string} name */
const filesOf = (name) => roomOf(name)[0];

/** @param {string[]} some */
const without = (some) => names.filter((room) => !some.includes(room)).map(filesOf);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const directions = names.map((room, at) => {
  const [files, imports] = roomOf(room);
  const below = imports.find((other) => names.indexOf(other) >= at);
  if (below) throw new Error(`"${room}" may not import "${below}", which does not stand above it.`);
  return {
    name: `room-${room}`,
    comment: `"${room}" imports from ${[...imports, 'packages'].join(', ')} only; see README.md.`,
    severity,
    from: { path: files },
    to: {
      pathNot: [files, ...imports.map(filesOf), 'node_modules/'],
      dependencyTypesNot: ['core', 'unknown'],
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...directions,
    {
      name: 'in-a-room',
      comment: 'Every folder of src/ is a room of this list.',
      severity,
      from: { path: '^(src|config)/', pathNot: names.map(filesOf) },
      to: {},
    },
    {
      name: 'client-inside',
      comment: 'The client is started by its plugin and by Root; src/client/shared is for others.',
      severity,
      from: {
        pathNot: ['^src/client/', '^src/plugins/client/', '^src/theme/Root[.]tsx$', '^tests/'],
      },
      to: { path: filesOf('client') },
    },
    {
      name: 'client-used',
      comment: 'No entry of the client reaches it: remove it, or import it.',
      severity,
      from: { path: [ENTRIES, '^src/(components|theme)/'] },
      to: { path: '^src/client/', pathNot: ENTRIES, reachable: false },
    },
    {
      name: 'search-index',
      comment:
        'What draws imports src/search as a whole: its index keeps providers out of the page.',
      severity,
      from: { path: DRAW.map(filesOf) },
      to: { path: '^src/search/(?!index[.]ts$)' },
    },
    {
      name: 'no-react',
      comment: 'Only rooms that draw know React.',
      severity,
      // The page of a project that the wizard writes draws in the reader's project, not here.
      from: { path: without(DRAW), pathNot: [BY_PATH, '^examples/wizard/react/'] },
      to: { path: 'node_modules/(react|react-dom)/' },
    },
    {
      name: 'no-docusaurus',
      comment: 'Rooms that do the work know nothing of Docusaurus but its types.',
      severity,
      from: { path: without(KNOW_DOCUSAURUS) },
      to: { path: 'node_modules/@docusaurus/', dependencyTypesNot: ['type-only'] },
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
      from: {},
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        // The framework's names for its own code; tsconfig.rooms.json lists them.
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
          '^src/(client|components|pages|theme)/',
          '^scripts/',
          '^(docusaurus[.]config|sidebars)[.]ts$',
          BY_PATH,
        ],
      },
      to: {
        path: '^(src|config)/',
        pathNot: [...DRAW.map(filesOf), '[.]d[.]ts$', BY_PATH],
        reachable: false,
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.rooms.json' },
    doNotFollow: { path: 'node_modules' },
    // Their packages are not those of this repository: tests/starters installs and type-checks them.
    exclude: { path: '^examples/(api/codegen|starters/(ethers|hardhat|wagmi))/' },
    exoticRequireStrings: ['require.resolve', 'packages', 'packages.resolve'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  },
};
