import { describe, expect, it } from 'vitest';
import { indexers } from './model';
import { sampleRows } from './sample/rows';
import type { IndexerName } from './types';
import { number, rowsOf, sampleText } from './sample/testing-rows';

const indexNames = Object.keys(sampleRows) as IndexerName[];
const everyRow = indexNames.flatMap((indexer) =>
  Object.entries(sampleRows[indexer]).flatMap(([entity, rows]) =>
    rows.map((row) => ({ entity, row })),
  ),
);

describe('the sample rows', () => {
  it('have ids of their own and lead to rows that exist', () => {
    let followed = 0;
    const lost: string[] = [];
    for (const name of indexNames) {
      for (const { name: entity, fields } of indexers[name].entities) {
        const rows = rowsOf(name, entity);
        expect(new Set(rows.map(({ id }) => id)).size, `${name} ${entity}`).toBe(rows.length);
        for (const { name: column, of } of fields.filter(({ kind }) => kind === 'relation')) {
          const targets = rowsOf(name, of);
          // Relations to entities without rows in this small index are skipped.
          if (targets.length === 0) continue;
          for (const row of rows.filter((one) => one[column])) {
            followed += 1;
            const found = targets.some(({ id }) => id === row[column]);
            if (!found)
              lost.push(`${entity} ${sampleText(row, 'id')}.${column}: ${sampleText(row, column)}`);
          }
        }
      }
    }
    expect(lost).toEqual([]);
    expect(followed).toBeGreaterThan(30);
  });

  it('tell one time and one block of each transaction, and later blocks of later times', () => {
    const actions = everyRow.filter(({ row }) => row['hash'] && row['block']).map(({ row }) => row);
    const times = new Map<string, bigint>();
    for (const { row } of everyRow.filter(({ row: { hash, timestamp } }) => hash && timestamp)) {
      const hash = sampleText(row, 'hash');
      const time = times.get(hash) ?? number(row, 'timestamp');
      expect(number(row, 'timestamp'), `${sampleText(row, 'id')} in ${hash}`).toBe(time);
      times.set(hash, time);
    }
    const paid = new Map<string, string>();
    for (const { row } of everyRow.filter(({ row: { hash, fee } }) => hash && fee)) {
      const sent = `${sampleText(row, 'from')} sends ${sampleText(row, 'fee')}`;
      if (row['from'])
        expect(paid.get(sampleText(row, 'hash')) ?? sent, sampleText(row, 'id')).toBe(sent);
      if (row['from']) paid.set(sampleText(row, 'hash'), sent);
    }
    const ordered = [...actions].sort((a, b) =>
      Number(number(a, 'timestamp') - number(b, 'timestamp')),
    );
    ordered.slice(1).forEach((row, i) => {
      const before = ordered[i];
      const isSame = sampleText(row, 'timestamp') === sampleText(before, 'timestamp');
      const step = number(row, 'block') - number(before, 'block');
      expect(
        isSame ? step === 0n : step > 0n,
        `${sampleText(before, 'id')}, ${sampleText(row, 'id')}`,
      ).toBe(true);
    });
    expect(ordered.length).toBeGreaterThan(10);
  });
});
