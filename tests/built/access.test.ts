import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { accessTables } from '@sablier-docs/reference/access';
import { airdropsChecks } from '@sablier-docs/reference/access/airdrops';
import type { Cell } from '@sablier-docs/reference/access/types';
import { products } from '@sablier-docs/protocol/releases';
import { BUILD } from './site';

/*
 * The rendered tables of the access pages, cell by cell. The examples compare the same data with the
 * contracts; a column in the wrong place would show only here.
 */

/** The head of each column, typed here on its own, with the role of its cells. */
const columns = {
  Admin: 'admin',
  Sender: 'sender',
  Recipient: 'recipient',
  Operator: 'operator',
  'Anyone else': 'anyone',
  Comptroller: 'comptroller',
} as const;

const textOf = (cell: Cell | undefined) =>
  cell === 'yes' ? 'Yes' : cell === 'no' ? 'No' : cell?.only;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(products)('the access page of %s', (product) => {
  const $ = load(readFileSync(`${BUILD}/reference/${product}/access-control.html`, 'utf8'));
  const shown = $('table')
    .toArray()
    .map((table) => ({
      heads: $(table)
        .find('thead th')
        .toArray()
        .map((head) => tidy($(head).text())),
      rows: $(table)
        .find('tbody tr')
        .toArray()
        .map((row) => ({
          name: $(row).find('th code').text(),
          cells: $(row)
            .find('td')
            .toArray()
            .map((cell) => tidy($(cell).text())),
        })),
    }))
    .filter(({ heads }) => heads[0] === 'Function');
  const { groups } = accessTables[product];

  it('has a table for each group, with its functions in order', () => {
    expect(shown.map(({ rows }) => rows.map(({ name }) => name))).toEqual(
      groups.map(({ rows }) => rows.map(({ name }) => name)),
    );
  });

  it('shows under each head what the role of that name may do, and the error of the others last', () => {
    for (const [i, { rows }] of groups.entries()) {
      const [, ...heads] = shown[i]?.heads ?? [];
      expect(heads.pop()).toBe('Others get');
      const roles = heads.map((head) => columns[head as keyof typeof columns]);
      const [first] = rows;
      expect([...roles].sort()).toEqual(Object.keys(first?.cells ?? {}).sort());
      for (const [j, { name, cells, refusal = '' }] of rows.entries()) {
        const byRole = cells as Readonly<Record<string, Cell>>;
        const expected = [...roles.map((role) => textOf(byRole[role])), refusal];
        expect(shown[i]?.rows[j]?.cells, name).toEqual(expected);
      }
    }
  });
});

it('lists the checks of Airdrops in the order of the data', () => {
  const $ = load(readFileSync(`${BUILD}/reference/airdrops/access-control.html`, 'utf8'));
  const lists = $('details:has(summary code)')
    .toArray()
    .map((details) => ({
      name: $(details).find('summary code').text(),
      errors: $(details)
        .find('ol li')
        .toArray()
        .map((item) => tidy($(item).text())),
    }));
  expect(lists).toEqual(airdropsChecks.map(({ name, errors }) => ({ name, errors: [...errors] })));
});
