import { announcement } from '../../config/announcement';
import { hydrated, open } from './support/page';
import { expect, test, type Page } from './support/test';

const DISMISSED = 'docusaurus.announcement.dismiss';
const ID = 'docusaurus.announcement.id';
const bar = (page: Page) => page.locator('[data-announcement]');
const read = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test(
  'dismissing it is remembered, also by pages opened later',
  { tag: ['@core', '@engine', '@engine-night'] },
  async ({ page, seen }) => {
    await open(page, '/');
    await expect(bar(page)).toContainText(announcement.content.replace(/<.*/, '').trim());
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await read(page, DISMISSED)).toBe('true');
    expect(await read(page, ID)).toBe(announcement.id);
    await page.goto('/concepts/streaming', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(bar(page), 'not even before React runs').toBeHidden();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
    expect(seen.messages).toEqual([]);
  },
);

test(
  'another announcement is shown to those who dismissed the last one, and leads to what it announces',
  { tag: '@core' },
  async ({ page, seen }) => {
    await page.addInitScript(
      ([dismissed, id]) => {
        if (localStorage.getItem(id)) return;
        localStorage.setItem(dismissed, 'true');
        localStorage.setItem(id, 'an-older-one');
      },
      [DISMISSED, ID] as [string, string],
    );
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    expect(await read(page, DISMISSED)).toBe('false');
    expect(await read(page, ID)).toBe(announcement.id);
    await page.reload();
    await expect(bar(page)).toBeVisible();
    const href = (await bar(page).getByRole('link').getAttribute('href')) ?? '';
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(href);
    const target = page.locator(new URL(href, 'http://localhost').hash);
    await expect(target).toBeInViewport();
    expect(seen.messages).toEqual([]);
  },
);
