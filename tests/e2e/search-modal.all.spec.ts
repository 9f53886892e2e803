// cspell:ignore cancelab cancelabilxxyyzz
import { expectAccessible } from './support/axe';
import { hold, open, requestsFor } from './support/page';
import {
  active,
  ask,
  dialog,
  field,
  INDEX,
  link,
  openSearch,
  options,
  plantIndex,
  announcement,
  zebras,
} from './support/search';
import { expect, test } from './support/test';

const HELP = 'You might want to check your network connection.';

test.describe('opening', () => {
  test(
    'the navbar button says Search and opens the modal',
    { tag: '@hosted' },
    async ({ page, seen }) => {
      await open(page, '/');
      const button = page.locator('.navbar').getByRole('button', { name: 'Search' });
      await expect(button).toContainText('Search');
      await button.click();
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toContainText('No recent searches');
      expect(seen.messages).toEqual([]);
    },
  );

  test(
    'Ctrl+K closes it again, and works while typing in a field @night',
    { tag: '@any-size' },
    async ({ page }) => {
      await open(page, '/search');
      await page.getByRole('searchbox').focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toBeFocused();
    },
  );

  const fields = {
    input: () => document.createElement('input'),
    textarea: () => document.createElement('textarea'),
    select: () => document.createElement('select'),
    'editable text': () =>
      Object.assign(document.createElement('p'), { contentEditable: 'true', tabIndex: 0 }),
    'a field in a shadow tree': () => {
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(document.createElement('input'));
      return host;
    },
  };
  test(
    '/ is a letter while the reader types in a field',
    { tag: '@any-size' },
    async ({ page }) => {
      await open(page, '/concepts/streaming');
      for (const [name, make] of Object.entries(fields)) {
        const element = await page.evaluateHandle<HTMLElement>(make);
        await element.evaluate((made) => {
          document.body.prepend(made);
          (made.shadowRoot?.querySelector('input') ?? made).focus();
        });
        await page.keyboard.press('/');
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await expect(page.locator('dialog'), name).toHaveCount(0);
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('/');
      await expect(field(page)).toBeFocused();
    },
  );

  test(
    'the browser keeps its own shortcuts whatever has focus @night',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await open(page, '/concepts/streaming');
      const swallowed = () =>
        page.evaluate(() => {
          const keys: KeyboardEventInit[] = [
            { key: 'F5' },
            { key: 'r', ctrlKey: true },
            { key: 'd', altKey: true },
            { key: 'l', ctrlKey: true },
            { key: 'f', ctrlKey: true },
            { key: 'p', metaKey: true },
            { key: 'k', altKey: true },
            { key: 'k' },
            { key: '/', ctrlKey: true },
          ];
          const target = document.activeElement ?? document.body;
          return keys.filter((init) => {
            const event = new KeyboardEvent('keydown', {
              ...init,
              bubbles: true,
              cancelable: true,
            });
            return !target.dispatchEvent(event);
          });
        });
      expect(await swallowed(), 'on the page').toEqual([]);
      await page.locator('.navbar').getByRole('button', { name: 'Search' }).focus();
      expect(await swallowed(), 'on the button').toEqual([]);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      expect(await swallowed(), 'in the field').toEqual([]);
      // Chrome sends such an event when it fills in a form.
      await page.evaluate(() => window.dispatchEvent(new Event('keydown')));
      expect(seen.messages).toEqual([]);
    },
  );

  test(
    'selected text of up to 64 characters is the first query',
    { tag: '@any-size' },
    async ({ page }) => {
      await open(page, '/concepts/streaming');
      const select = (text: string) =>
        page.evaluate((value) => {
          const paragraph = document.querySelector('main p');
          if (!paragraph) throw new Error('no paragraph');
          paragraph.textContent = value;
          getSelection()?.selectAllChildren(paragraph);
        }, text);
      await select('  a rate per second ');
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveValue('a rate per second');
      await page.keyboard.press('Escape');
      await select('x'.repeat(64));
      await page.keyboard.press('Control+k');
      await expect(field(page)).toHaveValue('x'.repeat(64));
      await page.keyboard.press('Escape');
      await select('x'.repeat(65));
      await page.keyboard.press('Control+k');
      await expect(field(page), 'its first 64').toHaveValue('x'.repeat(64));
    },
  );

  test(
    'code and index are requested on intent, before the first letter, and once',
    { tag: ['@embedded', '@any-size'] },
    async ({ page }) => {
      const index = requestsFor(page, 'search-index.json');
      await open(page, '/concepts/streaming');
      await page.waitForLoadState('networkidle');
      expect(index).toHaveLength(0);
      await page.locator('.navbar').getByRole('button', { name: 'Search' }).focus();
      await expect.poll(() => index.length).toBe(1);
      await page.keyboard.press('Enter');
      await ask(page, 'stream');
      expect(index).toHaveLength(1);

      index.length = 0;
      await openSearch(page);
      await expect.poll(() => index.length).toBe(1);
      await ask(page, 'stream');
      expect(index).toHaveLength(1);
    },
  );
});

