/**
 * The problems of pages, without a build: `npm run check` of every page, `npm run check --
 * docs/concepts/nft.mdx` of one.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { namedPages, readWrittenPages, readPageSources, type Source } from './pages';
import { lineOf, sorted, type Problem } from './problem';
import { checkPageText } from './text';

const inThread = (pages: readonly Source[]): Promise<Problem[]> =>
  new Promise((resolve, reject) => {
    // start.mjs writes words.mjs beside this file.
    const worker = new Worker(new URL('./words.mjs', import.meta.url), { workerData: pages });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

async function main(): Promise<void> {
  const named = namedPages(process.argv.slice(2));
  const sources = readPageSources();
  const pages =
    named.length > 0
      ? named.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
      : readWrittenPages(sources);
  const words = inThread(pages);
  const problems = sorted([...(await checkPageText(pages, sources)), ...(await words)]);
  for (const one of problems) console.log(lineOf(one));
  console.log(`${counted(pages.length, 'page')}, ${counted(problems.length, 'error')}`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
