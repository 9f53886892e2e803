import { beforeEach, describe, expect, it } from 'vitest';
import { readCopy, removeCopy, removeRests, saveCopy } from '../../../src/offline/copy';
import { PREFIX } from '../../../src/offline/names';
import { FakeBrowser } from './browser';

const page = (text: string) =>
  `<!doctype html><html lang="en"><title>${text}</title><body>${text}</body></html>`;
const options = (onProgress: (done: number, total: number) => void = () => undefined) => ({
  signal: new AbortController().signal,
  onProgress,
});
const fails = (name: string) => () => {
  throw new DOMException('no', name);
};

let browser: FakeBrowser;
beforeEach(() => {
  browser = new FakeBrowser({ '/': page('home'), '/a': page('a'), '/assets/js/x.js': 'x()' });
});
const stored = async (address: string) =>
  browser.stores.get(`${PREFIX}${browser.revision}`)?.get(address)?.clone();

describe('saving', () => {
  it('keeps every file, reports the bytes and registers the worker', async () => {
    const progress: number[] = [];
    const copy = await saveCopy(
      browser,
      options((done) => progress.push(done)),
    );
    expect(progress[0]).toBe(0);
    expect(progress.at(-1)).toBe(copy.bytes);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(browser.registered).toBe(true);
    expect(await readCopy(browser)).toEqual(copy);
    expect(await (await stored('/assets/js/x.js'))?.text()).toBe('x()');
  });

  it('marks pages as a copy and keeps their headers, but not how they were packed', async () => {
    const { savedAt } = await saveCopy(browser, options());
    const home = await stored('/');
    expect(await home?.text()).toContain(
      `<html lang="en"><meta name="offline-copy" content="${savedAt}"><title>`,
    );
    expect(home?.headers.get('x-kept')).toBe('yes');
    expect(home?.headers.get('content-encoding')).toBeNull();
  });

  it('keeps of an address that has moved where it moved', async () => {
    browser.site.set('/old', 'the text of the new page');
    browser.moved.set('/old', 'https://site.example/a');
    await saveCopy(browser, options());
    const old = await stored('/old');
    expect(old?.status).toBe(308);
    expect(old?.headers.get('location')).toBe('/a');
    expect(await old?.text()).toBe('');
  });

  it('replaces an earlier copy when the new one is complete', async () => {
    await saveCopy(browser, options());
    browser.revision = 'two';
    const copy = await saveCopy(browser, options());
    expect([...browser.stores.keys()]).toEqual([`${PREFIX}two`]);
    expect(await readCopy(browser)).toEqual(copy);
  });

  it('downloads nothing when the copy is current', async () => {
    await saveCopy(browser, options());
    browser.asked.length = 0;
    await saveCopy(browser, options());
    expect(browser.asked).not.toContain('/a');
  });
});

describe('a download that fails', () => {
  const broken = [
    ['no room', 'room', () => (browser.onPut = fails('QuotaExceededError'))],
    ['storage that is forbidden', 'forbidden', () => (browser.onPut = fails('SecurityError'))],
    ['a broken connection', 'network', () => (browser.onFetch = breaksAt('/a'))],
    [
      'a missing file',
      'network',
      () => (browser.onFetch = (url) => void (url === '/' && browser.site.delete('/a'))),
    ],
    [
      'a deploy in between',
      'changed',
      () => (browser.onPut = () => void (browser.revision = 'new')),
    ],
    [
      'a worker that is refused',
      'forbidden',
      () => (browser.workers.register = fails('SecurityError') as never),
    ],
  ] as const;
  const breaksAt = (address: string) => (asked: string) => {
    if (asked === address) throw new TypeError('Failed to fetch');
  };

  for (const [what, reason, arrange] of broken) {
    it(`because of ${what} leaves nothing`, async () => {
      arrange();
      await expect(saveCopy(browser, options())).rejects.toMatchObject({ reason });
      expect([...browser.stores.keys()]).toEqual([]);
      expect(await readCopy(browser)).toBeUndefined();
    });
  }

  it('leaves the earlier copy alone', async () => {
    const earlier = await saveCopy(browser, options());
    browser.revision = 'two';
    browser.onPut = fails('QuotaExceededError');
    await expect(saveCopy(browser, options())).rejects.toMatchObject({ reason: 'room' });
    expect(await readCopy(browser)).toEqual(earlier);
    expect(browser.stores.size).toBe(1);
  });

  it('because the reader cancels says so', async () => {
    const controller = new AbortController();
    browser.onPut = () => controller.abort();
    const saving = saveCopy(browser, { ...options(), signal: controller.signal });
    await expect(saving).rejects.toMatchObject({ reason: 'canceled' });
    expect(browser.stores.size).toBe(0);
  });
});

describe('removing', () => {
  it('leaves no cache of the copy and no worker, and nothing else is touched', async () => {
    await saveCopy(browser, options());
    await browser.caches.open('another');
    await removeCopy(browser);
    expect([...browser.stores.keys()]).toEqual(['another']);
    expect(browser.registered).toBe(false);
  });

  it('takes away what a closed tab left, and keeps a complete copy', async () => {
    await browser.caches.open(`${PREFIX}half`);
    await removeRests(browser);
    expect(browser.stores.size).toBe(0);
    const copy = await saveCopy(browser, options());
    await browser.caches.open(`${PREFIX}half`);
    await removeRests(browser);
    expect(await readCopy(browser)).toEqual(copy);
    expect(browser.stores.size).toBe(1);
  });
});
