import { expectAccessible } from './support/axe';
import { hydrated, ON_DEMAND, open } from './support/page';
import { expect, test, type Page } from './support/test';

const TEXT = 'Planted: <b>this component cannot be drawn</b>';

/** Makes the error decoder throw while it is drawn, for as long as `window.broken` is not false. */
async function plantCrash(page: Page): Promise<void> {
  await page.route(ON_DEMAND, async (route) => {
    const script = await (await route.fetch()).text();
    // A line below its field.
    const planted = script.replace(
      /children:\s*"Nothing you paste leaves your browser."/,
      `children:(()=>{if(window.broken!==false)throw new Error(${JSON.stringify(TEXT)});return "Nothing you paste leaves your browser."})()`,
    );
    await route.fulfill({ body: planted, contentType: 'text/javascript' });
  });
}

// Code that a tool has fetched ahead may still be on its way.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe('a tool that crashes', { tag: '@islands' }, () => {
  test('says so beside the text, and Try again recovers it', async ({ page }) => {
    await plantCrash(page);
    await page.goto('/reference/errors?data=0x');
    const crash = page.getByRole('alert');
    await expect(crash).toContainText('This page crashed');
    await expect(crash).toContainText(TEXT);
    await expect(crash.locator('b')).toHaveCount(0);
    await expect(page.locator('h1'), 'the text stays').toHaveText('Errors');
    await expect(page.locator('main h3').first()).toBeVisible();
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
    await page.goto('/reference/errors?data=0x');
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
