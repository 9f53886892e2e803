/**
 * Loads pages of the built site beside a Starlight with the same text, in turns on one machine:
 * `npm run test:speed [-- --rounds 5]`. Fails when a page of ours is blocked for more than 50 ms longer than Starlight's,
 * or shows its largest part more than a tenth later.
 */
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { siteServer } from '@sablier-docs/hosting/server';
import { listen } from '@sablier-docs/hosting/server/listen';
import type { Hosting } from '@sablier-docs/hosting/types';
import { localHosting } from '../../config/local-hosting';
import { findChromium } from '../browsers';
import { loadOf, type Load } from './load';
import { buildStarlight } from './starlight';

const PAGES = [
  '/',
  '/concepts/cancelability',
  '/concepts/streaming',
  '/guides/lockup/examples/create-stream/lockup-linear',
  '/guides/lockup/deployments',
  '/reference/errors',
  '/reference/lockup/contracts/contract.SablierLockup',
  '/support/faq',
];

/** Starlight's files as any host sends them. */
const PLAIN: Hosting = {
  headers: [],
  rules: [],
  cacheControl: 'no-cache',
  redirects: [],
  pagesWithoutMarkdown: [],
};

/** How much longer a page may be blocked, in milliseconds, and how much later its largest paint may come. */
const BLOCKED = 50;
const LATER = 1.1;

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  if (!(rounds >= 1)) throw new Error(`--rounds is ${values.rounds}. Use a number from 1.`);
  if (!existsSync('build/index.html')) throw new Error('There is no build. Run "npm run build".');
  const starlight = buildStarlight('build');
  console.log(`Starlight is built in ${Math.round(starlight.seconds)} s.`);

  const servers = [siteServer('build', localHosting('build')), siteServer(starlight.folder, PLAIN)];
  const bases = await Promise.all(servers.map(baseOf));
  const browser = await chromium.launch({ ...findChromium(), args: FLAGS });
  try {
    const slower: string[] = [];
    for (const page of PAGES) {
      const loads: Load[][] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        for (const [at, base] of bases.entries())
          loads[at]?.push(await loadOf(browser, base + page));
      }
      const [own, other] = loads.map(medians) as [Load, Load];
      console.log(`\n${page}\n  ours       ${line(own)}\n  Starlight  ${line(other)}`);
      if (own.blocked > other.blocked + BLOCKED) slower.push(`${page} is blocked longer`);
      if (own.largestPaint > other.largestPaint * LATER) slower.push(`${page} is painted later`);
    }
    if (slower.length > 0) throw new Error(`\n${slower.join('\n')}`);
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

async function baseOf(server: Server): Promise<string> {
  return `http://localhost:${await listen(server, { first: 0, tries: 1 })}`;
}

function medians(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) =>
    loads.map((load) => load[figure]).sort((a, b) => a - b)[loads.length >> 1] ?? NaN;
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    bytes: of('bytes'),
    elements: of('elements'),
  };
}

function line({ firstPaint, largestPaint, blocked, bytes, elements }: Load): string {
  const [first, largest, stopped] = [firstPaint, largestPaint, blocked].map(Math.round);
  const size = Math.round(bytes / 1024);
  return `first paint ${first}, largest ${largest}, blocked ${stopped} ms; ${size} KB; ${elements} elements`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
