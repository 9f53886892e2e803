import { helpLinks } from '../../config/help';
import { expectAccessible } from './support/axe';
import { open, requestsFor } from './support/page';
import { expect, test, type Page } from './support/test';

const button = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Help', exact: true });

test.beforeEach(({ page }) => open(page, '/concepts/streaming'));

test(
  'the loader comes from /js/ and asks no other origin',
  { tag: '@any-size' },
  async ({ page, seen }) => {
    await expect(page.locator('script[src="/js/chat-widget.js"]')).toHaveAttribute('defer', /.*/);
    await open(page, '/concepts/use-cases');
    seen.foreign.length = 0;
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(seen.foreign).toEqual([]);
    expect(seen.messages).toEqual([]);
  },
);

test('the button opens a panel with the ways to get help @any-size', async ({ page }) => {
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  for (const [label, to] of helpLinks) {
    const link = panel(page).getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', to);
  }
  const report = panel(page).getByRole('link', { name: 'Report a problem with this page' });
  await report.focus();
  const address = new URL((await report.getAttribute('href')) ?? '');
  expect(address.searchParams.get('title')).toContain('Streaming');
  expect(address.searchParams.get('body')).toContain('/concepts/streaming');
  await expectAccessible(page, '.chat-widget');
});

test(
  'by keyboard: open, walk through, Escape closes and gives the focus back; a click beside it closes too, and its links open',
  { tag: ['@any-size', '@engine', '@engine-night'] },
  async ({ page }) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(panel(page).getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await page.locator('h1').click();
    await expect(panel(page)).toBeHidden();
    await button(page).click();
    await panel(page).getByRole('link', { name: 'Frequent questions' }).click();
    await expect(page).toHaveURL('/support/faq');
  },
);

test('a live chat that cannot be reached says so, and can be asked for again @any-size', async ({
  page,
}) => {
  const asked = requestsFor(page, 'https://client.crisp.chat/');
  // As a build with a chat: its id in the page, its vendor in the policy.
  await page.route('**/concepts/streaming', async (route) => {
    const answer = await route.fetch();
    const { 'content-security-policy': policy = '', ...headers } = answer.headers();
    const body = (await answer.text()).replace(
      /src="?\/js\/chat-widget\.js"?/,
      'src=/js/chat-widget.js data-vendor-id=a-chat',
    );
    const allowing = policy.replace('script-src', 'script-src https://client.crisp.chat');
    await route.fulfill({ body, headers: { ...headers, 'content-security-policy': allowing } });
  });
  await open(page, '/concepts/streaming');
  await button(page).click();
  const chat = panel(page).getByRole('button', { name: 'Start a live chat' });
  for (const press of [1, 2]) {
    await chat.click();
    await expect(panel(page).getByRole('status')).toContainText('cannot be reached');
    await expect(chat, `after press ${press}`).toBeEnabled();
    expect(asked).toHaveLength(press);
  }
});
