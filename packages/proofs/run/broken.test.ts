import { describe, expect, it } from 'vitest';
import { broken } from './broken';

interface Case {
  readonly matcher: string;
  readonly value: unknown;
  readonly expected: unknown;
  readonly isNegated?: boolean;
}

/** Comparisons that hold. */
const CASES: readonly Case[] = [
  { matcher: 'toBe', value: 60n, expected: 60n },
  { matcher: 'toBe', value: 3, expected: 3 },
  { matcher: 'toBe', value: true, expected: true },
  { matcher: 'toBe', value: 'SablierLockup_Unauthorized', expected: 'SablierLockup_Unauthorized' },
  { matcher: 'toBe', value: 2n, expected: 1n, isNegated: true },
  { matcher: 'toEqual', value: { sender: 60n }, expected: { sender: 60n } },
  { matcher: 'toEqual', value: {}, expected: {} },
  { matcher: 'toEqual', value: ['a', 1n], expected: ['a', 1n] },
  { matcher: 'toEqual', value: [], expected: [] },
  { matcher: 'toMatchObject', value: { a: { b: 1 }, c: 2 }, expected: { a: { b: 1 } } },
  { matcher: 'toContain', value: [1n, 2n], expected: 2n },
  { matcher: 'toHaveLength', value: [1n, 2n], expected: 2 },
  { matcher: 'toBeGreaterThan', value: 5n, expected: 3n },
  { matcher: 'toBeGreaterThanOrEqual', value: 5n, expected: 5n },
  { matcher: 'toBeLessThan', value: 2, expected: 3 },
  { matcher: 'toBeLessThanOrEqual', value: 3, expected: 3 },
];

describe('a comparison that is broken', () => {
  it.each(CASES)(
    'makes $matcher fail for the value $value',
    ({ matcher, value, expected, isNegated = false }) => {
      const compare = (args: readonly unknown[]) => {
        const found = expect(value);
        (isNegated ? found.not : found)[matcher as 'toBe'](...(args as [unknown]));
      };
      expect(() => compare([expected])).not.toThrow();
      const change = broken(matcher, [expected], { value, isNegated });
      expect(() => compare(change?.args ?? [expected])).toThrow();
      expect(change?.says).toContain('is expected instead of');
    },
  );

  it('returns undefined for a comparison in which nothing can be changed', () => {
    expect(broken('toBeDefined', [], { value: 1n, isNegated: false })).toBeUndefined();
    expect(broken('toMatch', [/a/], { value: 'a', isNegated: false })).toBeUndefined();
    const later = { value: Promise.resolve(1), isNegated: true };
    expect(broken('toBe', [1], later)).toBeUndefined();
  });
});
