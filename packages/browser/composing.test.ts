import { expect, it } from 'vitest';
import { isComposingKey } from './composing';

it.each([
  ['an Enter that commits a word', true, 229, true],
  ['the same Enter in Safari, after the composition', false, 229, true],
  ['a letter of a composition that Firefox gives with its own code', true, 75, true],
  ['an Enter', false, 13, false],
])('%s: isComposing %s, code %i, returns %s', (_, isComposing, keyCode, expected) =>
  expect(isComposingKey({ isComposing, keyCode })).toBe(expected),
);
