import type { Page } from '@playwright/test';
import { show, violations } from './support/axe';
import { readNewKinds, type ReadKinds } from './support/page-checks/colors';
import { putDocument, sheetsOf } from './support/page-checks/documents';
import { pagesOfRun, UNKNOWN, type Selection } from './support/page-checks/selection';
import { unreachableScrollers } from './support/page-checks/scroll';
import { expect, test } from './support/page-checks/test';
import { frames, hydrated } from './support/page';
import { sitemapPaths } from './support/routes';
import { isMathCdn, type Watch } from './support/test';

/**
 * The checks of pages, whatever they are about. Every page answers and fits the narrowest screen. Those that together
 * show every kind of markup, and those whose file has changed, are opened as a reader opens them; axe's rules
 * about color run, in both modes, on pages that show every style, there of some elements of each kind;
 * see ./support/page-checks/selection. Every night all of it runs on every page. Checks of a page as a whole read the
 * built files of all of them: tests/built/structure.test.ts. Exceptions to axe would be listed here with a selector and
 * a reason; there are none.
 */
// axe reads every cell of the longest tables twice; on two busy cores that takes minutes.
test.describe.configure({ timeout: 900_000 });

const SIZE = { width: 1280, height: 720 };
const NARROW = { width: 320, height: 700 };
/** Parts that workers share, so that none is still at work when the others have done. */
const PARTS = { inUse: 12, narrow: 3 };
const partsOf = (number: number) => Array.from({ length: number }, (_, at) => at);

const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Looks at pages one after the other, and fails with all that is wrong with any of them. */
async function onEach(paths: readonly string[], check: (path: string) => Promise<void>) {
  const wrong: string[] = [];
  for (const path of paths) {
    await test
      .step(path, () => check(path))
      .catch(({ message }: Error) => wrong.push(`${path}: ${message}`));
  }
  expect(wrong.join('\n\n')).toBe('');
}

for (const part of partsOf(PARTS.inUse)) {
  test(`pages in use, part ${part + 1} of ${PARTS.inUse}`, async ({
    page,
    seen,
    selection,
    readKinds,
  }) => {
    const paths = selection.opened.filter((_, at) => at % PARTS.inUse === part);
    await onEach(paths, async (path) => {
      for (const list of Object.values(seen) as string[][]) list.length = 0;
      await visit(page, path, { seen, selection, readKinds });
    });
  });
  // The worker of the first part chooses the pages meanwhile.
  if (part === 0) partsOf(PARTS.narrow).forEach(fitsNarrowScreen);
}

interface Visit {
  seen: Watch;
  selection: Selection;
  readKinds: ReadKinds;
}

async function visit(
  page: Page,
  path: string,
  { seen, selection, readKinds }: Visit,
): Promise<void> {
  // A table learns of a new width after the frame that drew it.
  const scrollers = () => unreachableScrollers(page);
  await page.setViewportSize(SIZE);
  // The pointer stays where the last page left it; a move to that place would be no sign of a reader.
  await page.mouse.move(9, 9);
  const answer = await page.goto(path, { waitUntil: 'load' });
  expect(answer?.status(), 'status').toBe(path === UNKNOWN ? 404 : 200);
  expect(answer?.request().redirectedFrom(), 'no redirect').toBeNull();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveCount(1);

  const hasFormulas = (await page.locator('.katex-display').count()) > 0;
  if (hasFormulas) await expect(page.locator('html')).toHaveAttribute('data-math-styles', '');
  const foreign = hasFormulas ? seen.foreign.filter((url) => !isMathCdn(url)) : seen.foreign;
  expect(foreign, 'requests to other origins').toEqual([]);

  await expect.poll(scrollers, 'scroll by mouse alone').toEqual([]);
  await expectAccessible(page, path, { selection, readKinds });

  await page.setViewportSize(NARROW);
  // Container queries follow the new width in the next frame.
  await frames(page);
  expect(await sideways(page), 'pixels wider than a 320 px screen').toBeLessThanOrEqual(0);
  await expect.poll(scrollers, 'scroll by mouse alone, 320 px').toEqual([]);
  expect(seen.messages.filter(isUnexpected(path)), 'console').toEqual([]);
}

/** The rules that are asked of this page; those about anything but color with one of the modes, and not again. */
async function expectAccessible(
  page: Page,
  path: string,
  { selection, readKinds }: Omit<Visit, 'seen'>,
): Promise<void> {
  let others = selection.structure.includes(path);
  const modes = selection.colors.includes(path) ? (['dark', 'light'] as const) : [];
  for (const mode of modes) {
    await show(page, mode);
    const isNew = selection.whole || (await readNewKinds(page, readKinds, selection.times));
    if (!isNew) continue;
    const look = others ? {} : { half: 'color' as const };
    expect(await violations(page, look), `axe, ${mode}`).toEqual([]);
    others = false;
  }
  if (others) expect(await violations(page, { half: 'others' }), 'axe').toEqual([]);
}

function fitsNarrowScreen(part: number): void {
  test(`every page answers, and fits a screen of 320 px before its scripts run, part ${part + 1} of ${PARTS.narrow}`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: NARROW,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    const paths = pagesOfRun([...sitemapPaths(), '/search']);
    const own = paths.filter((_, at) => at % PARTS.narrow === part);
    const texts = new Map<string, string>();
    const wrong: string[] = [];
    for (const path of own) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      texts.set(path, await answer.text());
      if (answer.status() !== 200) wrong.push(`${path}: ${answer.status()}`);
    }
    expect(wrong, 'status').toEqual([]);
    const sheets = (path: string) => sheetsOf(texts.get(path) ?? '');
    const sorted = [...own].sort((one, other) => sheets(one).localeCompare(sheets(other)));
    // Whose own sheets and policy the others are put into.
    await page.goto(sorted[0] ?? '/');
    await onEach(sorted, async (path) => {
      await putDocument(page, texts.get(path) ?? '');
      expect(await sideways(page), 'pixels wider than the screen').toBeLessThanOrEqual(0);
    });
    await context.close();
  });
}

/** The browser itself reports an answer of 404. */
const isUnexpected = (path: string) => (text: string) =>
  path !== UNKNOWN || !text.includes('Failed to load resource');
