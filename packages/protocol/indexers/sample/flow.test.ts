import { describe, expect, it } from 'vitest';
import { number, rowsOf, sum, sampleText, titled } from './testing-rows';

describe('the sample streams of Flow', () => {
  const streams = rowsOf('streams', 'FlowStream');

  it.each(titled(streams, 'alias'))('adds up the actions of %s to its balances', (_, stream) => {
    const actions = rowsOf('streams', 'FlowAction').filter((row) => row['stream'] === stream['id']);
    const ofCategory = (wanted: string) => actions.filter(({ category }) => category === wanted);
    const [created] = ofCategory('Create');
    const adjusted = ofCategory('Adjust').at(-1);
    expect(sampleText(stream, 'alias')).toBe(`FL4-1-${sampleText(stream, 'tokenId')}`);
    expect(sum(ofCategory('Deposit'), 'amountA')).toBe(number(stream, 'depositedAmount'));
    expect(sum(ofCategory('Withdraw'), 'amountA')).toBe(number(stream, 'withdrawnAmount'));
    expect(
      number(stream, 'depositedAmount') -
        number(stream, 'withdrawnAmount') -
        number(stream, 'refundedAmount'),
    ).toBe(number(stream, 'availableAmount'));
    expect([created?.['addressA'], created?.['addressB']]).toEqual([
      stream['sender'],
      stream['recipient'],
    ]);
    expect(number(adjusted ?? created, adjusted ? 'amountB' : 'amountA')).toBe(
      number(stream, 'ratePerSecond'),
    );
    const adjustedAt = number(stream, 'lastAdjustmentTimestamp');
    expect(adjustedAt).toBe(adjusted ? number(adjusted, 'timestamp') : number(stream, 'startTime'));
    expect(stream['lastAdjustmentAction']).toBe(adjusted?.['id'] ?? null);
    const before = adjusted
      ? number(created, 'amountA') * (adjustedAt - number(stream, 'startTime'))
      : 0n;
    expect(number(stream, 'snapshotAmount')).toBe(before);
    // The deposits cover the debt until then: amounts have 6 decimals, debt and rate 18.
    const covered = number(stream, 'depositedAmount') * 10n ** 12n - before;
    expect(number(stream, 'depletionTime')).toBe(
      adjustedAt + covered / number(stream, 'ratePerSecond'),
    );
  });
});

describe('the sample batches', () => {
  it.each(['Lockup', 'Flow'])('of %s count their streams', (product) => {
    const batches = rowsOf('streams', `${product}Batch`);
    expect(batches.length).toBeGreaterThan(0);
    for (const batch of batches) {
      const own = rowsOf('streams', `${product}Stream`).filter(
        ({ batch: id }) => id === batch['id'],
      );
      expect(own.length).toBe(Number(batch['size']));
      expect(own.map(({ position }) => position)).toEqual(own.map((_, i) => `${i}`));
    }
    for (const batcher of rowsOf('streams', `${product}Batcher`)) {
      const own = batches.filter(({ batcher: id }) => id === batcher['id']);
      expect(own.length).toBe(Number(batcher['batchCounter']));
    }
  });
});
