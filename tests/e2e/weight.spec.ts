import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isPagePath } from '@sablier-docs/browser/links';
import { buildOfTest } from './support/build';
import { hydrated, open } from './support/page';
import { expect, test, type Page } from './support/test';
import { toolsReady } from './support/tool';

/**
 * The files of a first visit, in bytes of gzip where the host compresses: the figures are those of the
 * built files, exact on any machine. Files that are fetched ahead for other pages do not count.
 */
const LIMIT = { all: 240_000, script: 130_000 };
/** The wizard for React writes a form, a chain and their tests beside the script. */
const LIMIT_REACT_WIZARD = { ...LIMIT, script: 132_500 };
/** React, DocSearch and the engine. */
const LIMIT_SEARCH = 150_000;
/** Without a tool in view and before the search is wanted. */
const LIMIT_READING = { all: 120_000, script: 20_000 };
/** Its end, with the files and their colors, counts too. */
const WIZARD = '/guides/start/build';
const PAGES = {
  'a concept': '/concepts/what-is-sablier',
  'a concept with a tool': '/concepts/lockup/stream-shapes',
  'a page of deployments': '/guides/lockup/deployments',
  'a guide': '/guides/lockup/examples/hooks',
  'the heaviest contract': '/reference/flow/contracts/contract.SablierFlow',
  'a page of queries': '/api/lockup/envio/queries',
  'the wizard': WIZARD,
  'the wizard for React': WIZARD,
};

const isCompressed = (path: string) => /\.(?:js|css|html|svg|json|xml|txt)$/.test(path);

function weigh(path: string): number {
  const file = readFileSync(`${buildOfTest()}${path}`);
  return isCompressed(path) ? gzipSync(file).length : file.length;
}

/** Waits until the figure has not changed for half a second. The idle state of a page comes once only. */
async function still(figure: () => number): Promise<void> {
  let before;
  do {
    before = figure();
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (figure() !== before);
}

/** Opens a page as a first visit, and compares what it has loaded with the limits. */
async function weighVisit(page: Page, kind: string, path: string): Promise<void> {
  const loaded = new Map<string, string>();
  page.on('request', async (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)
      return;
    // One that is asked for as the test ends has no headers any more, and no part in it.
    const headers = await request.allHeaders().catch(() => undefined);
    if (!headers) return;
    const purpose = headers['sec-purpose'] ?? '';
    // The text of a page under the pointer, which has no ending, is fetched ahead as well.
    const isAhead =
      purpose.includes('prefetch') || (request.resourceType() === 'fetch' && isPagePath(pathname));
    if (!isAhead) loaded.set(pathname, request.resourceType());
  });
  const check = (when: string, limit: typeof LIMIT) => {
    const sum = { all: 0, script: 0 };
    for (const [pathname, type] of loaded) {
      const file =
        type === 'document' ? (pathname === '/' ? '/index.html' : `${pathname}.html`) : pathname;
      const bytes = weigh(file);
      sum.all += bytes;
      if (type === 'script') sum.script += bytes;
    }
    test.info().annotations.push({ type: kind, description: JSON.stringify(sum) });
    expect(loaded.size, `files of ${kind}`).toBeGreaterThan(6);
    expect(sum.script, `bytes of JavaScript ${when}, ${kind}`).toBeLessThanOrEqual(limit.script);
    expect(sum.all, `bytes in all ${when}, ${kind}`).toBeLessThanOrEqual(limit.all);
  };
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  check('before the reader does something', LIMIT_READING);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  if (path === WIZARD) {
    const tool = page.locator('[data-island]');
    await tool.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await toolsReady(page);
    // Either shows the files.
    if (kind.endsWith('React')) await tool.getByText('React with wagmi').click();
    else await tool.getByRole('button', { name: 'Show the files' }).click();
    await expect(tool.locator('pre .code-keyword').first()).toBeVisible();
    await still(() => loaded.size);
  }
  check(
    'with the tools that are near',
    kind === 'the wizard for React' ? LIMIT_REACT_WIZARD : LIMIT,
  );
}

const KINDS = Object.entries({ home: '/', ...PAGES });

for (const [what, kinds] of [
  ['pages of every kind keep', KINDS.filter(([, path]) => path !== WIZARD)],
  ['the wizard for each stack keeps', KINDS.filter(([, path]) => path === WIZARD)],
] as const) {
  test(`${what} to the limits of weight`, async ({ browser, baseURL }) => {
    for (const [kind, path] of kinds) {
      const context = await browser.newContext({ baseURL });
      await test.step(kind, async () => weighVisit(await context.newPage(), kind, path));
      await context.close();
    }
  });
}

test('the search keeps to its weight', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await open(page, '/concepts/what-is-sablier');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cliff');
  await expect(page.locator('dialog[open] .DocSearch-Hit').first()).toBeVisible();
  const bytes = [...scripts].reduce((sum, path) => sum + weigh(path), 0);
  expect(bytes).toBeGreaterThan(60_000);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(bytes).toBeLessThanOrEqual(LIMIT_SEARCH);
});
