import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';
import { expectNoOverflow, openTool } from './support/tool';

const PAGE = '/guides/lockup/examples/create-stream/lockup-price-gated';

test.afterEach(({ seen }) => {
  expect(seen.messages, 'console').toEqual([]);
  expect(seen.foreign, 'other origins').toEqual([]);
});

test('a price and a moment decide whether a price-gated stream is locked @any-size', async ({
  page,
}) => {
  const tool = await openTool(page, PAGE, 'Price gate');
  const field = (label: string) => tool.getByLabel(label, { exact: true });
  const says = tool.getByTestId('answer');
  const released = tool.locator('dt:text-is("Released") + dd');
  await expect(says).toContainText('Locked until the price is at or above 5 000 USD');
  await expect(released).toHaveText('0 tokens');

  await field('Latest price of the feed, in USD').fill('5000');
  await expect(says).toContainText('what has not been withdrawn is locked again');
  await expect(released).toHaveText('100 tokens');
  await field('Latest price of the feed, in USD').fill('4999.99');
  await expect(released).toHaveText('0 tokens');

  await field('Moment to look at').fill('2027-07-01');
  await expect(says).toHaveText(/^Unlocked: the end has passed/);
  await field('Amount, in tokens').fill('ten');
  await expect(says).toHaveText(/^Correct the marked fields/);
  await expect(field('Amount, in tokens')).toHaveAttribute('aria-invalid', 'true');
  await expectNoOverflow(page);
  await expectAccessible(page, '#price-gate');
});
