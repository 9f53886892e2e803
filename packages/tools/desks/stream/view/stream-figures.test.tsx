import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StreamResults } from '../../../readings/stream/results';
import { DESK_NOW, deskReleaseForTest, FLOW, LOCKUP, resultsOf } from '../testing';
import { StreamFigures } from './StreamFigures';

const chain = { name: 'Base', currency: 'ETH' };

/** The labels of the figures that stand open, and of those that are folded. */
function labelsOf(alias: string, results: StreamResults | null) {
  const release = deskReleaseForTest(alias);
  const html = renderToString(
    <StreamFigures {...{ release, chain, results }} tokenId="12" account={null} />,
  );
  const [open = '', folded = ''] = html.split('<details>');
  const labels = (part: string) => [...part.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name);
  return { open: labels(open), folded: labels(folded) };
}

test.each([
  ['LK3', LOCKUP, ['Status', 'Withdrawable now', 'Refundable now']],
  ['FL4', FLOW, ['Status', 'Withdrawable now', 'Covered debt', 'Uncovered debt', 'Refundable now']],
])(
  'of a stream of %s few figures stand open, the same before they are read',
  (alias, words, first) => {
    const read = labelsOf(alias, resultsOf(words));
    expect([...read.open].sort()).toEqual([...first].sort());
    expect(read.folded).toContain('Recipient');
    expect(labelsOf(alias, null)).toEqual(read);
  },
);

test('a figure that differs from what the page computes stands open', () => {
  const terms = { getBalance: 0n, getSnapshotTime: DESK_NOW, getSnapshotDebtScaled: 0n };
  const withDebt = (debt: bigint) =>
    labelsOf('FL4', resultsOf({ ...FLOW, ...terms, totalDebtOf: debt }));
  expect(withDebt(0n).folded).toContain('Total debt');
  expect(withDebt(1n).open).toContain('Total debt');
});

test('the right of a sender that follows a price stands open', () => {
  const { open } = labelsOf('LK3', resultsOf({ ...LOCKUP, getLockupModel: 3n }));
  expect(open).toContain('Cancelable');
});
