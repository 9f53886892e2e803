/**
 * Measures the embedded search on the build. It asserts nothing.
 *
 * `npm run search:bench -- relevance`: the judged queries, and each tenth question of readers as if the index did not
 * have it, with the questions of the sources; a change of a `.questions.yml` shows without a build.
 * `npm run search:bench -- speed`: the first answer and each key press of the judged queries, in Node and in Chromium,
 * at full speed and with the CPU slowed four times. Without a word: both.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import cases from '@sablier-docs/search/relevance/judgments.json';
import type { createEmbeddedProvider } from '@sablier-docs/search/embedded/provider';
import { openLocalSearch } from '@sablier-docs/search/local-search';
import { findChromium } from './browsers';
import { showRelevance } from './search-relevance';

const files = {
  index: readFileSync('build/search-index.json', 'utf8'),
  texts: readFileSync('build/search-texts.json', 'utf8'),
};

/** The queries that typing sends: every prefix of every query. */
const keys = cases.flatMap(({ query }) =>
  Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
);

interface Times {
  /** Milliseconds from the text of the index to the first result. */
  first: number;
  /** Milliseconds until the texts are searched too; the event loop runs in between. */
  whole: number;
  each: number[];
}

async function main(): Promise<void> {
  const [part] = process.argv.slice(2);
  if (part !== 'speed') await showRelevance(files);
  if (part !== 'relevance') await showSpeed();
}

async function showSpeed(): Promise<void> {
  console.log(
    `Load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`,
  );
  show('Node', await inNode());
  const browser = await chromium.launch({
    ...findChromium(),
    args: ['--no-sandbox'],
  });
  for (const slower of [1, 4]) {
    const page = await browser.newPage();
    show(`Chromium, CPU slowed ${slower} times`, await inBrowser(page, slower));
  }
  await browser.close();
}

async function inNode(): Promise<Times> {
  const start = performance.now();
  const partial = await openLocalSearch({ index: files.index });
  partial('s');
  const first = performance.now() - start;
  const search = await openLocalSearch(files);
  const whole = performance.now() - start - first;
  const each = keys.map((query) => {
    const before = performance.now();
    search(query);
    return performance.now() - before;
  });
  return { first, whole, each };
}

async function inBrowser(page: Page, slower: number): Promise<Times> {
  const bundled = await build({
    entryPoints: ['packages/search/embedded/provider.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'search',
    target: 'chrome109',
    minify: true,
  });
  await page.addScriptTag({ content: bundled.outputFiles[0]?.text ?? '' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page.evaluate(
    async ({ files, queries }) => {
      const { search } = window as unknown as {
        search: { createEmbeddedProvider: typeof createEmbeddedProvider };
      };
      const provider = search.createEmbeddedProvider({
        loadIndex: () => Promise.resolve(files.index),
        loadTexts: () => Promise.resolve(files.texts),
      });
      const start = performance.now();
      await provider.search('s');
      const first = performance.now() - start;
      await provider.whole?.();
      const whole = performance.now() - start;
      const each: number[] = [];
      for (const query of queries) {
        const before = performance.now();
        await provider.search(query);
        each.push(performance.now() - before);
      }
      return { first, whole, each };
    },
    // When slowed down, every fifth prefix is enough.
    { files, queries: slower > 1 ? keys.filter((_, at) => at % 5 === 0) : keys },
  );
}

function show(where: string, { first, whole, each }: Times): void {
  const sorted = each.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${where}: first result ${first.toFixed(0)} ms, all texts after ${whole.toFixed(0)} ms; ` +
      `${each.length} searches, ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}

void main();
