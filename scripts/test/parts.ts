import type { Part } from './schedule';

const npm = (script: string, ...args: string[]): Part['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...args,
];
const vitest = (...args: string[]): Part['command'] => ['npx', 'vitest', 'run', ...args];
const playwright = (...args: string[]): Part['command'] => ['npx', 'playwright', 'test', ...args];

const GENERATED = 'Generated pages';
const BUILD = 'Strict build';
const HOSTED = 'Copy with hosted search';
const STOCK = 'Build with the stock client';
/** A build writes them first otherwise. */
const generated = { PAGES_ARE_GENERATED: '1' };

// Files that parts ignore; tests/unit/scripts/parts.test.ts compares them with their imports.
const NOTES = ['*.md', 'LICENSE', '.github/**', '.ci/**'];
const PAGES = ['docs/**', 'snippets/**'];
/** The site apart from packages. */
const SITE = ['src/**', 'static/**'];
const UNIT = ['tests/unit/**', '**/*.test.ts', '**/*.test.tsx', '**/recorded/*.txt'];
const tests = (...names: readonly string[]) => names.map((name) => `tests/${name}/**`);
/** Only their own parts use these. */
const OUTSIDE = tests('attack', 'e2e', 'guards', 'mutants', 'speed', 'start', 'starters');
const NOT_BUILT = [
  ...NOTES,
  ...OUTSIDE,
  ...UNIT,
  ...tests('built', 'examples'),
  'scripts/check/**',
  'scripts/test/**',
];
/** The browser sees pages as they are built. */
const NOT_IN_BROWSER = [
  ...NOTES,
  ...PAGES,
  ...UNIT,
  'examples/**',
  'scripts/check/**',
  'scripts/test/**',
  ...tests('attack', 'statements', 'examples', 'guards', 'mutants', 'starters'),
];
/** Files on which the two clients depend in different ways; the night runs both whatever has changed. */
const CLIENT = [
  /^packages\/(islands|browser)\//,
  /^src\/(theme|behavior|plugins)\//,
  /^config\/(?!lint\/|sidebars\/|nginx|redirects|help)/,
  /^(docusaurus\.config\.ts|playwright\.config\.ts|package-lock\.json|scripts\/run\.mjs)$/,
];
const CHROMIUM = ['chromium', 'chromium-headless-shell', 'google-chrome'];
/** Pages say when they were last changed. */
const history = ['docs', 'snippets'];

/**
 * Everything that `npm test` runs, each part with its inputs: a part runs again when one of its inputs has
 * changed. CI runs them by `job`. The build comes first because most of the rest waits for it; beside it run the two
 * parts that need no compiled samples, so that it compiles them once for all. Then come the parts that take longest,
 * so that both processors have work to the end. Browser tests fill both processors of a small machine and wait for
 * the reaction of a page within a second: nothing runs beside them.
 */