test.describe('results', () => {
  test(
    'the site itself is found: sections, that of the best hit first, and child hits under their page @night',
    { tag: ['@hosted', '@engine', '@any-size', '@engine-night'] },
    async ({ page, seen }) => {
      await openSearch(page);
      await ask(page, 'stream shapes');
      await expect(link(options(page).first())).toHaveAttribute(
        'href',
        /^\/concepts\/lockup\/stream-shapes/,
      );
      await expect(dialog(page).locator('.DocSearch-Hit-source').first()).toHaveText('Concepts');
      expect(seen.messages).toEqual([]);
    },
  );

  test(
    'a section shows five, its child hits below their page, and all have a page of their own @night',
    { tag: ['@any-size', '@hosted'] },
    async ({ page }) => {
      await plantIndex(page, zebras);
      await openSearch(page);
      await ask(page, 'zebra');
      const groups = dialog(page).getByRole('tree');
      const counts = await groups.evaluateAll((all) =>
        all.map((group) => group.querySelectorAll('[role=treeitem]').length),
      );
      expect(counts.length).toBeGreaterThan(1);
      expect(Math.max(...counts)).toBeLessThanOrEqual(5);
      const ids = await groups.evaluateAll((all) => all.map(({ id }) => id));
      expect(await field(page).getAttribute('aria-controls')).toBe(ids.join(' '));
      const total = /^\d+/.exec(await announcement(page).innerText())?.[0];
      const all = dialog(page).getByRole('link', { name: `See all ${total} results` });
      await expect(all).toHaveAttribute('href', '/search?q=zebra');
      await all.click();
      await expect(page).toHaveURL('/search?q=zebra');
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveValue('zebra');
    },
  );

  test('a snippet has ten words, five on screens up to 768 px @night', async ({ page }) => {
    await plantIndex(page, zebras);
    await openSearch(page);
    await ask(page, 'quagga');
    const snippet = await options(page).first().locator('span:has(> mark)').first().innerText();
    const words = snippet.match(/[a-z]+/gi) ?? [];
    const narrow = (page.viewportSize()?.width ?? 0) <= 768;
    expect(words).toContain('quagga');
    expect(words).toHaveLength(narrow ? 5 : 10);
  });

  test(
    'leads from the start screen to an issue, and from results to help from people; no query is the start screen',
    { tag: ['@any-size', '@hosted'] },
    async ({ page, seen }) => {
      await openSearch(page);
      await ask(page, 'stream');
      await page.getByRole('button', { name: 'Clear the query' }).click();
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toContainText('No recent searches');
      await page.keyboard.type('   ');
      await expect(dialog(page)).toContainText('No recent searches');
      await field(page).fill('');
      const report = dialog(page).getByRole('link', { name: 'Report what you did not find' });
      await expect(report).toHaveAttribute('href', /issues\/new\?/);
      await ask(page, 'zebra');
      await dialog(page).getByRole('link', { name: 'Ask', exact: true }).click();
      await expect(page).toHaveURL('/support/faq?ask=zebra#help');
      await expect(dialog(page)).toBeHidden();
      expect(seen.messages).toEqual([]);
    },
  );

  test(
    'no results: the query, up to three others, and a prefilled issue @night',
    { tag: ['@any-size', '@hosted'] },
    async ({ page, seen }) => {
      await openSearch(page);
      await ask(page, 'cancelabilxxyyzz');
      const modal = dialog(page);
      await expect(modal).toContainText('No results for "cancelabilxxyyzz"');
      await expect(modal).toContainText('Try searching for');
      await expect(announcement(page)).toHaveText('No results for cancelabilxxyyzz');
      const choices = modal.locator('.DocSearch-Prefill');
      expect(await choices.count()).toBeGreaterThan(0);
      expect(await choices.count()).toBeLessThanOrEqual(3);
      await expect(modal).toContainText('Believe this query should return results? Let us know.');
      const report = modal.getByRole('link', { name: 'Let us know.' });
      const address = new URL((await report.getAttribute('href')) ?? '');
      expect(address.origin + address.pathname).toBe(
        'https://github.com/sablier-labs/docs/issues/new',
      );
      expect(address.searchParams.get('title')).toContain('cancelabilxxyyzz');

      await page.keyboard.press('Enter');
      await expect(field(page), 'nothing is chosen yet').toHaveValue('cancelabilxxyyzz');
      await page.keyboard.press('Tab');
      await expect(choices.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(announcement(page)).toHaveText(/^\d+ results?$/);
      expect(seen.messages).toEqual([]);
    },
  );
});

test.describe('keys', () => {
  test.beforeEach(async ({ page }) => {
    await plantIndex(page, zebras);
    await page.addInitScript(() => {
      const opened: unknown[][] = [];
      Object.assign(window, { opened, open: (...args: unknown[]) => void opened.push(args) });
    });
    await openSearch(page);
    await ask(page, 'zebra');
  });

  const opened = (page: Parameters<typeof field>[0]) =>
    page.evaluate(() => (window as unknown as { opened: string[][] }).opened);

  test(
    'arrows move the active result, around both ends, and the field keeps the focus',
    { tag: ['@any-size', '@engine', '@engine-night'] },
    async ({ page }) => {
      const all = await options(page).evaluateAll((list) => list.map(({ id }) => id));
      const at = () => field(page).getAttribute('aria-activedescendant');
      expect(await at()).toBe(all[0]);
      await page.keyboard.press('ArrowDown');
      await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
      expect(await at()).toBe(all[1]);
      await expect(active(page)).toHaveCount(1);
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
      await expect(options(page).last()).toBeInViewport();
      await page.keyboard.press('ArrowDown');
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(field(page)).toBeFocused();
    },
  );

  test(
    'Enter opens the active result here @night',
    { tag: ['@any-size', '@hosted'] },
    async ({ page }) => {
      await page.keyboard.press('ArrowDown');
      const url = await link(active(page)).getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(url ?? '');
      await expect(dialog(page)).toHaveCount(0);
      expect(await opened(page)).toEqual([]);
    },
  );

  test(
    'keys open a new tab or a window and leave the modal open, Escape closes it, Tab reaches all results',
    { tag: '@any-size' },
    async ({ page }) => {
      const url = await link(active(page)).getAttribute('href');
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => opened(page)).toEqual([[url, '_blank', 'noopener']]);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Meta+Enter');
      await expect.poll(() => opened(page)).toHaveLength(2);
      expect((await opened(page))[1]).toEqual([url, '_blank', 'noopener']);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Shift+Enter');
      await expect.poll(() => opened(page)).toHaveLength(3);
      expect((await opened(page))[2]?.[2]).toMatch(/noopener,width=\d+,height=\d+/);
      await expect(dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);

      await page.keyboard.press('Control+k');
      await ask(page, 'zebra');
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('link', { name: /^See all/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/search?q=zebra');
    },
  );

  test(
    'a press counts also where the list is drawn anew during it',
    { tag: '@any-size' },
    async ({ page }) => {
      await ask(page, 'zebra');
      const row = options(page).nth(1);
      await row.locator('mark').first().hover();
      await expect(row).toHaveAttribute('aria-selected', 'true');
      await page.mouse.down();
      await page.keyboard.press('ArrowDown');
      await expect(row).toHaveAttribute('aria-selected', 'false');
      await page.mouse.up();
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test('a click beside the modal closes, one on a result opens it @night', async ({ page }) => {
    const url = await link(options(page).nth(2)).getAttribute('href');
    await options(page).nth(2).click();
    await expect(page).toHaveURL(url ?? '');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    if ((page.viewportSize()?.width ?? 0) > 768) await page.mouse.click(5, 5);
    else await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('focus', () => {
  test(
    'stays inside, Tab leaves, and the button has it back',
    { tag: ['@engine', '@any-size'] },
    async ({ page }) => {
      await open(page, '/concepts/streaming');
      const button = page.locator('.navbar').getByRole('button', { name: 'Search' });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await page.evaluate(() => document.querySelector<HTMLElement>('a.navbar__brand')?.focus());
      await expect(field(page), 'the page takes no focus').toBeFocused();
      await page.keyboard.press('Tab');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
      await expect(dialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
    },
  );

  test('the page does not scroll @night', { tag: ['@engine', '@any-size'] }, async ({ page }) => {
    await openSearch(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveClass(/search-open/);
  });
});

test.describe('failures', () => {
  test(
    'the error screen stays until a query succeeds; the next key press tries again @night',
    { tag: '@any-size' },
    async ({ page, seen }) => {
      await page.route(INDEX, (route) => route.abort());
      await openSearch(page);
      await page.keyboard.type('fl');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await expect(dialog(page)).toContainText(HELP);
      await expect(announcement(page)).toHaveText('Unable to fetch results');
      await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'error');
      const failed = page.waitForEvent('requestfailed');
      await page.keyboard.type('o');
      await failed;
      await expect(dialog(page).locator('[data-status]')).toHaveAttribute('data-status', 'error');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await page.unroute(INDEX);
      await page.keyboard.type('w');
      await expect(options(page).first()).toBeVisible();
      await expect(dialog(page)).not.toContainText('Unable to fetch results');
      expect(seen.messages.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
    },
  );

  const other = 'an answer that is no index is an error too, and the next key press asks again';
  test(other, { tag: ['@embedded', '@any-size'] }, async ({ page }) => {
    const answers = [
      { status: 500, body: 'broken' },
      { status: 200, body: '<!doctype html>' },
      { status: 200, body: '{"v":999}' },
    ];
    let asked = 0;
    await page.route(INDEX, (route) => {
      const answer = answers[asked++];
      return answer ? route.fulfill(answer) : route.continue();
    });
    // The first failure comes before the first letter, and is not shown.
    const early = page.waitForResponse(INDEX);
    await openSearch(page);
    await (await early).finished();
    const status = dialog(page).locator('[data-status]');
    await expect(status).toHaveAttribute('data-status', 'idle');
    for (const [i, { body }] of answers.slice(1).entries()) {
      await page.keyboard.type('flow'.charAt(i));
      await expect.poll(() => asked, body).toBe(i + 2);
      await expect(status, body).toHaveAttribute('data-status', 'error');
    }
    await page.keyboard.type('ow');
    await expect(options(page).first()).toBeVisible();
  });

  test(
    'after 300 ms without an answer the search is stalled @night',
    { tag: ['@any-size', '@hosted'] },
    async ({ page }) => {
      const release = await hold(page, INDEX);
      await openSearch(page);
      const status = dialog(page).locator('[data-status]');
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.type('f');
      // A renderer answers in the next frame, whose time is stopped here.
      await page.clock.runFor(32);
      await expect(status).toHaveAttribute('data-status', 'loading');
      await page.clock.runFor(260);
      await expect(status).toHaveAttribute('data-status', 'loading');
      await page.clock.runFor(40);
      await expect(status).toHaveAttribute('data-status', 'stalled');
      await expect(announcement(page)).toHaveText('Still searching');
      await page.clock.resume();
      release();
      await expect(status).toHaveAttribute('data-status', 'idle');
      await expect(options(page).first()).toBeVisible();
    },
  );

  test(
    'without the code of the modal the page stays, and says why @night',
    { tag: '@any-size' },
    async ({ page, context }) => {
      await open(page, '/concepts/streaming');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.keyboard.press('Control+k');
      const notice = page.getByRole('dialog', { name: 'Search' });
      await expect(notice).toContainText('Unable to fetch results');
      await expect(notice).toContainText(HELP);
      await expect(page.locator('h1')).toHaveText('Streaming');
      await page.keyboard.press('Escape');
      await context.setOffline(false);
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
    },
  );
});

test('axe finds nothing on any screen', { tag: '@any-size' }, async ({ page }) => {
  await openSearch(page);
  await test.step('start', () => expectAccessible(page, 'dialog'));
  await test.step('results', async () => {
    await ask(page, 'stream');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'dialog');
  });
  await test.step('no results', async () => {
    await ask(page, 'cancelabilxxyyzz');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'dialog');
  });
  await test.step('error', async () => {
    await page.route(INDEX, (route) => route.abort());
    await openSearch(page);
    await field(page).fill('flow');
    await expect(dialog(page)).toContainText(HELP);
    await expectAccessible(page, 'dialog');
  });
});
