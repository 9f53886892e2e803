import { describe, expect, it } from 'vitest';
import type { Row } from '../indexers/sample/row';
import { streamedAmount } from './streamed-amount';
import type { LockupStream } from './types';
import { number, rowsOf, sampleText, titled } from '../indexers/sample/testing-rows';

describe('withdrawals', () => {
  const part = (row: Row) => ({
    amount: number(row, 'amount'),
    exponent: BigInt(sampleText(row, 'exponent').replace('undefined', '0')),
    timestamp: number(row, 'endTime'),
  });
  const terms = (row: Row): LockupStream => {
    const of = (entity: string) =>
      rowsOf('streams', entity).filter(({ stream }) => stream === row['id']);
    const shared = { deposit: number(row, 'depositAmount'), startTime: number(row, 'startTime') };
    const amount = (column: string) => BigInt(Number(row[column] ?? 0));
    if (row['category'] === 'LockupDynamic')
      return { ...shared, model: 'dynamic', segments: of('Segment').map(part) };
    if (row['category'] === 'LockupTranched')
      return { ...shared, model: 'tranched', tranches: of('Tranche').map(part) };
    return {
      ...shared,
      model: 'linear',
      endTime: number(row, 'endTime'),
      cliffTime: amount('cliffTime'),
      unlocks: { start: amount('initialAmount'), cliff: amount('cliffAmount') },
      granularity: amount('granularity'),
    };
  };

  it.each(titled(rowsOf('streams', 'LockupStream'), 'alias'))(
    'had released each withdrawal of %s by its time',
    (_, row) => {
      const own = rowsOf('streams', 'LockupAction').filter(
        ({ stream, category }) => stream === row['id'] && category === 'Withdraw',
      );
      let paid = 0n;
      for (const one of own) {
        paid += number(one, 'amountB');
        expect(paid).toBeLessThanOrEqual(streamedAmount(terms(row), number(one, 'timestamp')));
        expect(one['addressB']).toBe(row['recipient']);
      }
      expect(paid).toBe(number(row, 'withdrawnAmount'));
    },
  );
});

describe('the legacy index', () => {
  it('has the transaction of each creation, cancellation and withdrawal', () => {
    const events = rowsOf('legacy', 'StreamTransaction').map(
      (row) =>
        `${sampleText(row, 'event')} ${sampleText(row, 'stream')} ${sampleText(row, 'timestamp')}`,
    );
    const own = (row: Row) => `${sampleText(row, 'stream')} ${sampleText(row, 'timestamp')}`;
    const expected = [
      ...rowsOf('legacy', 'Stream')
        .filter(({ id }) => Number(id) >= 100_000)
        .map((row) => `CreateStream ${sampleText(row, 'id')} ${sampleText(row, 'timestamp')}`),
      ...rowsOf('legacy', 'Cancellation').map(
        (row) => `CancelStream ${own({ ...row, stream: row['id'] ?? null })}`,
      ),
      ...rowsOf('legacy', 'Withdrawal').map((row) => `WithdrawFromStream ${own(row)}`),
    ];
    expect([...events].sort()).toEqual(expected.sort());
    const salaries = rowsOf('legacy', 'StreamToSalary').map(({ salaryId }) => salaryId);
    expect(salaries.length).toBeGreaterThan(0);
    for (const id of salaries)
      expect(rowsOf('legacy', 'Stream').some((row) => row['id'] === id)).toBe(true);
  });
});
