import { describe, expect, it } from 'vitest';
import { isSearchShortcut } from './shortcuts';

const CTRL = { ctrlKey: true, metaKey: false, altKey: false };
const press = (key: string | undefined, code: string, modifiers = CTRL) =>
  isSearchShortcut({ key, code, ...modifiers } as KeyboardEvent);

describe('isSearchShortcut', () => {
  it.each([
    ['English', 'k', 'KeyK'],
    ['English with Shift', 'K', 'KeyK'],
    ['Dvorak, which has k in the place of v', 'k', 'KeyV'],
    ['Russian', 'л', 'KeyK'],
    ['Greek', 'κ', 'KeyK'],
    ['Hangul', 'ㅏ', 'KeyK'],
  ])('returns true for Ctrl and the k of a layout: %s', (_, key, code) =>
    expect(press(key, code)).toBe(true),
  );

  it.each([
    ['Dvorak, which has t in the place of k', 't', 'KeyK'],
    ['Turkish F, which has m in the place of k', 'm', 'KeyK'],
    ['Turkish Q, beside l', 'ş', 'Semicolon'],
    ['Russian, in the place of l', 'д', 'KeyL'],
  ])('returns false for Ctrl and another letter: %s', (_, key, code) =>
    expect(press(key, code)).toBe(false),
  );

  it.each([
    ['Cmd', { ctrlKey: false, metaKey: true, altKey: false }, true],
    ['both', { ctrlKey: true, metaKey: true, altKey: false }, false],
    ['Ctrl and Alt', { ctrlKey: true, metaKey: false, altKey: true }, false],
    ['neither', { ctrlKey: false, metaKey: false, altKey: false }, false],
  ])('with %s, a Latin and a Russian k return the same', (_, modifiers, expected) => {
    expect(press('k', 'KeyK', modifiers)).toBe(expected);
    expect(press('л', 'KeyK', modifiers)).toBe(expected);
  });

  it('returns false for an event without a key, which Chrome sends when it fills in a form', () =>
    expect(press(undefined, '')).toBe(false));
});
