import { expect } from 'vitest';
import { statement, dai, DAY } from '../../statement';

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

statement('v1-cliff-run-since', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  const releases = [lockupV1_0, lockupV1_2, lockup] as const;
  const terms = { deposit: dai('100'), total: 100n * DAY, cliff: 40n * DAY };
  const start = (await lockup.now()) + DAY;
  const ids = await openEach(releases, { ...terms, start });
  const released = () =>
    Promise.all(releases.map((release, at) => release.read('streamedAmountOf', [ids[at]])));
  await lockup.pass(41n * DAY - 1n);
  expect(await released()).toEqual([0n, 0n, 0n]);
  await lockup.pass(1n);
  expect(await released()).toEqual([dai('40'), dai('40'), 0n]);
  await lockup.pass(30n * DAY);
  expect(await released()).toEqual([dai('70'), dai('70'), dai('50')]);
});

statement('cancellation-immediately-sends', async ({ lockupV1_0, lockupV1_2, lockup }) => {
  for (const [name, release] of Object.entries({ lockupV1_0, lockupV1_2, lockup })) {
    const id = await release.open();
    await release.pass(30n * DAY);
    await release.call('recipient', 'withdraw', [id, 'recipient', dai('5')]);
    await release.moves(() => release.call('sender', 'cancel', [id]), {
      sender: dai('70'),
      [name]: -dai('70'),
    });
    await release.pass(30n * DAY);
    await release.moves(() => release.call('recipient', 'withdrawMax', [id, 'recipient']), {
      recipient: dai('25'),
      [name]: -dai('25'),
    });
  }
});
