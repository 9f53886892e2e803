import { describe, expect, it } from 'vitest';
import { problemsOf, readQueries, readQuery, sampleResult, selfContained } from './queries';
import { sampleRows } from './sample/rows';
import { vendors } from './types';

const queries = readQueries();
const products = ['lockup', 'flow', 'airdrops'] as const;

/** Lists and rows of a result, at any depth. */
function isEmptyAnswer(data: unknown): boolean {
  return Object.values(data as object).every(
    (value) => value === null || (Array.isArray(value) && value.length === 0),
  );
}

describe('sample queries', () => {
  it('cover each product with at least 8, for both vendors', () => {
    for (const product of products) {
      const names = (vendor: string) =>
        queries.filter((q) => q.group === product && q.vendor === vendor).map(({ name }) => name);
      expect(names('envio').length, product).toBeGreaterThanOrEqual(8);
      expect(names('envio'), product).toEqual(names('the-graph'));
    }
  });

  it.each(queries.map((query) => [`${query.name} (${query.vendor})`, query] as const))(
    '%s fits its schema and answers',
    (_, query) => {
      expect(problemsOf(query)).toEqual([]);
      const { data } = sampleResult(query);
      expect(isEmptyAnswer(data), 'the answer holds a row').toBe(false);
    },
  );

  it('list no stream as cancelable that the contract refuses to cancel', () => {
    for (const vendor of vendors) {
      const query = readQuery('lockup/cancelable-of-sender', vendor);
      const { data } = sampleResult(query) as { data: Record<string, { endTime: string }[]> };
      const rows = Object.values(data).flat();
      expect(rows.length).toBeGreaterThan(1);
      const now = Number(query.variables['now']);
      for (const { endTime } of rows) expect(Number(endTime), vendor).toBeGreaterThan(now);
      const ended = sampleRows.streams['LockupStream']?.filter(
        (row) => row['cancelable'] && Number(row['endTime']) <= now,
      );
      expect(ended, 'the sample has one that it must leave out').not.toEqual([]);
    }
  });

  it('page over all chains without a gap or a repetition', () => {
    const query = readQuery('lockup/all-chains', 'envio');
    const seen: string[] = [];
    let cursor = { time: '9999999999', id: '' };
    for (;;) {
      const variables = { ...query.variables, ...cursor, count: 1 };
      const { data } = sampleResult({ ...query, variables }) as {
        data: { LockupStream: { id: string; timestamp: string }[] };
      };
      const [row] = data.LockupStream;
      if (!row) break;
      seen.push(row.id);
      cursor = { time: row.timestamp, id: row.id };
    }
    const own = sampleRows.streams['LockupStream']?.filter(
      ({ recipient }) => recipient === query.variables['who'],
    );
    expect(seen).toEqual(own?.map(({ id }) => id).reverse());
    expect(new Set(own?.map(({ timestamp }) => timestamp)).size, 'two of one second').toBe(2);
  });

  it.each(['lockup/by-token', 'flow/active-by-token', 'airdrops/by-token'])(
    '%s goes on below the last row of a page',
    (name) => {
      for (const vendor of vendors) {
        const query = readQuery(name, vendor);
        const rowsBelow = (before: string) => {
          const most = 'count' in query.variables ? { count: 1_000 } : {};
          const variables = { ...query.variables, ...most, before };
          const { data } = sampleResult({ ...query, variables });
          return Object.values(data as Record<string, { subgraphId: string | number }[]>).flat();
        };
        const [first, ...rest] = rowsBelow('999999999999');
        expect(first, vendor).toBeDefined();
        expect(rowsBelow(String(first?.subgraphId)), vendor).toEqual(rest);
      }
    },
  );

  it('run without variables once these are defaults', () => {
    for (const query of queries) {
      const text = selfContained(query);
      expect(problemsOf({ ...query, text })).toEqual([]);
      expect(sampleResult({ ...query, text, variables: {} })).toEqual(sampleResult(query));
    }
  });

  it('name their operation after the file', () => {
    const operations = queries.map(({ text }) => /^query (\w+)/.exec(text)?.[1]);
    const expected = queries.map(({ name }) =>
      name.replace(/(?:^|[/-])(\w)/g, (__, letter: string) => letter.toUpperCase()),
    );
    expect(operations).toEqual(expected);
  });

  it('are refused for a misspelled field, an unknown filter or a missing variable', () => {
    const query = readQuery('lockup/by-recipient', 'envio');
    const spoil = (from: string, to: string) =>
      problemsOf({ ...query, text: query.text.replace(from, to) });
    expect(spoil('sender', 'sender_')[0]).toContain('Cannot query field "sender_"');
    expect(spoil('_eq', 'eq')[0]).toContain('"eq" is not defined');
    expect(problemsOf({ ...query, variables: {} })[0]).toContain('has no value');
    expect(problemsOf({ ...query, vendor: 'the-graph' })).not.toEqual([]);
    expect(() => readQuery('lockup/nothing', 'envio')).toThrow(/no file/);
  });
});
