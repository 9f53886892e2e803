import { selectPages, writeSelection } from './support/page-checks/selection';
import { expect, test } from '@playwright/test';

test('which pages axe checks', () => {
  const selection = selectPages();
  expect(selection.colors.length).toBeGreaterThan(process.env.TEST_PAGES ? 0 : 3);
  writeSelection(selection);
  console.log(selection.report.join('\n'));
});
