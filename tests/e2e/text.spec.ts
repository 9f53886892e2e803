import { frames, open, markDocument, hydrated } from './support/page';
import { toolsReady } from './support/tool';
import { expect, test } from './support/test';

/* The text of pages comes from the server, also after a navigation, and its parts work. */

const WORDS = 'Tokens move only when someone calls the contract';
const GUIDE = '/guides/lockup/examples/hooks';

test('a page that the reader goes on to, and back to, is the page of the server', async ({
  page,
  request,
}) => {
  const words = async (path: string) => {
    const html = await (await request.get(path)).text();
    return page.evaluate(
      (source) =>
        new DOMParser()
          .parseFromString(source, 'text/html')
          .querySelector('.theme-doc-markdown')
          ?.textContent?.replace(/\s+/g, ' '),
      html,
    );
  };
  const shown = () =>
    page.locator('.theme-doc-markdown').evaluate((text) => text.textContent?.replace(/\s+/g, ' '));
  await open(page, '/concepts/streaming');
  const isSame = await markDocument(page);
  const first = await shown();
  await page.locator('.theme-doc-sidebar-menu a[href="/concepts/nft"]:not([role])').click();
  await expect(page.locator('h1')).toHaveText(/NFT/);
  expect(await shown()).toBe(await words('/concepts/nft'));
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Streaming');
  expect(await shown()).toBe(first);
  expect(await isSame(), 'without a full load').toBe(true);
});

test('the code of a page has no word of its text', { tag: '@islands' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  await open(page, '/concepts/streaming');
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(2);
  await expect(page.locator('.theme-doc-markdown')).toContainText(WORDS);
  expect(scripts.filter((code) => code.includes(WORDS))).toEqual([]);
});

test('a tool works after a navigation, and its code comes only then @night', async ({ page }) => {
  await open(page, '/concepts/lockup/stream-shapes');
  const place = page.locator('[data-island="StreamSimulator"]');
  await expect(place).toHaveAttribute('data-island-state', 'waiting');
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveAttribute('data-island-state', 'ready');
  await page.goto('/reference/overview');
  await hydrated(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/reference/errors"]').click();
  await toolsReady(page);
  await page.getByLabel('Revert data, selector or error message').fill('SablierLockup_Overdraw');
  await expect(page.locator('[data-island="ErrorDecoder"]').getByRole('status')).toContainText(
    'SablierLockup_Overdraw',
  );
});

test('long lines are broken on demand, where there are any', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await open(page, GUIDE);
  // A frame that is wide stays the same one when it no longer is.
  await page
    .locator('scroll-frame[data-overflows]:has(pre)')
    .first()
    .evaluate((element) => (element.id = 'wide'));
  const frame = page.locator('#wide');
  const pre = frame.locator('pre');
  await frame.hover();
  const button = frame.getByRole('button', { name: 'Toggle word wrap' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const wider = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await wider()).toBeLessThanOrEqual(1);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await wider()).toBeGreaterThan(1);
});

test('a table is a stop of the keyboard only while it is wider than its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/apps/features/overview');
  const frame = page.locator('scroll-frame.table-scroll').first();
  await expect(frame).not.toHaveAttribute('tabindex');
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(frame).toHaveAttribute('tabindex', '0');
  await expect(frame).toHaveAttribute('role', 'group');
  await expect(frame).toHaveAttribute('aria-label', /.+/);

  // One that becomes wider in its place becomes a stop as well.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(frame).not.toHaveAttribute('tabindex');
  const cell = frame.locator('td');
  await frame.locator('table').evaluate((table: HTMLTableElement) => {
    table.textContent = '';
    table.insertRow().insertCell().style.whiteSpace = 'nowrap';
  });
  await cell.evaluate((element) => (element.textContent = 'narrow'));
  await frames(page);
  const height = (await frame.boundingBox())?.height;
  await expect(frame).not.toHaveAttribute('tabindex');
  await cell.evaluate((element) => (element.textContent = 'wide '.repeat(100)));
  await expect(frame).toHaveAttribute('tabindex', '0');
  expect((await frame.boundingBox())?.height).toBe(height);

  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/reference/comptroller');
  await page.keyboard.press('Tab');
  const named = page.getByRole('group', {
    name: 'Write functions of the comptroller',
    exact: true,
  });
  await expect(named).toHaveAttribute('tabindex', '0');
});

