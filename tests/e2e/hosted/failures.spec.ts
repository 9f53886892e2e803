// cspell:ignore clif
import { fails, type Fault } from '@sablier-docs/search/testing/algolia/faults';
import type { Role } from '@sablier-docs/search/testing/algolia/network';
import { restore, service } from '../support/hosted';
import { ask, dialog, field, openSearch, options, announcement } from '../support/search';
import { expect, test, type Page } from '../support/test';

const READERS: Role[] = ['dsn', '1', '2', '3'];
const ERROR = 'Unable to fetch results';
const HELP = 'You might want to check your network connection.';

async function failing(fault: Fault, roles: Role[] = READERS) {
  const network = await service();
  for (const role of roles) network.faults.set(role, fault);
  return network;
}
const status = (page: Page) => dialog(page).locator('[data-status]');
const searches = (log: { role: Role }[]) =>
  log.map(({ role }) => role).filter((role) => role !== 'insights');

/** Some of the faults, and every night all: a unit asks the client with each of them. */
const ofRun = <T>(faults: Record<string, T>, quick: readonly string[]) =>
  Object.entries(faults).filter(([name]) => process.env.TEST_ALL || quick.includes(name));

const once: Record<string, Fault> = {
  'does not listen': { kind: 'refuse' },
  'hangs up': { kind: 'reset' },
  'answers 500': fails(500, 'down'),
};
test('a read host that does not answer is replaced, and left alone afterwards', async ({
  page,
}) => {
  for (const [name, fault] of ofRun(once, ['does not listen'])) {
    await restore();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    const { log } = await failing(fault, ['dsn']);
    await openSearch(page);
    await ask(page, 'cliff');
    await expect(options(page).first()).toBeVisible();
    const fallback = searches(log).at(-1);
    expect(['1', '2', '3'], name).toContain(fallback);

    log.length = 0;
    await ask(page, 'tranche');
    // A host that takes longer than a second, as on a busy machine, has another one asked after it.
    await expect.poll(() => searches(log)[0]).toBe(fallback);
    expect(searches(log)).not.toContain('dsn');

    await page.reload();
    log.length = 0;
    await page.keyboard.press('Control+k');
    await ask(page, 'segment');
    expect(searches(log), 'also on the next page load').not.toContain('dsn');
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toContain('algolia-client-js-5.64.0-APPID');
  }
});

test('a read host that does not answer is given a second, and the search is stalled', async ({
  page,
}) => {
  await failing({ kind: 'hang' }, ['dsn']);
  await openSearch(page);
  const start = Date.now();
  await field(page).fill('cliff');
  await expect(status(page)).toHaveAttribute('data-status', 'stalled');
  await expect(announcement(page)).toHaveText('Still searching');
  await expect(options(page).first()).toBeVisible();
  expect(Date.now() - start).toBeGreaterThanOrEqual(950);
  await expect(status(page)).toHaveAttribute('data-status', 'idle');
});

const final: Record<string, { fault: Fault; asked: number }> = {
  'all hosts are down': { fault: fails(503, 'busy'), asked: 4 },
  'no host listens': { fault: { kind: 'refuse' }, asked: 0 },
  'the key is refused': { fault: fails(403, 'Invalid Application-ID or API key'), asked: 1 },
  'the index is gone': { fault: fails(404, 'Index sablier-docs does not exist'), asked: 1 },
  'too many ask': { fault: fails(429, 'Too many requests'), asked: 1 },
  'the answer is no JSON': { fault: { kind: 'malformed' }, asked: 1 },
  'the answer is no search': { fault: { kind: 'status', status: 200, body: '{}' }, asked: 1 },
};
test('the error screen, then a success, whatever is wrong', async ({ page, seen }) => {
  const quick = ['all hosts are down', 'the key is refused', 'the answer is no JSON'];
  for (const [name, { fault, asked }] of ofRun(final, quick)) {
    await restore();
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.clear());
    const network = await failing(fault);
    await openSearch(page);
    await field(page).fill('clif');
    await expect(dialog(page)).toContainText(ERROR);
    await expect(dialog(page)).toContainText(HELP);
    await expect(announcement(page)).toHaveText(ERROR);
    await expect(status(page)).toHaveAttribute('data-status', 'error');
    expect(searches(network.log), name).toHaveLength(asked);
    expect(searches(network.log)[0] ?? 'dsn').toBe('dsn');

    network.faults.clear();
    await page.keyboard.type('f');
    await expect(options(page).first()).toBeVisible();
    await expect(dialog(page)).not.toContainText(ERROR);
    expect(
      seen.messages.filter((text) => !text.includes('Failed to load resource')),
      name,
    ).toEqual([]);
  }
});

test('what the service sends stays text', async ({ page, seen }) => {
  const hostile = '<img src=x onerror="window.harmed=1"><mark>cliff</mark>';
  const hit = {
    objectID: '"><script>window.harmed=1</script>',
    url: 'https://docs.sablier.com/concepts/streaming#"><img>',
    type: 'lvl2',
    content: null,
    hierarchy: { lvl0: hostile, lvl1: hostile, lvl2: hostile },
    _highlightResult: {
      hierarchy: { lvl2: { value: hostile, matchLevel: 'full', matchedWords: ['cliff'] } },
    },
  };
  const bad = { ...hit, objectID: '2', url: 'javascript:window.harmed=1' };
  const body = JSON.stringify({ results: [{ hits: [hit, bad], nbHits: 2, nbPages: 1, page: 0 }] });
  await failing({ kind: 'status', status: 200, body });
  await openSearch(page);
  await ask(page, 'cliff');
  // The other one leads nowhere.
  await expect(options(page)).toHaveCount(1);
  await expect(options(page).first()).toContainText('<img src=x onerror="window.harmed=1">');
  // In its title and in the path to it.
  await expect(options(page).first().locator('mark')).toHaveText(['cliff', 'cliff']);
  expect(await page.locator('dialog img, dialog script').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Streaming');
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(seen.messages).toEqual([]);
});
