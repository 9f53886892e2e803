import { frames, interact, hold, hydrated, ON_DEMAND } from './support/page';
import { field, options } from './support/search';
import { expect, test, type Page } from './support/test';

/**
 * Changes of extensions, translators and other scripts to a page, at any time. The text of a page has
 * to stay through all of it, and so do focus, selection and typed text.
 */
const DEEDS = {
  'puts elements everywhere': () => {
    const places = ['body', '#__docusaurus', 'nav.navbar', 'main', 'article', 'aside'];
    for (const place of document.querySelectorAll(places.join())) {
      place.prepend(Object.assign(document.createElement('div'), { className: 'extension' }));
      place.append(document.createElement('extension-panel'));
    }
    for (const part of document.querySelectorAll('[data-island] *')) {
      part.before(document.createElement('extension-mark'));
    }
  },
  // A new node takes the place of the page's own, also of text that comes later.
  'replaces text, as a translator does': () => {
    const translate = (place: Node) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const texts: Text[] = place instanceof Text ? [place] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font'))
          continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  },
  'throws and rejects': () => {
    setTimeout(() => {
      throw new Error('an extension failed');
    });
    void Promise.reject(new Error('an extension rejected'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'an extension failed' }));
  },
  'takes attributes away': () => {
    const names = ['aria-label', 'title', 'data-rh', 'data-theme', 'style', 'data-ids'];
    for (const name of names) {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
  },
  'changes the frame': () => {
    const bar = document.querySelector('nav.navbar');
    bar?.replaceWith(bar.cloneNode(true));
    document.querySelector('footer')?.remove();
    document.querySelector('.theme-doc-toc-desktop')?.remove();
    for (const link of document.querySelectorAll('aside a')) link.append('!');
  },
} satisfies Record<string, () => void>;

type Deed = keyof typeof DEEDS;

const READ = '/concepts/cancelability';
const TOOL = '/reference/errors';

