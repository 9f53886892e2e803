import { expect } from 'vitest';
import { statement, DAY } from '../../statement';

/* What the page says about differences between releases. */

/** The ids, in the order of the releases. One after the other: all are sent by one account. */
async function openEach<Terms>(
  releases: readonly { open: (terms: Terms) => Promise<bigint> }[],
  terms: Terms,
): Promise<bigint[]> {
  const ids: bigint[] = [];
  for (const release of releases) ids.push(await release.open(terms));
  return ids;
}

// moment: asked before the end, where the share has a remainder, and at the end.
statement('before-elapsed-rounded-down', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  const deposit = 3n * 10n ** 30n + 1n;
  const atMost = deposit / 10n ** 18n + 1n;
  const releases = [lockupV1_0, lockupV1_2, lockup] as const;
  const terms = { deposit, total: 300n, start: (await lockup.now()) + DAY };
  const ids = await openEach(releases, terms);
  const released = () =>
    Promise.all(releases.map((release, at) => release.read('streamedAmountOf', [ids[at]])));
  await lockup.pass(DAY + 200n);
  const [first = 0n, second = 0n, newest = 0n] = await released();
  expect(newest).toBe((deposit * 2n) / 3n);
  // Two thirds with 18 decimals.
  expect(first).toBe((deposit * 666_666_666_666_666_666n) / 10n ** 18n);
  expect(second).toBe(first);
  expect(newest - first).toBeGreaterThan(atMost / 2n);
  expect(newest - first).toBeLessThanOrEqual(atMost);
  await lockup.pass(100n);
  expect(await released()).toEqual([deposit, deposit, deposit]);
});
