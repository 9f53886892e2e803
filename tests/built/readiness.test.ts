import { computeScore, runChecks, type ReportResult } from 'afdocs';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { localHosting } from '../../config/local-hosting';
import { siteServer } from '@sablier-docs/hosting/server';
import { listen } from '@sablier-docs/hosting/server/listen';
import { BUILD, builtPages } from './site';

const [home] = builtPages();
const origin = new URL(home?.$('link[rel="canonical"]').attr('href') ?? '').origin;
const SAMPLE = process.env.TEST_ALL ? 50 : 6;

/**
 * Elements that have another form in Markdown: controls and tools, figures in words, formulas as TeX. `markdown.test.ts`
 * compares the two word by word.
 */
const OTHER_FORM = [
  '[data-markdown="off"]',
  '[data-tool]',
  '[role="menu"]',
  '[role="img"]',
  'figure [aria-hidden="true"]',
  '.katex',
  'svg',
  'form',
];

let report: ReportResult;
let close: () => void;

beforeAll(async () => {
  const server = siteServer(BUILD, localHosting(BUILD));
  const port = await listen(server, { first: 0, tries: 1 });
  close = () => void server.close();
  const real = globalThis.fetch;
  // The site under its own name, on this machine: nothing is asked outside.
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(address);
    if (url.origin !== origin) throw new Error(`${url.href} is outside.`);
    const answer = await real(`http://localhost:${port}${url.pathname}${url.search}`, init);
    const found = await whole(answer);
    // A client compares it with the requested address, to see redirects.
    Object.defineProperty(found, 'url', { value: url.href });
    return found;
  });
  report = await runChecks(origin, {
    requestDelay: 0,
    // A busy machine takes its time; nothing hangs on it.
    requestTimeout: 240_000,
    maxConcurrency: 8,
    maxLinksToTest: SAMPLE,
    samplingStrategy: 'deterministic',
    parityExclusions: OTHER_FORM,
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
  close();
});

/** Its parser of HTML needs the end tags that HTML may leave out, and the build does. */
async function whole(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('html')) return answer;
  const { status, headers } = answer;
  return new Response(serialize(parse(await answer.text())), { status, headers });
}

it('is a site that agents can read, by the checks of the Agent-Friendly Documentation Spec', () => {
  const { overall, grade } = computeScore(report);
  console.log(`Agent readiness: ${overall} of 100 (${grade}), ${report.summary.pass} checks pass.`);
  const left = report.results.filter(({ status }) => !['pass', 'skip'].includes(status));
  const said = left.map(({ id, status, message }) => `${status} ${id}: ${message}`);
  expect(said.filter((one) => !one.includes('page-size-html'))).toEqual([]);
  expect(overall).toBeGreaterThanOrEqual(98);
});

it('a page that is long as HTML comes in parts as Markdown', () => {
  const found = report.results.find(({ id }) => id === 'page-size-html');
  const { pageResults } = found?.details as { pageResults: { url: string; status: string }[] };
  expect(pageResults.length).toBeGreaterThanOrEqual(SAMPLE);
  const long = pageResults.filter(({ status }) => status === 'fail');
  for (const { url } of long) {
    expect(existsSync(path.join(BUILD, new URL(url).pathname, 'part-1.md')), url).toBe(true);
  }
});
