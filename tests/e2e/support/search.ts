import { expect, type Locator, type Page } from '@playwright/test';
import { buildEmbeddedIndex } from '@sablier-docs/search/embedded/build';
import type { SearchRecord } from '@sablier-docs/search/types';
import { h, fixtureRecords } from '@sablier-docs/search/embedded/fixtures';
import { isHosted } from './build';
import { plant } from './hosted';
import { open } from './page';

/** Names the saved searches of the site; see src/plugins/search-index. */
export const RECENT_KEY = '__DOCSEARCH_RECENT_SEARCHES__sablier-docs';
export const FAVORITE_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__sablier-docs';
/** The requests of the search: the index of the site, or the answer of the service. */
export const INDEX = /\/search-index\.json$|\/1\/indexes\//;

export const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Search the documentation' });
export const field = (page: Page): Locator => dialog(page).getByRole('combobox');
/** The rows of hits and of saved searches. */
export const options = (page: Page): Locator => dialog(page).getByRole('treeitem');
/** The link of a row. */
export const link = (row: Locator): Locator => row.locator('> a');
/** The group of rows with this name. */
export const group = (page: Page, name: string): Locator =>
  dialog(page).getByRole('tree', { name, exact: true }).getByRole('treeitem');
/** The announcement for screen readers. */
export const announcement = (page: Page): Locator => dialog(page).getByRole('status');
export const active = (page: Page): Locator => dialog(page).locator('[aria-selected="true"]');

/** Opens the modal by keyboard on a page of the site. */
export async function openSearch(page: Page, path = '/concepts/streaming'): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Control+k');
  // The field is drawn before the modal, which arrow keys and saved searches need.
  await expect(dialog(page).locator('[data-status]')).toBeVisible();
  await expect(field(page)).toBeFocused();
}

/** Types a query and waits for the answer. */
export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await expect(announcement(page)).toHaveText(/result/);
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen';
const stripes = (count: number) =>
  Array.from({ length: count }, (_, i) => h(2, `stripe-${i}`, `Zebra stripe ${i}`)).join('');

/** A small site of which each page exists, so that hits can be opened. All of it is about zebras. */
export const zebras: SearchRecord[] = [
  ...fixtureRecords(
    '/concepts/streaming',
    'Zebra streams',
    `<p>${WORDS} quagga ${WORDS}</p>${stripes(7)}`,
  ),
  ...fixtureRecords('/concepts/fees', 'Zebra fees', stripes(2)),
  ...fixtureRecords('/api/overview', 'Zebra queries', stripes(25)),
  ...fixtureRecords('/support/faq', 'Zebra questions', '<p>What does a zebra eat?</p>'),
];

/** Lets searches find these records instead of the site's own. */
export async function plantIndex(page: Page, records: SearchRecord[]): Promise<void> {
  if (isHosted()) return plant(records);
  const { index } = buildEmbeddedIndex(records);
  await page.route(INDEX, (route) =>
    route.fulfill({ body: index, contentType: 'application/json' }),
  );
}
