import { hostileQueries } from '@sablier-docs/search/testing/hostile-queries';
import { open } from './support/page';
import { dialog, field, openSearch, options } from './support/search';
import { expect, test } from './support/test';
import { expectUnharmed } from './support/unharmed';

// A recording of hundreds of queries is slower than the queries.
test.use({ trace: 'off' });

// Thousands of them are asked without a browser, in tests/built; these check how the answers are drawn.
const [IN_MODAL, IN_ADDRESS] = process.env.TEST_ALL ? [400, 25] : [20, 2];

test(`${IN_MODAL} hostile queries in the modal: nothing becomes markup, nothing is said`, async ({
  page,
  seen,
}) => {
  test.setTimeout(300_000);
  await openSearch(page);
  await field(page).fill('stream');
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  const status = dialog(page).locator('[data-status]');
  for (const query of hostileQueries(IN_MODAL, 7)) {
    await field(page).fill(query.slice(0, 200));
    await expect(status, JSON.stringify(query)).toHaveAttribute('data-status', 'idle');
    await expectUnharmed(page, 'dialog', JSON.stringify(query));
  }
  expect(seen.messages).toEqual([]);
});

test(`${IN_ADDRESS} hostile queries in the address`, async ({ page, seen }) => {
  test.setTimeout(300_000);
  for (const query of hostileQueries(80, 11).slice(-IN_ADDRESS)) {
    await open(page, `/search?q=${encodeURIComponent(Buffer.from(query).toString())}`);
    await expect(page.locator('[data-status]'), query).toHaveAttribute('data-status', 'idle', {
      timeout: 60_000,
    });
    await expectUnharmed(page, 'main', JSON.stringify(query));
  }
  expect(seen.messages).toEqual([]);
});