export const PARTS: readonly Part[] = [
  // First: the others read these pages, but for those that leave out what Git ignores.
  {
    title: GENERATED,
    job: 'build',
    command: npm('generate'),
    ignores: [...NOTES, ...PAGES, ...SITE, ...UNIT, 'tests/**'],
    outputs: [
      ...['lockup', 'flow', 'airdrops'].map((protocol) => `docs/reference/${protocol}/contracts`),
      'static/abi',
    ],
  },
  {
    title: BUILD,
    job: 'build',
    command: npm('build:strict'),
    needs: [GENERATED],
    env: generated,
    ignores: NOT_BUILT,
    outputs: ['build', 'build-mcp'],
    history,
  },
  { title: 'Format', job: 'quick', command: npm('format:check') },
  {
    title: 'Lint of code',
    job: 'quick',
    command: npm('lint:program'),
    needs: [GENERATED],
    ignores: [...NOTES, ...PAGES],
  },
  {
    title: 'Unit tests',
    job: 'quick',
    command: vitest('--config', 'tests/unit/vitest.config.ts'),
    needs: [GENERATED],
    runner: 'vitest',
  },
  {
    title: 'Examples on a local chain',
    job: 'chain',
    command: vitest('--config', 'tests/examples/vitest.config.ts'),
    needs: [GENERATED],
    runner: 'vitest',
    // Some guides are followed as they are written, and one download is run as the site packs it.
    ignores: [
      ...['api', 'apps', 'concepts', 'reference', 'support'].map((name) => `docs/${name}/**`),
      ...['behavior', 'components', 'css', 'fonts', 'pages', 'questions', 'theme'].map(
        (name) => `src/${name}/**`,
      ),
      ...NOTES,
      'static/**',
      'snippets/**',
      ...OUTSIDE,
      ...tests('built', 'unit'),
      'tests/statements/**/*.statements.ts',
    ],
  },
  {
    title: 'Tested sentences',
    job: 'chain',
    command: vitest(
      '--config',
      'tests/statements/vitest.config.ts',
      '--reporter=./tests/statements/summary.ts',
    ),
    needs: [GENERATED],
    runner: 'vitest',
    ignores: [...NOTES, ...OUTSIDE, ...UNIT, ...tests('built')],
  },
  {
    title: 'Built site',
    job: 'build',
    // One worker: each parses all pages, and the other processor has the next part.
    command: vitest('--config', 'tests/built/vitest.config.ts', '--maxWorkers=1', '--minWorkers=1'),
    // Parsers as they are released: their builds for development check themselves at every step.
    env: { NODE_ENV: 'production' },
    needs: [BUILD],
    runner: 'vitest',
    ignores: [...NOTES, ...OUTSIDE, ...tests('unit')],
    programs: ['nginx'],
  },
  {
    title: 'Last guards',
    job: 'quick',
    command: npm('test:guards'),
    needs: [GENERATED],
    ignores: [
      ...NOTES,
      ...PAGES,
      ...SITE,
      ...tests('attack', 'built', 'e2e', 'examples', 'statements'),
    ],
  },
  {
    title: 'Attacks',
    job: 'chain',
    command: vitest('--config', 'tests/attack/vitest.config.ts'),
    needs: [GENERATED],
    runner: 'vitest',
    ignores: [...NOTES, ...PAGES, ...SITE, ...tests('built', 'statements', 'e2e', 'speed', 'unit')],
  },
  {
    title: HOSTED,
    job: 'browser',
    command: npm('build:hosted'),
    needs: [BUILD],
    ignores: NOT_BUILT,
    outputs: ['build-hosted'],
  },
  {
    title: STOCK,
    job: 'stock',
    command: npm('build:stock'),
    needs: [GENERATED],
    // Both builds write the same folder of generated modules.
    after: [BUILD],
    env: generated,
    ignores: NOT_BUILT,
    outputs: ['build-stock'],
    history,
    concerns: CLIENT,
  },
  {
    title: 'Lint of pages',
    job: 'quick',
    command: npm('lint:mdx'),
    needs: [GENERATED],
    ignores: ['tests/**'],
  },
  {
    title: 'Types',
    job: 'quick',
    command: npm('typecheck'),
    needs: [GENERATED],
    ignores: [...NOTES, ...PAGES],
  },
  { title: 'Spelling', job: 'quick', command: npm('spell'), ignores: ['tests/**'] },
  {
    // One run for all: each start of a server and of the browsers leaves a processor idle.
    title: 'Pages and behavior',
    job: 'browser',
    command: playwright(
      ...['pages', 'desktop', 'phone', 'hosted*'].flatMap((name) => ['--project', name]),
    ),
    needs: [BUILD, HOSTED],
    alone: true,
    runner: 'playwright',
    ignores: NOT_IN_BROWSER,
    programs: CHROMIUM,
  },
  {
    title: 'Other engines',
    job: 'engines',
    command: npm('test:engines', '--'),
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
    ignores: NOT_IN_BROWSER,
    programs: ['firefox', 'firefox-esr'],
  },
  {
    title: 'Stock client',
    job: 'stock',
    command: playwright('--project=stock*'),
    needs: [STOCK],
    alone: true,
    runner: 'playwright',
    ignores: NOT_IN_BROWSER,
    programs: CHROMIUM,
    concerns: CLIENT,
  },
];

/** The parts that only `npm run test:all` runs. */
export const NIGHTLY: readonly Part[] = [
  {
    title: 'Speed beside plain HTML',
    command: playwright('--project=speed'),
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
  },
  {
    title: 'Pages while they are written',
    command: playwright('--project=start'),
    // For its index.
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
  },
  { title: 'Newest Docusaurus 3', command: npm('test:next'), alone: true },
  {
    title: 'Tested sentences on the chain of a page',
    command: npm('test:statements:page'),
    needs: [GENERATED],
    runner: 'vitest',
  },
  { title: 'Both chains at length', command: npm('test:chain:long'), runner: 'vitest' },
  { title: 'Attacks for an hour', command: npm('test:attack:long'), runner: 'vitest', alone: true },
  { title: 'Changed samples', command: npm('test:mutants') },
  { title: 'Changed code', command: npm('test:code-mutants') },
  { title: 'Starters from the registry', command: npm('test:starters'), runner: 'vitest' },
];

