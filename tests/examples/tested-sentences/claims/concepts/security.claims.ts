import { expect } from 'vitest';
import { claim, sourced } from '../../../../claims/claim';

/* Claims with faults, for runner.test.ts: none of them is the site's. */

claim('/concepts/security', 'Follow the mark to read the test.', async ({ lockup }) => {
  // Nothing is compared, whatever the contract does.
  await lockup.open();
});

claim('/concepts/security', 'Follow the mark to see the test.', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

claim('/concepts/security', 'A mark says how a release behaves', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

claim('/concepts/nft', 'A sentence without a mark has no test of its own.', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

sourced(
  '/concepts/security',
  'All tests run on every change of the site.',
  'https://',
  'An address without a host.',
);

claim(
  '/concepts/security',
  'A sentence without a mark has no test of its own.',
  async ({ lockup }) => {
    const id = await lockup.open();
    // The state of the claim before, which opened a stream as well, is gone.
    expect(id).toBe(1n);
  },
);
