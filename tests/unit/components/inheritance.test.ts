import { expect, test } from 'vitest';
import { readLayout } from '@sablier-docs/reference/layout';
import { lanesOf } from '../../../src/components/Inheritance/lanes';

const { inheritance } = readLayout(process.cwd());

test.each(Object.keys(inheritance))('the inheritance of %s can be drawn', (of) => {
  const rows = inheritance[of] ?? [];
  const lanes = lanesOf(rows);
  const edges = rows.reduce((sum, { bases }) => sum + bases.length, 0);
  expect(lanes.reduce((sum, { heirs }) => sum + heirs.length, 0)).toBe(edges);
  for (const [i, lane] of lanes.entries()) {
    for (const other of lanes.slice(i + 1)) {
      if (lane.column !== other.column) continue;
      const apart = lane.base < (other.heirs[0] ?? 0) || other.base < (lane.heirs[0] ?? 0);
      expect(apart, `${rows[lane.base]?.name} and ${rows[other.base]?.name}`).toBe(true);
    }
  }
});

test('a base that is missing, or comes before its heir, is refused', () => {
  const row = (name: string, bases: string[]) => ({
    name,
    bases,
    kind: 'contract' as const,
    from: 'x',
  });
  expect(() => lanesOf([row('A', ['B'])])).toThrow('No row for the base B');
  expect(() => lanesOf([row('B', []), row('A', ['B'])])).toThrow('comes before');
});
