import { expectAccessible } from './support/axe';
import { chunkOf, open } from './support/page';
import { expect, test, type Page } from './support/test';

const TEXT = 'Planted: <b>this component cannot be drawn</b>';

/** Makes the frame of a page throw while it is drawn, for as long as `window.broken` is not false. */
async function plantCrash(page: Page, path: string): Promise<void> {
  await page.route(chunkOf(path), async (route) => {
    const script = await (await route.fetch()).text();
    // The first entry of its table of contents.
    const planted = script.replace(
      /\[\{value:("[^"]*"),/,
      (_, value) =>
        `[{get value(){if(window.broken!==false)throw new Error(${JSON.stringify(TEXT)});return ${value}},`,
    );
    if (planted === script) throw new Error('the script of the page has another shape');
    await route.fulfill({ body: planted, contentType: 'text/javascript' });
  });
}

test('a page that crashes says so, and Try again recovers it', async ({ page }) => {
  await plantCrash(page, '/concepts/use-cases');
  await open(page, '/concepts/streaming');
  await page.getByRole('link', { name: 'Use cases' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await expect(page.locator('.crash-page')).toContainText(TEXT);
  await expect(page.locator('.crash-page b')).toHaveCount(0);
  await expect(page.locator('.navbar'), 'the frame stays').toBeVisible();
  await expectAccessible(page, '.crash-page');

  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await page.evaluate(() => Object.assign(window, { broken: false }));
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use cases');
});

test('another page can be opened from a crashed one', async ({ page }) => {
  await plantCrash(page, '/concepts/use-cases');
  await open(page, '/concepts/streaming');
  await page.getByRole('link', { name: 'Use cases' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed');
  await page.locator('.navbar').getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL('/support/faq');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page crashed');
});
