import { readdirSync, readFileSync } from 'node:fs';
import type { Result, Wanted } from '@sablier-docs/proofs/run/messages';
import type { ListedFile } from '@sablier-docs/proofs/run/types';
import { createRandom } from '@sablier-docs/testing/random';
import { show, violations } from './support/axe';
import { frames, open } from './support/page';
import { expect, test, type Page } from './support/test';

/* The panel behind the mark of a tested sentence, which runs the test of that sentence. */

const PAGE = '/concepts/cancelability';
const FOLDER = 'build/proofs';
/** How many sentences are drawn at random, others in each run. */
const DRAWN = 100;

const listOf = (file: string) =>
  JSON.parse(readFileSync(`${FOLDER}/${file}.json`, 'utf8')) as ListedFile;
const cancelability = listOf('concepts/cancelability');

/** The mark of a sentence by the id of its test. */
function markOf(page: Page, id: string, { file, proofs }: ListedFile = cancelability) {
  const line = proofs.find((one) => one.id === id)?.line;
  return page.locator(`a.tested[href$="${file}#L${line}"]`);
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'A tested sentence' });
const status = (page: Page) => panel(page).getByRole('status');
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();

async function openPanel(page: Page, id = 'sender-receives'): Promise<void> {
  await open(page, PAGE);
  await markOf(page, id).click();
  await expect(panel(page)).toBeVisible();
}

const ended = { timeout: 45_000 };

test('the keyboard opens a panel, runs the test and leaves; nothing is fetched before @any-size', async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, PAGE);
  const mark = markOf(page, 'sender-receives');
  await mark.focus();
  expect(asked.filter((url) => /\/(proofs|chain)\//.test(url))).toEqual([]);
  const before = asked.length;
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'A tested sentence' })).toBeFocused();
  await expect(panel(page)).toContainText('The sender receives 60.');
  await expect(panel(page)).toContainText('Tested on Lockup v4.0.');
  await expect(panel(page)).toContainText('The clock moves by 40 days.');
  // The code of the test, the button that runs it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Run it here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('The sentence holds: 1 comparison', ended);
  const items = panel(page).getByRole('listitem');
  await expect(items.filter({ hasText: 'sender calls lockup.cancel(1)' }).first()).toContainText(
    'lockup → sender: 60 DAI',
  );
  await expect(items.filter({ hasText: /^True: / })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(mark).toBeFocused();
  await expect.poll(() => page.workers().length).toBe(0);
  // The stylesheet of formulas comes with the reader's first activity.
  const later = asked.slice(before).filter((url) => !/\/katex|^data:/.test(url));
  expect(later.length).toBeGreaterThan(0);
  expect(later.filter((url) => !url.startsWith(String(baseURL)))).toEqual([]);
});

test('a broken figure makes the test fail @any-size', async ({ page }) => {
  await openPanel(page);
  await press(page, 'Break it');
  await expect(status(page)).toContainText('The test fails, as it has to.', ended);
  await expect(
    panel(page)
      .getByRole('listitem')
      .filter({ hasText: /^False: / }),
  ).toContainText('sender 60,000,000,000,000,000,001, lockup -60e18 was expected');
  await page.mouse.click(3, 3);
  await expect(page.locator('dialog'), 'a press beside it closes it for good').toHaveCount(0);
});

test('a refusal shows its error, in one case and in all of them @any-size', async ({ page }) => {
  const id = 'v1-could-well';
  const worlds = cancelability.proofs.find((one) => one.id === id)?.worlds.length ?? 0;
  expect(worlds).toBeGreaterThan(1);
  await openPanel(page, id);
  const field = panel(page).getByLabel('Case', { exact: true });
  await field.selectOption(String(worlds));
  await press(page, 'Run it here');
  await expect(status(page)).toContainText('The sentence holds', ended);
  await field.selectOption('0');
  await press(page, 'Run it here');
  await expect(status(page)).toContainText('The sentence holds', ended);
  await expect(
    panel(page)
      .getByRole('listitem')
      .filter({ hasText: /^Holds\. / }),
  ).toHaveCount(worlds);
  await expect(panel(page).getByRole('progressbar')).toHaveJSProperty('value', worlds);
});

