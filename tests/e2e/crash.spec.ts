import { expectAccessible } from './support/axe';
import { hydrated, open } from './support/page';
import { scriptWith } from './support/script-with';
import { expect, test, type Page } from './support/test';

const TEXT = 'Planted: <b>this component cannot be drawn</b>';

/** A short page: the decoder is also on the longest one. */
const PAGE = '/support/transaction-failed';

/** A line below the decoder's field. */
const LINE = /children:\s*"Nothing you paste leaves your browser."/;

/** Makes the error decoder throw while it is drawn, for as long as `window.broken` is not false. */
async function plantCrash(page: Page): Promise<void> {
  const script = scriptWith(LINE);
  const body = script.text.replace(
    LINE,
    `children:(()=>{if(window.broken!==false)throw new Error(${JSON.stringify(TEXT)});return "Nothing you paste leaves your browser."})()`,
  );
  await page.route(`**/assets/js/${script.name}`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  );
}

test.describe('a tool that crashes', { tag: '@islands' }, () => {
  test('says so beside the text, and Try again recovers it', async ({ page }) => {
    await plantCrash(page);
    await page.goto(`${PAGE}?data=0x`);
    const crash = page.getByRole('alert');
    await expect(crash).toContainText('This page crashed');
    await expect(crash).toContainText(TEXT);
    await expect(crash.locator('b')).toHaveCount(0);
    await expect(page.locator('h1'), 'the text stays').toHaveText('My transaction failed');
    await expect(page.locator('main h2').first()).toBeVisible();
    await expectAccessible(page, '[role="alert"]');

    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(crash).toContainText(TEXT);
    await page.evaluate(() => Object.assign(window, { broken: false }));
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-island] textarea')).toBeVisible();
    await expect(crash).toHaveCount(0);

    // It takes no other page away.
    await page.goto(`${PAGE}?data=0x`);
    await expect(crash).toContainText('This page crashed');
    await page.locator('.navbar').getByRole('link', { name: 'Support' }).click();
    await expect(page).toHaveURL('/support/faq');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await open(page, '/concepts/streaming');
    await expect(page.locator('h1')).toHaveText('Streaming');
  });
});