test('a table below the window neither scrolls nor is a stop before it is laid out, as Tab does at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/reference/lockup/contracts/contract.SablierLockup');
  await expect(page.locator('.table-scroll').first()).toHaveAttribute('tabindex', '0');
  const stops = await page.locator('.table-scroll').evaluateAll((frames) => {
    const wide = () => frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 1);
    const count = () => frames.filter((frame) => frame.matches('[tabindex]')).length;
    // Whoever asks where a cell is, as checkers do, has its table laid out for a moment.
    for (const frame of frames) frame.querySelector('td:last-child')?.getBoundingClientRect();
    const unreached = wide().filter((frame) => !frame.matches('[tabindex]')).length;
    const before = count();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    return { unreached, before, after: count(), wide: wide().length };
  });
  expect(stops.unreached).toBe(0);
  expect(stops.after).toBe(stops.wide);
  expect(stops.after).toBeGreaterThan(stops.before);
});

test('a file that cannot be fetched leaves its link, and is fetched when opened again', async ({
  page,
}) => {
  await open(page, GUIDE);
  const file = page.locator('whole-file').first();
  await page.route('**/examples/**', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await file.locator('summary').click();
  await failure;
  await expect(file, 'it has given up').not.toHaveAttribute('data-state');
  await expect(file.locator('code a')).toBeVisible();
  await page.unroute('**/examples/**');
  await file.locator('summary').click();
  await file.locator('summary').click();
  await expect(file.locator('code')).toContainText('pragma solidity');
});

test(
  'a choice of tabs holds on the page, and is made by keyboard',
  { tag: '@core' },
  async ({ page }) => {
    await open(page, '/api/lockup/envio/queries');
    const tabs = page.locator('tab-group').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeFocused();
    await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
    const expectEverywhere = async (name: string) => {
      for (const group of await page.locator('tab-group').all()) {
        await expect(group.getByRole('tab', { selected: true })).toHaveText(name);
        await expect(group.getByRole('tabpanel')).toHaveCount(1);
      }
    };
    await expectEverywhere(await tabs.last().innerText());
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first(), 'round to the first').toBeFocused();
    await expectEverywhere(await tabs.first().innerText());

    // The browser's own search opens a panel as a link into it does. Nobody has chosen another tab by that.
    const groups = page.locator('tab-group');
    const hidden = groups.nth(1).locator('[role="tabpanel"][hidden] pre');
    await hidden.first().evaluate((code) => (code.id = 'found'));
    await page.evaluate(() => (location.hash = '#found'));
    await expect(page.locator('#found')).toBeInViewport();
    await expect(groups.nth(1).getByRole('tab').last()).toHaveAttribute('aria-selected', 'true');
    await expect(groups.nth(1).getByRole('tabpanel')).toHaveCount(1);
    await expect(tabs.first(), 'of another group').toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await hydrated(page);
    await expectEverywhere(await tabs.first().innerText());
  },
);

test.describe('a glossary word', () => {
  test('shows its definition for pointer and focus, and Escape puts it away', async ({ page }) => {
    await open(page, GUIDE);
    const word = page.locator('a[data-term]').first();
    const definition = page.getByRole('tooltip');
    await word.focus();
    await expect(definition).toContainText((await word.getAttribute('data-term')) ?? '?');
    await word.blur();
    await expect(definition).toHaveCount(0);
    await word.hover();
    await expect(definition).toBeVisible();
    await expect(word).toHaveAttribute('aria-describedby', 'term-definition');
    await definition.hover();
    await expect(definition, 'the pointer may go onto it').toBeVisible();
    await page.locator('h1').hover();
    await expect(definition).toHaveCount(0);
    await word.focus();
    await expect(definition).toContainText((await word.getAttribute('data-term')) ?? '?');
    await page.keyboard.press('Escape');
    await expect(definition).toHaveCount(0);
    await expect(word).not.toHaveAttribute('aria-describedby');

    // A part that is laid out when it comes near would be what a fixed box is placed in.
    await open(page, '/concepts/fees');
    const further = page.locator('.unseen a[data-term]').last();
    await further.hover();
    await expect(definition).toBeVisible();
    const [place, line] = [await definition.boundingBox(), await further.boundingBox()];
    expect(Math.abs((place?.y ?? 0) - (line?.y ?? 999))).toBeLessThan(60);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
    await further.click();
    await expect(definition, 'a press leads away from it').toHaveCount(0);
  });
});
