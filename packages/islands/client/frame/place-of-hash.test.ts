import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPlaceOfHash } from './place-of-hash';

interface Opened {
  hash?: string;
  /** How the document was opened. */
  type?: string;
  scrollY?: number;
  /** What the reader does before the fonts are there. */
  act?: string;
}

/** Opens a page of 1,000 pixels in a window of 400, and tells how often it is scrolled to the place of its hash. */
async function scrolls({ hash = '#last', type = 'navigate', scrollY = 600, act }: Opened) {
  const scrollIntoView = vi.fn();
  const heard = new Map<string, () => void>();
  vi.stubGlobal('window', {
    location: { hash },
    scrollY,
    innerHeight: 400,
    addEventListener: (event: string, note: () => void) => heard.set(event, note),
  });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  let come: (() => void) | undefined;
  const ready = new Promise<void>((done) => (come = done));
  vi.stubGlobal('document', {
    fonts: { ready },
    documentElement: { scrollHeight: 1000 },
    getElementById: (id: string) => (id === 'last' ? { scrollIntoView } : null),
    querySelectorAll: () => [],
  });
  const kept = keepPlaceOfHash();
  if (act) heard.get(act)?.();
  expect(scrollIntoView).not.toHaveBeenCalled();
  come?.();
  await kept;
  return scrollIntoView.mock.calls.length;
}

describe('the place of a hash, once the fonts are there', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is gone back to where the page is at its end', async () => {
    expect(await scrolls({})).toBe(1);
    expect(await scrolls({ scrollY: 599.5 })).toBe(1);
  });

  it('is kept by the browser anywhere else', async () => {
    expect(await scrolls({ scrollY: 590 })).toBe(0);
  });

  it('is left alone after a reader moved, and where the browser goes to the place that was left', async () => {
    expect(await scrolls({ act: 'wheel' })).toBe(0);
    expect(await scrolls({ act: 'keydown' })).toBe(0);
    expect(await scrolls({ type: 'reload' })).toBe(0);
    expect(await scrolls({ type: 'back_forward' })).toBe(0);
  });

  it('is nowhere without a hash and with one that names nothing', async () => {
    for (const hash of ['', '#none']) expect(await scrolls({ hash })).toBe(0);
  });
});
