import { frames, hold, hydrated, markDocument, ON_DEMAND, settled } from './support/page';
import { expect, test, type Page } from './support/test';
import { toolsReady } from './support/tool';
import { addWallet, askedOf } from './support/wallet';

/* A reader's first press, before the code that answers it has come. */

const SCRIPTS = {
  main: /\/assets\/js\/main\.[\da-f]+\.js$/,
  app: /\/assets\/js\/app\.[\da-f]+\.js$/,
} as const;
/** The same code keeps every press: each kind waits for one script, and every night for both. */
const scriptsOf = (name: keyof typeof SCRIPTS) =>
  Object.entries(SCRIPTS).filter(([one]) => one === name || process.env.TEST_ALL);
const SAMPLE = '/guides/lockup/examples/create-stream/lockup-linear';
const SENTENCES = '/concepts/cancelability';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'A tested sentence' });
const panel = (page: Page) => page.getByRole('region', { name: /^Run: / });
const mark = (page: Page) => page.locator('a.tested[title^="Tested"]').first();
const group = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu .menu__list-item--collapsed [aria-expanded]').first();
const follow = (page: Page, path: string) =>
  page.locator(`a[href="${path}"]`).locator('visible=true').first().click();

test.describe('before the first scripts', { tag: '@islands' }, () => {
  for (const [name, script] of scriptsOf('main')) {
    test(`a group of the sidebar waits for ${name}, and opens`, async ({ page, seen }) => {
      const release = await hold(page, script);
      await page.goto('/reference/overview', { waitUntil: 'commit' });
      const closed = await group(page).elementHandle();
      await group(page).click();
      await expect(group(page)).toHaveAttribute('data-waiting', '');
      await group(page).click();
      release();
      await hydrated(page);
      await expect.poll(() => closed?.getAttribute('aria-expanded')).toBe('true');
      expect(await closed?.getAttribute('data-waiting')).toBeNull();
      await expect(page).toHaveURL('/reference/overview');
      expect(seen.messages).toEqual([]);
    });
  }

  for (const [name, script] of scriptsOf('app')) {
    test(`a mark of a tested sentence waits for ${name}, and opens its panel`, async ({
      page,
      seen,
    }) => {
      const release = await hold(page, script);
      await page.goto(SENTENCES, { waitUntil: 'commit' });
      await mark(page).click();
      await expect(mark(page)).toHaveAttribute('data-waiting', '');
      release();
      await expect(dialog(page)).toBeVisible();
      await expect(mark(page)).not.toHaveAttribute('data-waiting');
      expect(page.context().pages()).toHaveLength(1);
      expect(seen.messages).toEqual([]);
    });
  }

  for (const [name, script] of Object.entries(SCRIPTS)) {
    test(`a pressed link is followed where ${name} does not come`, async ({ page }) => {
      let fail: () => void = () => undefined;
      const failing = new Promise<void>((resolve) => (fail = resolve));
      await page.route(script, async (route) => {
        await failing;
        await route.abort();
      });
      await page.goto('/reference/overview', { waitUntil: 'commit' });
      await group(page).click();
      await expect(group(page)).toHaveAttribute('data-waiting', '');
      fail();
      await expect(page).not.toHaveURL('/reference/overview');
    });
  }

  test('a button shows that it waits', async ({ page }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/concepts/streaming', { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'More ways to read this page' });
    const search = page.locator('.DocSearch-Button');
    await menu.click();
    await search.click();
    await expect(menu).toHaveAttribute('data-waiting', '');
    await expect(search).toHaveAttribute('data-waiting', '');
    release();
    await expect(page.locator('dialog[open] input')).toBeFocused();
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
  });

  test('the form about the page is sent once, by the browser', async ({ page, context }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/concepts/streaming', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect.poll(() => context.pages().length).toBe(2);
    await page.bringToFront();
    release();
    await hydrated(page);
    await frames(page);
    expect(context.pages()).toHaveLength(2);
  });

  test('Enter in the field of a tool keeps what is typed', async ({ page }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/search', { waitUntil: 'commit' });
    const inPlace = await markDocument(page);
    const field = page.locator('main input').first();
    await field.click();
    await page.keyboard.type('cliff');
    await page.keyboard.press('Enter');
    release();
    await hydrated(page);
    expect(await inPlace()).toBe(true);
    await expect(page.locator('main input').first()).toHaveValue('cliff');
  });
});

