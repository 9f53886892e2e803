import { expect, it } from 'vitest';
import { keepLeft, takeLeft } from './memory';
import type { Page } from './swap';

const pageOf = (name: string) => ({ main: { id: name } }) as unknown as Page;
const leave = (entries: readonly number[]): string[] => {
  const forgotten: string[] = [];
  for (const entry of entries)
    keepLeft(entry, `/${entry}`, pageOf(`page ${entry}`), ({ id }) => void forgotten.push(id));
  return forgotten;
};

it('five pages stay as they were left, a sixth has the oldest forgotten, and each comes back once', () => {
  expect(leave([1, 2, 3, 4, 5])).toEqual([]);
  expect(leave([6, 7])).toEqual(['page 1', 'page 2']);
  expect(takeLeft(3, '/3')?.main.id).toBe('page 3');
  expect(takeLeft(3, '/3')).toBeUndefined();
  // The entry has another page by now.
  expect(takeLeft(4, '/elsewhere')).toBeUndefined();
  expect(takeLeft(4, '/4')?.main.id).toBe('page 4');
});

it('a page that takes the place of another in its entry has that one forgotten', () => {
  expect(leave([20, 21, 20])).toContain('page 20');
  expect(takeLeft(20, '/20')?.main.id).toBe('page 20');
});
