import { describe, expect, it } from 'vitest';
import type { Row } from './row';
import { number, rowsOf, sum, sampleText, titled } from './testing-rows';

describe('the sample streams of Lockup', () => {
  const streams = rowsOf('streams', 'LockupStream');
  const of = (entity: string, stream: Row) =>
    rowsOf('streams', entity).filter((row) => row['stream'] === stream['id']);

  it.each(titled(streams, 'alias'))('adds up the actions of %s to its balances', (_, stream) => {
    const actions = of('LockupAction', stream);
    const [created] = actions.filter(({ category }) => category === 'Create');
    const withdrawals = actions.filter(({ category }) => category === 'Withdraw');
    expect(sampleText(stream, 'id')).toBe(
      `${sampleText(stream, 'contract')}-1-${sampleText(stream, 'tokenId')}`,
    );
    expect(sampleText(stream, 'alias')).toBe(`LK3-1-${sampleText(stream, 'tokenId')}`);
    expect(number(stream, 'endTime') - number(stream, 'startTime')).toBe(
      number(stream, 'duration'),
    );
    expect(number(created, 'amountA')).toBe(number(stream, 'depositAmount'));
    expect([created?.['addressA'], created?.['addressB']]).toEqual([
      stream['sender'],
      stream['recipient'],
    ]);
    expect([created?.['timestamp'], created?.['hash']]).toEqual([
      stream['timestamp'],
      stream['hash'],
    ]);
    expect(sum(withdrawals, 'amountB')).toBe(number(stream, 'withdrawnAmount'));
    expect(number(stream, 'depositAmount') - number(stream, 'withdrawnAmount')).toBe(
      number(stream, 'intactAmount'),
    );
    expect(stream['depleted']).toBe(number(stream, 'intactAmount') === 0n);
    expect(stream['renounceTime'] === null).toBe(stream['cancelable']);
    expect(stream['renounceAction'] === null).toBe(stream['cancelable']);
    const isLinear = stream['category'] === 'LockupLinear';
    for (const column of ['cliff', 'initial', 'granularity']) {
      expect(stream[column] !== null, column).toBe(isLinear);
    }
    // Both vendors store an amount only if something unlocks.
    expect(stream['initialAmount'] !== null).toBe(stream['initial'] === true);
    expect(stream['cliffAmount'] !== null).toBe(stream['cliff'] === true);
    if (stream['cliff']) {
      expect(number(stream, 'cliffTime')).toBeGreaterThan(number(stream, 'startTime'));
      expect(number(stream, 'cliffTime')).toBeLessThan(number(stream, 'endTime'));
    }
    const parts = [...of('Segment', stream), ...of('Tranche', stream)];
    expect(parts.length > 0).toBe(stream['category'] !== 'LockupLinear');
    parts.forEach((part, i) => {
      const before = parts[i - 1];
      expect(number(part, 'endAmount') - number(part, 'startAmount')).toBe(number(part, 'amount'));
      expect(number(part, 'startAmount')).toBe(before ? number(before, 'endAmount') : 0n);
      expect(number(part, 'startTime')).toBe(
        number(before ?? stream, before ? 'endTime' : 'startTime'),
      );
    });
    if (parts.length > 0) {
      expect(sum(parts, 'amount')).toBe(number(stream, 'depositAmount'));
      expect(number(parts.at(-1), 'endTime')).toBe(number(stream, 'endTime'));
    }
  });
});