test(
  'what was typed before the first scripts is answered without another press',
  { tag: '@islands' },
  async ({ page }) => {
    const release = await hold(page, SCRIPTS.app);
    await page.goto('/reference/errors', { waitUntil: 'commit' });
    await page.locator('[data-island] textarea').focus();
    await page.keyboard.type('0x066920d7');
    release();
    const tool = page.locator('[data-island]').first();
    await expect(tool).toHaveAttribute('data-island-state', 'ready');
    await expect(tool.locator('textarea')).toHaveValue('0x066920d7');
  },
);

/** Tools that load lists once a field has the focus: what is typed, what they answer, and whether the field is left. */
const LISTS = [
  {
    path: '/apps/manage-a-stream',
    label: 'Link or alias of the stream',
    answer: 'Lockup v4.0, on Base',
    isLeft: false,
  },
  {
    path: '/api/overview',
    label: 'Or paste an alias, an id or a link to the app',
    answer: 'Id on Envio and The Graph',
    isLeft: true,
  },
] as const;

test(
  'a field that has or had the focus before its tool is answered @night',
  { tag: '@islands' },
  async ({ page }) => {
    for (const { path, label, answer, isLeft } of LISTS) {
      await page.goto('about:blank');
      const release = await hold(page, ON_DEMAND);
      await page.goto(path);
      const tool = page.locator('[data-island]').first();
      await tool.getByLabel(label, { exact: true }).click();
      await page.keyboard.type('LK3-8453-5');
      if (isLeft) await page.locator('h1').click();
      release();
      await toolsReady(page);
      await expect(tool).toContainText(answer);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);

/** The first keeps the HTML of the server. The second has other dates than that, so React draws it again. */
const SECTIONS = ['/concepts/lockup/stream-shapes', '/guides/flow/examples/flow-calculate-rps'];

test(
  'what was opened and pressed before the tool stays so',
  { tag: '@islands' },
  async ({ page, seen }) => {
    for (const path of SECTIONS) {
      const release = await hold(page, ON_DEMAND);
      await page.goto(path);
      const tool = page.locator('[data-island]').first();
      const frame = await tool.locator('> *').first().elementHandle();
      const tab = tool.getByRole('tab', { name: 'TypeScript' });
      await tab.click();
      await expect(tab, path).toHaveAttribute('data-waiting', '');
      const section = tool.locator('details', { hasText: 'Loading.' });
      await section.locator('summary').click();
      release();
      await toolsReady(page);
      await expect(tab, path).toHaveAttribute('aria-selected', 'true');
      await expect(tab, path).not.toHaveAttribute('data-waiting');
      await expect(tool.locator('details[open]').first()).not.toContainText('Loading.');
      await expect(tool.locator('details[open] > summary').first(), path).toBeFocused();
      if (path === SECTIONS[0])
        expect(await frame?.evaluate((element) => element.isConnected)).toBe(true);
      expect(seen.messages, path).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('about:blank');
    }
  },
);

test(
  'the focus stays where a reader has gone before the tool begins',
  { tag: '@islands' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The reader leaves the field after it has been read, and before React has drawn the tool.
      const { addEventListener: add } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function listen(this: EventTarget, ...args) {
        if (args[0] === 'input' && this instanceof HTMLElement && this.dataset.island)
          queueMicrotask(() => document.querySelector<HTMLElement>('.navbar__brand')?.focus());
        add.apply(this, args);
      };
    });
    const release = await hold(page, ON_DEMAND);
    await page.goto('/guides/flow/examples/flow-calculate-rps');
    await page.locator('[data-island]').getByLabel('Amount, in tokens', { exact: true }).click();
    release();
    await toolsReady(page);
    await expect(page.locator('.navbar__brand').first()).toBeFocused();
  },
);

