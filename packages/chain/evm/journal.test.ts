import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Journal } from './journal';

const write = fc.record({
  map: fc.constantFrom(0, 1),
  key: fc.constantFrom('a', 'b', 'c'),
  value: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
});
const writes = fc.array(write, { maxLength: 20 });

test('writes are taken back to any point, and done again', () => {
  fc.assert(
    fc.property(writes, writes, writes, (first, second, third) => {
      const journal = new Journal();
      const maps = [new Map<string, number>(), new Map<string, number>()] as const;
      const now = () => maps.map((map) => Object.fromEntries([...map].sort()));
      const play = (list: typeof first) => {
        for (const { map, key, value } of list) journal.set(maps[map === 0 ? 0 : 1], key, value);
        return { state: now(), position: journal.position };
      };
      const [one, two, three] = [play(first), play(second), play(third)];
      const undone = journal.undo(two.position);
      expect(now()).toEqual(two.state);
      journal.redo(undone);
      expect(now()).toEqual(three.state);
      expect(journal.position).toBe(three.position);
      journal.undo(one.position);
      expect(now()).toEqual(one.state);
      journal.undo(0);
      expect(now()).toEqual([{}, {}]);
    }),
  );
});
