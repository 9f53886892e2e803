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
const HOSTED = 'Build with hosted search';
const STOCK = 'Build with the stock client';
/** A build writes them first otherwise. */
const generated = { PAGES_ARE_GENERATED: '1' };

/**
 * Everything that `npm test` runs. The build stands first because most of the rest waits for it, then what
 * takes longest, so that both processors have work to the end. Browser tests fill both processors of a small
 * machine and wait for what a page does within a second: nothing runs beside them.
 */
export const PARTS: readonly Part[] = [
  // First, and alone: the build would write these pages while others read them.
  { title: GENERATED, command: npm('generate'), alone: true },
  { title: BUILD, command: npm('build:strict'), needs: [GENERATED], env: generated },
  { title: 'Unit tests', command: vitest(), runner: 'vitest' },
  {
    title: 'Attacks',
    command: vitest('--config', 'tests/attack/vitest.config.ts'),
    runner: 'vitest',
  },
  {
    title: 'Built site',
    // One worker: each parses all pages, and the other processor has the next part.
    command: vitest('--config', 'tests/built/vitest.config.ts', '--maxWorkers=1', '--minWorkers=1'),
    // Parsers as they are released: their builds for development check themselves at every step.
    env: { NODE_ENV: 'production' },
    needs: [BUILD],
    runner: 'vitest',
  },
  {
    title: 'Examples on a local chain',
    command: vitest('--config', 'tests/examples/vitest.config.ts'),
    runner: 'vitest',
  },
  {
    title: 'Tested sentences',
    command: vitest(
      '--config',
      'tests/claims/vitest.config.ts',
      '--reporter=./tests/claims/summary.ts',
    ),
    needs: [GENERATED],
    runner: 'vitest',
  },
  // All builds write the same folder of generated modules, so they follow each other.
  { title: HOSTED, command: npm('build:hosted'), needs: [BUILD], env: generated },
  { title: STOCK, command: npm('build:stock'), needs: [HOSTED], env: generated },
  { title: 'Lint', command: npm('lint') },
  { title: 'Format', command: npm('format:check') },
  { title: 'Types', command: npm('typecheck') },
  { title: 'Spelling', command: npm('spell') },
  {
    // One run for both: each start of a server and of the browsers leaves a processor idle.
    title: 'Pages and behavior',
    command: playwright('--project', 'pages', '--project', 'desktop', '--project', 'phone'),
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
  },
  {
    title: 'Other engines',
    command: npm('test:engines', '--'),
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
  },
  {
    title: 'Hosted search',
    command: playwright('--project=hosted*'),
    needs: [HOSTED],
    alone: true,
    runner: 'playwright',
  },
  {
    title: 'Stock client',
    command: playwright('--project=stock*'),
    needs: [STOCK],
    alone: true,
    runner: 'playwright',
  },
];

/** What `npm run test:all` runs beside them. */
export const NIGHTLY: readonly Part[] = [
  {
    title: 'Speed beside plain HTML',
    command: playwright('--project=speed'),
    needs: [BUILD],
    alone: true,
    runner: 'playwright',
  },
  { title: 'Newest Docusaurus 3', command: npm('test:next'), alone: true },
  { title: 'Attacks for an hour', command: npm('test:attack:long'), runner: 'vitest', alone: true },
  { title: 'Changed samples', command: npm('test:mutants') },
  { title: 'Starters from the registry', command: npm('test:starters'), runner: 'vitest' },
];