test.describe('before the code of a reading', { tag: '@islands' }, () => {
  const type = async (page: Page) => {
    const tool = page.locator('#figures');
    await tool.getByLabel('Streams').click();
    await page.keyboard.type('LK3-8453-5');
    await tool.getByLabel('Date', { exact: true }).click();
    await page.keyboard.type('2026-01-31');
    return tool.getByRole('button', { name: 'Read with my wallet' });
  };

  test('Enter in a field loads no page', async ({ page }) => {
    const release = await hold(page, ON_DEMAND);
    await page.goto('/search');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const inPlace = await markDocument(page);
    const field = page.locator('main input').first();
    await field.fill('cliff');
    await field.press('Enter');
    release();
    await toolsReady(page);
    expect(await inPlace()).toBe(true);
    await expect(field).toHaveValue('cliff');
  });

  test('figures for a date: a press is kept until the list has come @night', async ({ page }) => {
    const release = await hold(page, ON_DEMAND);
    await page.goto('/support/figures-for-a-date');
    const button = await type(page);
    // The tool does not know yet that it may be pressed.
    await button.click({ force: true });
    await expect(button).toHaveAttribute('data-waiting', '');
    release();
    await expect(page.locator('#figures')).toContainText('No wallet was found');
    await expect(page.locator('#figures').getByLabel('Streams')).toHaveValue('LK3-8453-5');
  });

  test('a button shows that it waits, also after a failure', async ({ page }) => {
    for (const path of ['/support/find-streams', '/support/figures-for-a-date']) {
      await page.goto(path);
      await hydrated(page);
      const tool = page.locator('[data-island]').first();
      await tool.scrollIntoViewIfNeeded();
      await toolsReady(page);
      let fail: () => void = () => undefined;
      let failing: Promise<void> | undefined = new Promise((resolve) => (fail = resolve));
      await page.route(ON_DEMAND, async (route) => {
        if (!failing) return route.fallback();
        await failing;
        return route.abort();
      });
      const button = tool.getByRole('button', { name: 'Read with my wallet' });
      if (path.includes('figures')) await type(page);
      await button.click();
      await expect(button).toHaveAttribute('data-waiting', '');
      fail();
      await expect(tool.getByText('did not load')).toBeVisible();
      await expect(button).not.toHaveAttribute('data-waiting');
      failing = undefined;
      await button.click();
      await expect(tool).toContainText('No wallet was found');
      await expect(button).not.toHaveAttribute('data-waiting');
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

test(
  'no wallet is asked on a page that follows, when the code of a reading comes',
  { tag: '@islands' },
  async ({ page }) => {
    await addWallet(page, {});
    await page.goto('/support/find-streams');
    await hydrated(page);
    const tool = page.locator('[data-island]').first();
    await tool.scrollIntoViewIfNeeded();
    await toolsReady(page);
    const codeCame = settled(page, ON_DEMAND);
    const release = await hold(page, ON_DEMAND);
    const button = tool.getByRole('button', { name: 'Read with my wallet' });
    await button.click();
    await expect(button).toHaveAttribute('data-waiting', '');
    await follow(page, '/concepts/what-is-sablier');
    await expect(page).toHaveURL('/concepts/what-is-sablier');
    release();
    await codeCame();
    // The wait for wallets that announce themselves is over as well, on the clock of the page.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 1_000)));
    expect(await askedOf(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => askedOf(page)).toContain('eth_requestAccounts');
  },
);

test.describe('before the code of a sample', { tag: '@islands' }, () => {
  const open = async (page: Page) => {
    await page.goto(SAMPLE);
    await hydrated(page);
    return page.locator('button[data-run]').first();
  };

  test('a press waits, and counts once', async ({ page }) => {
    const run = await open(page);
    const release = await hold(page, ON_DEMAND);
    await run.click();
    await expect(run).toHaveAttribute('data-waiting', '');
    await run.click();
    let workers = 0;
    // A run has two: its own, and that of its chain.
    page.on('worker', (worker) => (workers += Number(worker.url().endsWith('/samples.js'))));
    release();
    await expect(panel(page).getByRole('status')).toContainText('ran to its end', {
      timeout: 45_000,
    });
    await expect(run).not.toHaveAttribute('data-waiting');
    expect(workers).toBe(1);
  });

  test('it says once that the code does not come, and runs at the next press', async ({ page }) => {
    const run = await open(page);
    let gone = true;
    await page.route(ON_DEMAND, (route) => (gone ? route.abort() : route.fallback()));
    await run.dblclick();
    await expect(page.getByText('The runner did not load')).toHaveCount(1);
    await expect(run).not.toHaveAttribute('data-waiting');
    gone = false;
    await run.click();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText('The runner did not load')).toHaveCount(0);
  });

  test('the focus stays with a reader who goes on @night', async ({ page }) => {
    const run = await open(page);
    const release = await hold(page, ON_DEMAND);
    await run.click();
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement);
    release();
    await expect(panel(page)).toBeVisible();
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('nothing runs on a page that was left @night', async ({ page }) => {
    const run = await open(page);
    const codeCame = settled(page, ON_DEMAND);
    const release = await hold(page, ON_DEMAND);
    await run.click();
    await expect(run).toHaveAttribute('data-waiting', '');
    await follow(page, '/concepts/what-is-sablier');
    await expect(page).toHaveURL('/concepts/what-is-sablier');
    await expect(page.locator('h1')).toHaveText('What is Sablier?');
    release();
    // All of it: a reader who is back before the last part comes is on the page of the press again.
    await codeCame();
    expect(page.workers()).toHaveLength(0);
    await page.goBack();
    await expect(run).toBeVisible();
    await expect(run).not.toHaveAttribute('data-waiting');
    await expect(panel(page)).toHaveCount(0);
  });
});

test.describe('before the code of a tested sentence', { tag: '@islands' }, () => {
  const open = async (page: Page) => {
    await page.goto(SENTENCES);
    await hydrated(page);
    return mark(page);
  };

  test('a press waits, and counts once', async ({ page }) => {
    const sentence = await open(page);
    const release = await hold(page, ON_DEMAND);
    await sentence.click();
    await expect(sentence).toHaveAttribute('data-waiting', '');
    await sentence.click();
    release();
    await expect(dialog(page)).toBeVisible();
    await frames(page);
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await expect(sentence).not.toHaveAttribute('data-waiting');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });

  test('a page that follows is left alone when it comes or fails @night', async ({ page }) => {
    const file = /\/proofs\/.+\.json$/;
    for (const comes of [true, false]) {
      const sentence = await open(page);
      const fileCame = settled(page, file);
      let go: () => void = () => undefined;
      const going = new Promise<void>((resolve) => (go = resolve));
      await page.route(file, async (route) => {
        await going;
        await (comes ? route.fallback() : route.abort());
      });
      const asked = page.waitForRequest(file);
      await sentence.click();
      await asked;
      await follow(page, '/concepts/what-is-sablier');
      await expect(page).toHaveURL('/concepts/what-is-sablier');
      await expect(page.locator('h1')).toHaveText('What is Sablier?');
      go();
      await fileCame();
      await expect(page).toHaveURL('/concepts/what-is-sablier');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  test('it does not open above the search that was opened since', async ({ page }) => {
    const sentence = await open(page);
    const release = await hold(page, /\/proofs\/.+\.json$/);
    const asked = page.waitForRequest(/\/proofs\/.+\.json$/);
    await sentence.click();
    await asked;
    await page.keyboard.press('/');
    const field = page.locator('dialog[open] input');
    await expect(field).toBeFocused();
    const answered = page.waitForResponse(/\/proofs\/.+\.json$/);
    release();
    await answered;
    await page.keyboard.type('cliff');
    await expect(field).toHaveValue('cliff');
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('a choice before a tool begins is the one that it has', async ({ page }) => {
  const release = await hold(page, ON_DEMAND);
  await page.goto('/guides/start/build');
  const tool = page.locator('[data-island]').first();
  await tool.getByText('React with wagmi').click();
  release();
  await toolsReady(page);
  await expect(tool.getByRole('radio', { name: 'React with wagmi' })).toBeChecked();
  await expect(tool).toContainText('src/CreateForm.tsx');
});
