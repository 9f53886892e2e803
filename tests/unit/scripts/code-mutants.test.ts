import { expect, it } from 'vitest';
import { codeMutants } from '../../mutants/operators';

const changes = (source: string) =>
  codeMutants('packages/x/y.ts', source).map(({ id, source: changed }) => ({
    id: id.replace('packages/x/y.ts:', ''),
    changed: changed.trim(),
  }));

it.each([
  ['a limit', 'a <= b;', '1 is <: <=', 'a < b;'],
  ['an equality', 'a === b;', '1 is !==: ===', 'a !== b;'],
  ['a choice', 'f(a) && b;', '1 is ||: &&', 'f(a) || b;'],
  ['a flag', 'x = { fromNow: true };', '1 flipped: true', 'x = { fromNow: false };'],
  ['a quantifier', '\nlist.some(f);', '2 is every: some', 'list.every(f);'],
  ['a call', 'forget(entry);', '1 dropped: forget(entry);', ''],
  ['a guard', 'if (stale) return null;\ngo();', '1 dropped: if (stale) return null;', 'go();'],
  ['two arguments', 'x = pay(from, to);', '1 is to: from', 'x = pay(to, to);'],
])('%s is changed in its place', (_, source, id, changed) => {
  expect(changes(source)).toContainEqual({ id, changed });
});

it('loops, types, imports, what never happens, and a choice with two branches as a whole stay as they are', () => {
  expect(changes('for (let i = 0; i < 9; i += 1) step(i);\nwhile (a < b) step(true);')).toEqual([]);
  expect(changes("import { some } from './every';\ntype T = true | false;")).toEqual([]);
  expect(changes("if (a) throw new Error('There is no a.');")).toEqual([]);
  expect(changes('if (a) b = 1;\nelse b = 2;')).toEqual([]);
});
