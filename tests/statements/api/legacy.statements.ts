import { expect } from 'vitest';
import { statement } from '../statement';
import { int, sum, text, where } from './support';

statement('code-separate-schema', ({ indexer }) => {
  const fields = indexer.fields('legacy', 'the-graph', 'Stream');
  expect(fields).not.toContain('chainId');
  expect(fields).not.toContain('alias');
  for (const row of indexer.rows('legacy', 'Token'))
    expect(text(row, 'id')).toMatch(/^0x[0-9a-f]{40}$/);
});

statement('deposit-divides-duration', ({ indexer }) => {
  for (const row of indexer.rows('legacy', 'Stream')) {
    const duration = int(row, 'stopTime') - int(row, 'startTime');
    expect(int(row, 'deposit') % duration).toBe(0n);
    expect(int(row, 'ratePerSecond') * duration).toBe(int(row, 'deposit'));
  }
});

statement('after-cancellation-nothing', ({ indexer }) => {
  const [canceled] = indexer.rows('legacy', 'Cancellation');
  const id = text(canceled, 'id');
  const [stream] = where(indexer.rows('legacy', 'Stream'), { id });
  const withdrawn = sum(where(indexer.rows('legacy', 'Withdrawal'), { stream: id }), 'amount');
  const received = int(canceled, 'recipientBalance') + int(canceled, 'senderBalance');
  expect(received + withdrawn).toBe(int(stream, 'deposit'));
});

statement('stream-salary-translates', ({ indexer }) => {
  const [row] = indexer.rows('legacy', 'StreamToSalary');
  expect(where(indexer.rows('legacy', 'Stream'), { id: text(row, 'salaryId') })).toHaveLength(1);
  expect(where(indexer.rows('legacy', 'Stream'), { id: text(row, 'id') })).toEqual([]);
});
