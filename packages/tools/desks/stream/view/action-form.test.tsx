import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyDesk, type DeskState } from '../desk-state';
import { LOCKUP, preparedForTest, deskReleaseForTest, resultsOf, SENDER } from '../testing';
import { ActionForm } from './ActionForm';

const chain = { name: 'Base', currency: 'ETH', explorer: null };
const parts = { loaded: null, failed: false, load: () => undefined };

/** The text of the form, without its tags. */
function formOf(state: Partial<DeskState>, made: ReturnType<typeof preparedForTest>): string {
  const stream = { chainId: 8453, tokenId: '12', address: SENDER } as never;
  const html = renderToString(
    <ActionForm
      {...{ stream, chain, prepared: made, release: deskReleaseForTest('LK3') }}
      state={{ ...emptyDesk, ...state }}
      parts={parts as never}
      dispatch={() => undefined}
    />,
  );
  return html.replace(/<!-- -->/g, '').replace(/<[^>]+>/g, ' ');
}

test('a list that was not read asks before it becomes a call', () => {
  const texts = { ids: '5, 6' };
  const form = formOf({ texts }, preparedForTest('LK3', 'cancelMultiple', { texts }));
  expect(form).toMatch(/None\s+of these streams were read/);
  expect(form).toMatch(/I know each of them/);
  expect(form).not.toMatch(/Save the table/);
});

test('a list that was read is a table, with what would be left out', () => {
  const texts = { ids: '5, 6' };
  const streams = new Map([
    [5n, resultsOf(LOCKUP)],
    [6n, resultsOf({ ...LOCKUP, isCancelable: 0n })],
  ]);
  const several = { time: 1_800_000_000n, streams };
  const form = formOf(
    { texts, several },
    preparedForTest('LK3', 'cancelMultiple', { texts, several }),
  );
  expect(form).toMatch(/All 2 were read/);
  expect(form).toMatch(/750 USDC/);
  expect(form).toMatch(/No: the stream cannot be canceled/);
  expect(form).toMatch(/Leave out\s+1\s+marked/);
  expect(form).toMatch(/Save the table/);
  expect(form).not.toMatch(/I know each of them/);
});

test('a call that would fail is replaced by the reason, and no call is written', () => {
  const results = resultsOf({ ...LOCKUP, isCancelable: 0n });
  const form = formOf(
    { live: { session: null, results } },
    preparedForTest('LK3', 'cancel', { results }),
  );
  expect(form).toMatch(
    /This call would fail, or lose what it sends:\s+the stream cannot be canceled/,
  );
  expect(form).toMatch(/writes no call/);
});

test.each([
  [1n, /750 USDC would have gone to the sender, and 200 USDC would have stayed/],
  [0n, /cannot be canceled/],
])('a cancellation says what it moves only where it can be done: isCancelable %i', (flag, says) => {
  const results = resultsOf({ ...LOCKUP, isCancelable: flag });
  const form = formOf({}, preparedForTest('LK3', 'cancel', { results }));
  expect(form).toMatch(says);
  expect(/would have gone/.test(form)).toBe(flag === 1n);
});

test.each(['transferFrom', 'safeTransferFrom'] as const)(
  '%s names the amount that goes with the stream, and offers to withdraw first',
  (action) => {
    const live = { session: null, results: resultsOf(LOCKUP) };
    const form = formOf({ live }, preparedForTest('LK3', action, { results: live.results }));
    expect(form).toMatch(/200 USDC could be withdrawn: they go along with the stream/);
    expect(form).toMatch(/Withdraw first/);
    const spent = { session: null, results: resultsOf({ ...LOCKUP, withdrawableAmountOf: 0n }) };
    expect(
      formOf({ live: spent }, preparedForTest('LK3', action, { results: spent.results })),
    ).not.toMatch(/go along|Withdraw first/);
  },
);

test('a withdrawal that is too early asks for no field', () => {
  const results = resultsOf({ ...LOCKUP, withdrawableAmountOf: 0n });
  const form = formOf(
    { live: { session: null, results } },
    preparedForTest('LK3', 'withdrawMax', { results }),
  );
  expect(form).toMatch(/nothing can be withdrawn now/);
  expect(form).not.toMatch(/Still to fill in/);
});
