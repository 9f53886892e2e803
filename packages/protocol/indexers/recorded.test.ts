import { it } from 'vitest';
import { recordOf, recordsIn } from '@sablier-docs/testing/recorded';
import { indexerOf } from './model';
import { readQueries } from './queries';
import { executeQuery } from './sample/execute';
import type { Row, Rows } from './sample/row';
import { rowsOn } from './sample/vendors';

/* Sees a condition, an order or a field of a sample query that has changed. The sample itself has so few rows that most
 * conditions decide nothing there. */

const expectRecorded = recordsIn(import.meta.dirname);

/** Other values of a column: the first and the last of other rows, and a number above all. */
function otherValues(
  value: Row[string] | undefined,
  values: readonly (Row[string] | undefined)[],
): Row[string][] {
  if (typeof value === 'boolean') return [!value];
  const others: NonNullable<Row[string]>[] = values
    .filter((one) => one !== undefined && one !== null)
    .filter((one) => one !== value)
    .toSorted((a, b) => String(a).localeCompare(String(b)));
  const isNumber = typeof value === 'string' && /^\d+$/.test(value);
  const large = isNumber ? [`${2n * BigInt(value) + 1n}`] : [];
  return [...new Set([...others.slice(0, 1), ...others.slice(-1), ...large])];
}

/** Each row, and copies of it with another value in one of the columns. */
function withCopies(rows: readonly Row[], columns: readonly string[]): Row[] {
  return rows.flatMap((row) => [
    row,
    ...columns.flatMap((column) =>
      otherValues(
        row[column],
        rows.map((one) => one[column]),
      ).map((other, at) => ({
        ...row,
        [column]: other,
        id: [row['id'], column, ...(at > 0 ? [at] : [])].join('-'),
      })),
    ),
  ]);
}

/** One column that the query names is another in each copy, or one beside a flag. */
function wideRows(rows: readonly Row[], query: string): Row[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (one) => one !== 'id' && query.includes(one),
  );
  const flags = columns.filter((one) => rows.some((row) => typeof row[one] === 'boolean'));
  return withCopies(withCopies(rows, flags), columns);
}

const filtersOf = (query: string): string =>
  [...query.matchAll(/where:[^]*?\n\s*\)/g)].map(([filter]) => filter).join(' ');

const wide = (rows: Rows, query: string): Rows =>
  Object.fromEntries(
    Object.entries(rows).map(([entity, list]) => [entity, wideRows(list, filtersOf(query))]),
  );

it('the sample queries answer as recorded', async () => {
  const queries = readQueries();
  const record = await recordOf(
    queries.map(({ name, vendor }) => `${name} ${vendor}`),
    (asked) => {
      const query = queries.find(({ name, vendor }) => `${name} ${vendor}` === asked);
      if (!query) return undefined;
      const { group, vendor, text } = query;
      const variables = {
        ...query.variables,
        ...('count' in query.variables ? { count: 100_000 } : {}),
      };
      const { name } = indexerOf(group);
      const { data } = executeQuery(
        name,
        vendor,
        text,
        variables,
        wide(rowsOn(vendor, name), text),
      );
      return Object.fromEntries(
        Object.entries(data as Readonly<Record<string, unknown>>).map(([root, found]) => [
          Array.isArray(found) ? `${root}, ${found.length} rows` : root,
          JSON.stringify(found),
        ]),
      );
    },
    'none',
  );
  await expectRecorded(record, 'queries.txt');
});