test('a test that never ends is stopped with a sentence @any-size @night', async ({ page }) => {
  await page.route('**/proofs/concepts/cancelability.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }),
  );
  await page.clock.install();
  await openPanel(page);
  const endless = page.waitForResponse('**/proofs/concepts/cancelability.js');
  await press(page, 'Run it here');
  await endless;
  // The page's limit, without the wait for it.
  await page.clock.runFor(15_000);
  await expect(status(page)).toContainText('It loops without an end.', ended);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a file that does not arrive is told; without its list, the mark is the link @any-size', async ({
  page,
}) => {
  await page.route('**/proofs/abis.json', (route) => route.abort());
  await openPanel(page);
  await press(page, 'Run it here');
  await expect(status(page)).toContainText('A file did not arrive: /proofs/abis.json.', ended);
  await page.keyboard.press('Escape');
  await page.route('**/proofs/concepts/cancelability.json', (route) => route.abort());
  await page.route('https://github.com/**', (route) => route.fulfill({ body: 'The test.' }));
  await markOf(page, 'sender-receives').click();
  await expect(page).toHaveURL(/github\.com\/.+\/cancelability\.statements\.ts#L\d+$/);
});

test('a test that needs Node says why it can not run @any-size', async ({ page }) => {
  const listed = listOf('concepts/chains');
  const proof = listed.proofs.find(({ reason }) => reason !== undefined);
  await open(page, '/concepts/chains');
  await markOf(page, proof?.id ?? '', listed).click();
  await expect(panel(page)).toContainText("A page can't run it: it reads files");
  await expect(panel(page).getByRole('button', { name: 'Run it here' })).toHaveCount(0);
  await expect(panel(page).getByRole('link', { name: /repository/ })).toBeVisible();
});

test('axe finds nothing after a run, and its steps fit 320 px @any-size @night', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPanel(page, 'only-sender-cancel');
  await panel(page).getByLabel('Case', { exact: true }).selectOption('1');
  await press(page, 'Break it');
  await expect(status(page)).toContainText('as it has to', ended);
  await panel(page).getByText('The test in code').click();
  for (const mode of ['dark', 'light'] as const) {
    await show(page, mode);
    expect(await violations(page, { within: 'dialog' }), `axe, ${mode}`).toEqual([]);
  }
  await press(page, 'Run it here');
  await expect(status(page)).toContainText('The sentence holds', ended);
  await page.setViewportSize({ width: 320, height: 800 });
  await frames(page);
  const sizes = await panel(page).evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
  expect(sizes[0]).toBeLessThanOrEqual(sizes[1] ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

/** Sentences that a page can run, in a random order. */
function drawn(seed: bigint): Wanted[] {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json') && !/^(contracts\b|abis)/.test(file),
  );
  const all = files.flatMap((name) => {
    const file = name.replace(/\.json$/, '');
    return listOf(file)
      .proofs.filter(({ reason }) => reason === undefined)
      .map(({ id }) => ({ file, id, world: 0, isBroken: false }));
  });
  const random = createRandom(seed);
  return Array.from({ length: DRAWN }, () => {
    const [one] = all.splice(Number(random.between(0n, BigInt(all.length - 1))), 1);
    if (!one) throw new Error('There are too few sentences.');
    return one;
  });
}

test(
  `${DRAWN} sentences that are drawn at random hold in a browser, and fail when they are broken @night`,
  { tag: '@any-size' },
  async ({ page }) => {
    test.setTimeout(300_000);
    const seed = BigInt(process.env.PROOFS_SEED ?? Date.now());
    console.log(`PROOFS_SEED=${seed}`);
    await open(page, '/support/offline');
    const sentences = drawn(seed);
    const broken = sentences.map((one) => ({ ...one, isBroken: true }));
    const results = await page.evaluate(
      (run) =>
        new Promise<readonly Result[]>((resolve, reject) => {
          const worker = new Worker('/proofs/worker.js', { type: 'module' });
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.onmessage = ({ data }) => {
            const { done, failed } = data as { done?: readonly Result[]; failed?: string };
            if (failed) reject(new Error(failed));
            if (done) resolve(done);
          };
          worker.postMessage({ input: { run } });
        }),
      [...sentences, ...broken],
    );
    expect(results).toHaveLength(2 * DRAWN);
    const failing = results.slice(0, DRAWN).filter(({ passed }) => !passed);
    expect(
      failing.map(({ id, says }) => `${id}: ${says}`),
      `PROOFS_SEED=${seed}`,
    ).toEqual([]);
    // A few compare nothing that could be changed, and say so.
    const blind = results.slice(DRAWN).filter(({ passed, change }) => passed && change !== '');
    expect(blind, `PROOFS_SEED=${seed}`).toEqual([]);
    const changed = results.slice(DRAWN).filter(({ change }) => change !== '');
    expect(changed.length).toBeGreaterThan(DRAWN * 0.9);
  },
);
