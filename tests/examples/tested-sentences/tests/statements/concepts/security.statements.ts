import { expect } from 'vitest';
import { sourced, statement } from '../../../../../statements/statement';

/* Statements with a fault each, for runner.test.ts: none of them is the site's. */

statement('compares-nothing', async ({ lockup }) => {
  // Nothing is compared, whatever the contract does.
  await lockup.open();
});

statement('other-number', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

statement('never-accepted', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

statement('gone-from-page', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

sourced('no-host', 'https://', 'An address without a host.');

statement('fresh-state', async ({ lockup }) => {
  const id = await lockup.open();
  // The state of the statement before, which opened a stream as well, is gone.
  expect(id).toBe(1n);
});

statement('other-words', ({ indexer }) => {
  expect(indexer).toBeDefined();
});

statement('world-compares-nothing', { of: 'lockup', moment: ['between', 'end'] }, async (world) => {
  // In the usual case only.
  if (world.moment === 'between') expect(world.deposit).toBeGreaterThan(0n);
  await world.now();
});
