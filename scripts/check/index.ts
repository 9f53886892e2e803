/** What a writer wants to know of a page, without a build: `npm run check -- docs/concepts/nft.mdx`. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPart } from '../test/run-part';
import { schedule, type Part } from '../test/schedule';
import { summarize } from '../test/summary';
import { namedPages, routeOf } from './pages';

/** Files and folders with the tested sentences of pages. */
const claimsOf = (pages: readonly string[]): string[] =>
  pages
    .map((page) => `tests/claims${routeOf(page, readFileSync(page, 'utf8'))}`)
    .flatMap((place) => [`${place}.claims.ts`, `${place}/`])
    .filter((place) => existsSync(place));

const partsOf = (pages: readonly string[]): Part[] => [
  { title: 'Text, links and samples', command: ['npx', 'jiti', 'scripts/check/page.ts', ...pages] },
  { title: 'Format', command: ['npx', 'prettier', '--check', '--log-level', 'warn', ...pages] },
  {
    title: 'Spelling',
    command: ['npx', 'cspell', 'lint', '--no-progress', '--no-summary', ...pages],
  },
  { title: 'Markdown', command: ['node', 'scripts/lint-mdx.mjs', ...pages] },
  {
    title: 'House rules of all pages',
    command: ['npx', 'vitest', 'run', 'tests/unit/content'],
    runner: 'vitest',
  },
  ...testedOf(claimsOf(pages)),
];

/** Runs the tested sentences, where there are some. */
function testedOf(claims: readonly string[]): Part[] {
  const config = 'tests/claims/vitest.config.ts';
  const command = ['npx', 'vitest', 'run', '--config', config, ...claims] as const;
  return claims.length > 0 ? [{ title: 'Tested sentences', command, runner: 'vitest' }] : [];
}

async function main(): Promise<void> {
  const start = Date.now();
  const pages = namedPages(process.argv.slice(2));
  const folder = mkdtempSync(path.join(tmpdir(), 'sablier-docs-'));
  const outcomes = await schedule(partsOf(pages), 2, (part) => runPart(part, folder));
  rmSync(folder, { recursive: true });
  console.log(`\n${summarize(outcomes, (Date.now() - start) / 1000).join('\n')}`);
  if (outcomes.some(({ state }) => state !== 'passed')) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
