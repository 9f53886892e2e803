import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

/* `npm start`, as a writer has it: the readers' client on pages that are drawn in the browser, with the problems of pages. */

test.describe.configure({ mode: 'serial', timeout: 360_000 });

const FILE = 'docs/concepts/nft.mdx';
const LINE = 'The owner may:';
const written = readFileSync(FILE, 'utf8');
const number = written.split('\n').indexOf(LINE) + 1;
let server: ChildProcess;
let page: Page;

const write = (line: string) => {
  writeFileSync(FILE, written.replace(LINE, line));
};

test.beforeAll(async ({ browser }, { project }) => {
  const { baseURL = '' } = project.use;
  const port = new URL(baseURL).port;
  // A group of its own, so that the processes of npm end with it.
  server = spawn('npm', ['start', '--', '--port', port, '--no-open'], {
    // A runner of tests names itself in this variable, and the framework would take it for its own mode.
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(baseURL).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 300_000 },
    )
    .toBe(true);
  page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
});

test.afterAll(() => {
  writeFileSync(FILE, written);
  if (server.pid !== undefined) process.kill(-server.pid);
});

const main = () => page.locator('main');
const overlay = () => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

test('a page is drawn once, and the next one takes its place without a load', async () => {
  await page.goto('/concepts/nft');
  await expect(main()).toContainText(LINE);
  await page.evaluate(() => document.body.setAttribute('data-marked', ''));
  await page.locator('.theme-doc-sidebar-menu a[href="/concepts/streaming"]').first().click();
  await expect(page.locator('h1')).toHaveText('Streaming');
  await expect(page.locator('body')).toHaveAttribute('data-marked', '');
});

test('a tool in view becomes ready when the pointer moves', async () => {
  await page.goto('/concepts/lockup/stream-shapes');
  const tool = page.locator('[data-island="StreamSimulator"]');
  await tool.scrollIntoViewIfNeeded();
  await page.mouse.move(9, 9);
  await expect(tool).toHaveAttribute('data-island-state', 'ready');
});

test('search reads the index of the last build', async () => {
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('cliff');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
});

test('a saved page is shown again', async () => {
  await page.goto('/concepts/nft');
  await expect(main()).toContainText(LINE);
  write('The owner of a token may:');
  await expect(main()).toContainText('The owner of a token may:', { timeout: 20_000 });
});

const faults = [
  ['link', 'The owner [may](/concepts/nowhere):', 'There is no page /concepts/nowhere.'],
  ['anchor', 'The owner [may](/concepts/streaming#nowhere):', 'has no #nowhere'],
  ['element', 'The owner <Wibble /> may:', 'Wibble'],
  ['fact', 'The owner of <Release of="lokup" /> may:', 'lokup'],
] as const;

for (const [name, line, words] of faults)
  test(`a wrong ${name} is shown over the page, with file and line`, async () => {
    write(line);
    await expect(overlay()).toContainText(words, { timeout: 20_000 });
    await expect(overlay()).toContainText(`${FILE}:${number}`);
    write(LINE);
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, {
      timeout: 20_000,
    });
    await expect(main()).toContainText(LINE);
  });
