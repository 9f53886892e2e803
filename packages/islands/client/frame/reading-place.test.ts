import { describe, expect, it } from 'vitest';
import { activePlace } from './reading-place';

const places = [100, 300, 340, 2000, 2400].map((top) => ({ top }));
const at = (top: number, height = 800) => activePlace(places, { top, height })?.top;

describe('the entry of the contents that is marked', () => {
  it('is none while every heading is below the window, or there is none', () => {
    expect(activePlace([{ top: 900 }], { top: 0, height: 800 })).toBeUndefined();
    expect(activePlace([], { top: 0, height: 800 })).toBeUndefined();
  });

  it('is the first heading in the upper half of the window', () => {
    expect(at(0)).toBe(100);
    expect(at(200)).toBe(300);
    expect(at(310)).toBe(340);
  });

  it('is the last one above the window where the upper half has none', () => {
    expect(at(400)).toBe(340);
    expect(at(1500)).toBe(340);
    expect(at(9000)).toBe(2400);
  });

  it('is a heading that has just been jumped to, not the one before it', () => {
    expect(at(2000)).toBe(2000);
    expect(at(300)).toBe(300);
  });

  it('agrees with a search one by one, everywhere', () => {
    for (let top = 0; top < 3000; top += 7) {
      const inHalf = places.find((place) => place.top >= top && place.top < top + 400);
      const above = places.filter((place) => place.top < top + 400).at(-1);
      expect(at(top), String(top)).toBe((inHalf ?? above)?.top);
    }
  });
});