const partOf = (title: string): Part[] => PARTS.filter((part) => part.title === title);

export interface ChangedPages {
  /** Files of pages that exist. */
  pages: readonly string[];
  /** Addresses that the browser opens. */
  routes: readonly string[];
  /** Files and folders with the tested sentences of the pages concerned. */
  sentences: readonly string[];
  /** Whether a file that isn't a page has changed as well, such as accepted sentences. */
  hasOther: boolean;
  /** Whether sidebars or tests have changed as well. */
  hasCode: boolean;
  /** Files whose unit tests run: what imports them, in whatever way. */
  units: readonly string[];
  /** Tests of built files beside those of pages. */
  built: readonly string[];
  /** Tests in the browser that name an address of a moved page. */
  specs: readonly string[];
}

/** Tests of built files, by what a change of pages may break: the pages themselves, and lists that name them. */
const BUILT_PAGES = ['pages', 'structure', 'statements'];
const BUILT_LISTS = ['sidebars', 'redirects', 'vercel', 'hosts'];

/**
 * The parts for a branch that changes pages alone: the check of these pages or of all, the build, its files, the pages concerned
 * in the browser, their tested sentences, and the tests of other files that were written with them.
 */
export const partsOfPages = ({
  pages,
  routes,
  sentences,
  hasOther,
  hasCode,
  units,
  built,
  specs,
}: ChangedPages): Part[] => [
  ...[GENERATED, BUILD].flatMap(partOf),
  {
    title: hasOther ? 'Check of all pages' : 'Check of these pages',
    // The build follows the links of all.
    command: npm('check', ...(hasOther ? [] : ['--', ...pages])),
    needs: [GENERATED],
    ignores: [...NOTES, ...OUTSIDE],
  },
  {
    title: 'Content of all pages',
    command: vitest(
      '--config',
      'tests/unit/vitest.config.ts',
      'tests/unit/content',
      'tests/unit/config/redirects.test.ts',
    ),
    needs: [GENERATED],
    runner: 'vitest',
  },
  ...(sentences.length > 0
    ? [
        {
          title: 'Tested sentences of these pages',
          command: vitest('--config', 'tests/statements/vitest.config.ts', ...sentences),
          runner: 'vitest' as const,
          ignores: [...NOTES, ...OUTSIDE],
        },
      ]
    : []),
  ...(units.length > 0
    ? [
        {
          title: 'Unit tests of these files',
          command: [
            ...(['npx', 'vitest', 'related', '--run', '--passWithNoTests'] as const),
            '--config',
            'tests/unit/vitest.config.ts',
            ...units,
          ] as const,
          needs: [GENERATED],
          runner: 'vitest' as const,
        },
      ]
    : []),
  ...(specs.length > 0
    ? [
        {
          title: 'Browser tests of these files',
          command: playwright('--project', 'desktop', '--project', 'phone', ...specs),
          needs: [BUILD],
          alone: true,
          runner: 'playwright' as const,
          programs: CHROMIUM,
        },
      ]
    : []),
  ...(hasOther ? partOf('Format') : []),
  ...(hasCode ? ['Types', 'Lint of code'].flatMap(partOf) : []),
  {
    title: 'Built pages',
    command: vitest(
      '--config',
      'tests/built/vitest.config.ts',
      '--maxWorkers=1',
      '--minWorkers=1',
      ...[...BUILT_PAGES, ...(hasOther ? BUILT_LISTS : [])].map(
        (name) => `tests/built/${name}.test.ts`,
      ),
      ...built,
    ),
    env: { NODE_ENV: 'production' },
    needs: [BUILD],
    runner: 'vitest',
    ignores: [...NOTES, ...OUTSIDE],
  },
  {
    title: 'Pages in the browser',
    command: playwright('--project', 'pages'),
    env: { TEST_PAGES: routes.join() },
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
    ignores: NOT_IN_BROWSER,
    programs: CHROMIUM,
  },
];
