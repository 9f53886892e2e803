import { expect } from 'vitest';
import { claim } from '../claim';
import { int, sum, text, where } from './support';

claim(
  '/api/legacy',
  'Its code is separate, and so is its schema: no chainId, no alias, and bare addresses as token ids.',
  ({ indexer }) => {
    const fields = indexer.fields('legacy', 'the-graph', 'Stream');
    expect(fields).not.toContain('chainId');
    expect(fields).not.toContain('alias');
    for (const row of indexer.rows('legacy', 'Token'))
      expect(text(row, 'id')).toMatch(/^0x[0-9a-f]{40}$/);
  },
);

claim(
  '/api/legacy',
  'A deposit divides by the duration without a remainder, so the released amount is ratePerSecond times the seconds since startTime, up to the deposit.',
  ({ indexer }) => {
    for (const row of indexer.rows('legacy', 'Stream')) {
      const duration = int(row, 'stopTime') - int(row, 'startTime');
      expect(int(row, 'deposit') % duration).toBe(0n);
      expect(int(row, 'ratePerSecond') * duration).toBe(int(row, 'deposit'));
    }
  },
);

claim(
  '/api/legacy',
  'After a cancellation nothing is left to withdraw: cancellation has what each side received.',
  ({ indexer }) => {
    const [canceled] = indexer.rows('legacy', 'Cancellation');
    const id = text(canceled, 'id');
    const [stream] = where(indexer.rows('legacy', 'Stream'), { id });
    const withdrawn = sum(where(indexer.rows('legacy', 'Withdrawal'), { stream: id }), 'amount');
    const received = int(canceled, 'recipientBalance') + int(canceled, 'senderBalance');
    expect(received + withdrawn).toBe(int(stream, 'deposit'));
  },
);

claim('/api/legacy', 'StreamToSalary translates the stream id of the contract.', ({ indexer }) => {
  const [row] = indexer.rows('legacy', 'StreamToSalary');
  expect(where(indexer.rows('legacy', 'Stream'), { id: text(row, 'salaryId') })).toHaveLength(1);
  expect(where(indexer.rows('legacy', 'Stream'), { id: text(row, 'id') })).toEqual([]);
});
