/**
 * Measures the embedded search on the build. It asserts nothing.
 *
 * `npm run search:bench -- relevance`: the judged queries, and each tenth question of readers as if the index did not
 * have it, with the questions of the sources; a change of a `.questions.yml` shows without a build.
 * `npm run search:bench -- first`: the first answer in Chromium, with the CPU slowed four times, of the site and of the
 * site with 1,000 more guides. On a busy machine, read the seconds of the processor.
 * `npm run search:bench -- speed`: each key press of the judged queries too, in Node and in Chromium, at full speed and
 * slowed. Without a word: all.
 */
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { build } from 'esbuild';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { readIndex } from '@sablier-docs/search/embedded/build';
import cases from '@sablier-docs/search/relevance/judgments.json';
import type { createEmbeddedProvider } from '@sablier-docs/search/embedded/provider';
import { openLocalSearch } from '@sablier-docs/search/local-search';
import { withMoreGuides, type IndexFiles } from '@sablier-docs/search/testing/growth';
import { searchedFirst } from '../config/search';
import { findChromium } from './browsers';
import { showRelevance } from './search-relevance';

const files = {
  index: readFileSync('build/search-index.json', 'utf8'),
  texts: readFileSync('build/search-texts.json', 'utf8'),
};

/** Pages of a site that grew, besides its own. */
const MORE = 1_000;

/** The queries that typing sends: every prefix of every query. */
const keys = cases.flatMap(({ query }) =>
  Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
);

/** Asked of an index that nothing has opened yet. */
const SENTENCE = 'how do i get my tokens before the end';

/** All in milliseconds from the text of the index. */
interface Times {
  /** To the first result of one letter, which needs the headings only. */
  first: number;
  /** To the first result of a sentence, which needs the questions and texts of the first file too. */
  sentence: number;
  /** Until the texts of the second file are searched too; the event loop runs in between. */
  whole: number;
  /** Of one search in an index with all texts. */
  each: number[];
}

async function main(): Promise<void> {
  const [part] = process.argv.slice(2);
  if (part === undefined || part === 'relevance') await showRelevance(files);
  if (part !== 'relevance') await showSpeed(part === 'first');
}

/** @param isFirst measures the first answers alone */
async function showSpeed(isFirst: boolean): Promise<void> {
  console.log(
    `Load of the machine: ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} processors`,
  );
  const grown = withMoreGuides(files, MORE, searchedFirst);
  const sites = [files, { index: grown.index, texts: grown.texts ?? '' }];
  const browser = await chromium.launch({
    ...findChromium(),
    args: ['--no-sandbox'],
  });
  for (const site of sites) {
    console.log(`${readIndex(site.index, site.texts).length} pages`);
    await showFirst(browser, site);
    if (isFirst) continue;
    show('Node', await inNode(site));
    for (const slower of [1, 4]) {
      const page = await browser.newPage();
      show(`Chromium, CPU slowed ${slower} times`, await inBrowser(page, site, slower));
      await page.close();
    }
  }
  await browser.close();
}

/** Runs of which the median counts. */
const RUNS = 7;

/**
 * Prints the time to the first answer with the CPU slowed four times, and the processor's time at full speed, times
 * four, which other programs on the machine do not lengthen.
 */
async function showFirst(browser: Browser, site: IndexFiles): Promise<void> {
  for (const query of ['s', SENTENCE]) {
    const [slowed, processor]: [number[], number[]] = [[], []];
    for (const slower of [4, 1]) {
      for (let run = 0; run < RUNS; run += 1) {
        const page = await browser.newPage();
        await addProvider(page);
        await page.evaluate((index) => Object.assign(window, { index }), site.index);
        const session = await page.context().newCDPSession(page);
        await session.send('Performance.enable');
        await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
        const before = await processorTime(session);
        const time = await page.evaluate(async (asked) => {
          const { search, index } = window as unknown as {
            search: { createEmbeddedProvider: typeof createEmbeddedProvider };
            index: string;
          };
          const loadIndex = () => Promise.resolve(index);
          const start = performance.now();
          await search.createEmbeddedProvider({ loadIndex }).search(asked);
          return performance.now() - start;
        }, query);
        if (slower === 1) processor.push(4 * (await processorTime(session)) - 4 * before);
        else slowed.push(time);
        await page.close();
      }
    }
    console.log(
      `First answer to "${query}", slowed four times: ${medianOf(slowed).toFixed(0)} ms; ` +
        `of the processor, times four: ${medianOf(processor).toFixed(0)} ms`,
    );
  }
}

/** Milliseconds that the processor has spent on the page's process. */
async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ProcessTime')?.value ?? NaN);
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Makes the provider of the embedded search a global of the page. */
async function addProvider(page: Page): Promise<void> {
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
}

async function inNode(site: IndexFiles): Promise<Times> {
  const start = performance.now();
  (await openLocalSearch({ index: site.index }))('s');
  const first = performance.now() - start;
  const again = performance.now();
  (await openLocalSearch({ index: site.index }))(SENTENCE);
  const sentence = performance.now() - again;
  const third = performance.now();
  const search = await openLocalSearch(site);
  const whole = performance.now() - third;
  const each = keys.map((query) => {
    const before = performance.now();
    search(query);
    return performance.now() - before;
  });
  return { first, sentence, whole, each };
}

async function inBrowser(page: Page, site: IndexFiles, slower: number): Promise<Times> {
  await addProvider(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page.evaluate(
    async ({ site, sentence: asked, queries }) => {
      const { search } = window as unknown as {
        search: { createEmbeddedProvider: typeof createEmbeddedProvider };
      };
      const loadIndex = () => Promise.resolve(site.index);
      /** Without the second file, which would be read in between. */
      const firstOf = async (query: string) => {
        const before = performance.now();
        await search.createEmbeddedProvider({ loadIndex }).search(query);
        return performance.now() - before;
      };
      const first = await firstOf('s');
      const sentence = await firstOf(asked);
      const loadTexts = () => Promise.resolve(site.texts);
      const provider = search.createEmbeddedProvider({ loadIndex, loadTexts });
      const start = performance.now();
      await provider.whole?.();
      const whole = performance.now() - start;
      const each: number[] = [];
      for (const query of queries) {
        const before = performance.now();
        await provider.search(query);
        each.push(performance.now() - before);
      }
      return { first, sentence, whole, each };
    },
    // When slowed down, every fifth prefix is enough.
    {
      site,
      sentence: SENTENCE,
      queries: slower > 1 ? keys.filter((_, at) => at % 5 === 0) : keys,
    },
  );
}

function show(where: string, { first, sentence, whole, each }: Times): void {
  const sorted = each.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${where}: first result ${first.toFixed(0)} ms, of a sentence ${sentence.toFixed(0)} ms, ` +
      `all texts after ${whole.toFixed(0)} ms; ${each.length} searches, ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}

void main();