/** Words of the title and the paragraphs of a page, without those of tools and messages. */
function wordsIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('main h1, main article p')]
    .filter((element) => !element.closest('[data-island], [role="alert"], [role="status"]'))
    .map(({ textContent }) => (textContent ?? '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The text of the server, read where no script has run. */
async function served(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const all = await page.evaluate(
    ([text, read]) => {
      const parsed = new DOMParser().parseFromString(String(text), 'text/html');
      return (new Function(`return (${read})`)() as typeof wordsIn)(parsed);
    },
    [html, String(wordsIn)],
  );
  expect(all.length).toBeGreaterThan(8);
  return all;
}

async function expectText(page: Page, all: readonly string[]): Promise<void> {
  const there = new Set((await page.evaluate(`(${String(wordsIn)})(document)`)) as string[]);
  expect(all.filter((words) => !there.has(words))).toEqual([]);
}

/** A script that does a deed at a moment of the page's beginning. */
const early = (moment: string, deed: Deed): string => {
  const arrange = (name: string, act: () => void) => {
    if (name !== 'parsing') {
      window.addEventListener(name, act, { once: true, capture: true });
      return;
    }
    const observer = new MutationObserver(() => {
      if (!document.querySelector('article p')) return;
      observer.disconnect();
      act();
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  return `(${String(arrange)})(${JSON.stringify(moment)}, ${String(DEEDS[deed])})`;
};

const MOMENTS = ['parsing', 'DOMContentLoaded', 'load', 'pointermove'];

for (const [at, deed] of (Object.keys(DEEDS) as Deed[]).entries()) {
  // Each moment has a deed in every run, and every deed each night.
  const moments = MOMENTS.filter((_, i) => process.env.TEST_ALL || i === at % MOMENTS.length);
  // A framework that hydrates the text fails when a translator has replaced it.
  const tag = deed.startsWith('replaces') ? ['@islands'] : [];
  // What changes nothing of the page's own meets a tool and the search every night.
  const ofNight = ['throws and rejects', 'takes attributes away'].includes(deed) ? ['@night'] : [];
  test.describe(`a script that ${deed}`, { tag }, () => {
    for (const moment of moments) {
      test(`at ${moment}: text and selection stay, pages change`, async ({ page }) => {
        await page.goto('about:blank');
        const all = await served(page, READ);
        await page.addInitScript({ content: early(moment, deed) });
        await page.goto(READ);
        await interact(page);
        await frames(page);
        await expectText(page, all);
        await page.locator('main article p').nth(2).selectText();
        const selected = await page.evaluate(() => String(getSelection()));
        expect(selected.length).toBeGreaterThan(20);
        await hydrated(page);
        await page.evaluate(DEEDS[deed]);
        expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
        await page.locator('.pagination-nav__link--next').click();
        await expect(page.locator('h1')).not.toContainText('Cancelability');
        await page.evaluate(DEEDS[deed]);
        await page.evaluate(() => history.back());
        await expect(page.locator('h1')).toContainText('Cancelability');
        await expectText(page, all);
      });
    }

    test(
      'while a tool starts: typed text, focus and text stay',
      { tag: ['@islands', ...ofNight] },
      async ({ page }) => {
        await page.goto('about:blank');
        const all = await served(page, TOOL);
        const release = await hold(page, ON_DEMAND);
        await page.goto(TOOL);
        const box = page.locator('[data-island] textarea');
        await box.pressSequentially('0x1234');
        await page.keyboard.press('ArrowLeft');
        await page.evaluate(DEEDS[deed]);
        await expectText(page, all);
        release();
        await expect(page.locator('[data-island]')).toHaveAttribute('data-island-state', 'ready');
        await expectText(page, all);
        await expect(box).toHaveValue('0x1234');
        await expect(box).toBeFocused();
        await page.keyboard.type('9');
        await expect(box).toHaveValue('0x12394');
        await page.evaluate(DEEDS[deed]);
        await page.keyboard.type('8');
        await expect(box).toHaveValue('0x123984');
        await expectText(page, all);
      },
    );

    test(
      'while the search opens, and in it: letters and text stay',
      { tag: ['@islands', ...ofNight] },
      async ({ page }) => {
        await page.goto('about:blank');
        const all = await served(page, READ);
        const release = await hold(page, ON_DEMAND);
        await page.goto(READ);
        await page.keyboard.press('Control+k');
        await page.keyboard.type('cli');
        await page.evaluate(DEEDS[deed]);
        release();
        await expect(page.locator('dialog[open] .DocSearch-Hit').first()).toBeVisible();
        await page.keyboard.type('f');
        await expect(page.locator('dialog[open] input')).toHaveValue('clif');
        await page.evaluate(DEEDS[deed]);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await expectText(page, all);
      },
    );
  });
}

/**
 * Tools with several results in a row: the page, the label of a field, and what is entered one after the other. The first
 * in each run, the others every night.
 */
const ENTRIES: readonly [path: string, label: string | RegExp, texts: readonly string[]][] = [
  [
    '/support/transaction-failed',
    /^Revert data/,
    ['SablierLockup_StreamDepleted(5)', 'SablierLockup_Overdraw(5,100,50)', 'nonsense'],
  ],
  ['/reference/overview', /^Contract, address/, ['0x0', 'SablierLockup', 'base', 'qqqq']],
  [
    '/support/is-this-sablier',
    /^An address, a link/,
    ['https://app.sablier.com', 'https://app.sablier-claim.com', 'LK3-8453-5'],
  ],
  ['/guides/flow/examples/flow-calculate-rps', 'Amount, in tokens', ['1000', '5000', 'x']],
  ['/concepts/lockup/stream-shapes', 'Deposit, in tokens', ['50', '1.25', '70000']],
  [
    '/guides/lockup/examples/create-stream/lockup-price-gated',
    'Amount, in tokens',
    ['50', '-', '70000'],
  ],
  [
    '/apps/guides/url-schemes',
    'A link to the app',
    ['https://app.sablier.com/vesting', 'https://app.sablier.com/vesting/stream/LK3-1-12', 'x'],
  ],
  ['/apps/manage-a-stream', /^Link or alias/, ['LK3-8453-5', 'FL4-8453-14', 'LK3-99999999-5']],
  [
    '/apps/claim-an-airdrop',
    /^Link or address/,
    ['0x8b1dD8774373729B7755202079F52D8c7444D335', 'nonsense', `0x${'ab'.repeat(32)}`],
  ],
];

for (const [at, [path, label, texts]] of ENTRIES.entries()) {
  test(
    `a translated tool says after each entry what it says untranslated: ${path}`,
    { tag: ['@islands', '@any-size', ...(at < 2 ? [] : ['@night'])] },
    async ({ page }) => {
      await page.clock.setFixedTime('2027-03-01T12:00:00Z');
      /** The text of the tool after each entry. */
      const said = async (deed?: () => void): Promise<string[]> => {
        await page.goto(path);
        const field = page.locator('[data-island]').getByLabel(label).first();
        await field.focus();
        const tool = page
          .locator('[data-island]')
          .filter({ has: page.getByLabel(label) })
          .first();
        await expect(tool).toHaveAttribute('data-island-state', 'ready');
        // The element, not its locator: a translator changes the label as well.
        const shown = await tool.elementHandle();
        if (deed) await page.evaluate(deed);
        const all: string[] = [];
        for (const text of texts) {
          await field.fill(text);
          // Data of a tool comes with the first entry.
          await page.waitForLoadState('networkidle');
          await frames(page);
          all.push(((await shown?.textContent()) ?? '').replace(/\s+/g, ' '));
        }
        return all;
      };
      const plain = await said();
      expect(new Set(plain).size).toBe(texts.length);
      expect(await said(DEEDS['replaces text, as a translator does'])).toEqual(plain);
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
}

test(
  'focus, folds and scrolled boxes stay when a page begins to answer',
  { tag: '@engine' },
  async ({ page }) => {
    const release = await hold(page, '**/*.js');
    await page.goto('/api/lockup/envio/queries', { waitUntil: 'commit' });
    await page.locator('footer').last().waitFor();
    const fold = page.locator('main details').first();
    await fold.evaluate((element: HTMLDetailsElement) => (element.open = true));
    const sidebar = page.locator('aside nav.menu');
    await sidebar.evaluate((box) => box.scrollTo(0, 60));
    const link = page.locator('main article a').nth(5);
    await link.focus();
    release();
    await hydrated(page);
    await expect(link).toBeFocused();
    await expect(fold).toHaveAttribute('open', '');
    expect(await sidebar.evaluate((box) => box.scrollTop)).toBe(60);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  },
);

test('the search keeps what is typed at once, key by key', { tag: '@engine' }, async ({ page }) => {
  await page.goto(READ);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('withdrawable', { delay: 30 });
  await expect(field(page)).toHaveValue('withdrawable');
  await expect(options(page).first()).toBeVisible();
});
