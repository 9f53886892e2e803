import { beforeEach, describe, expect, it } from 'vitest';
import { readCopy, removeCopy, removePartialCopies, saveCopy } from './copy';
import { FILES, MARK, PREFIX } from './names';
import { FakeBrowser } from './testing-browser';

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
const put = (address: string, content: string) =>
  browser.stores.get(`${PREFIX}${browser.revision}`)?.set(address, new Response(content));

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
    expect(browser.worker).toBe(`/sw.js?copy=${copy.revision}`);
    expect(await readCopy(browser)).toEqual(copy);
    expect(await (await stored('/assets/js/x.js'))?.text()).toBe('x()');
  });

  it('keeps files as the site publishes them, with their headers, but not how they were packed', async () => {
    await saveCopy(browser, options());
    const home = await stored('/');
    expect(await home?.text()).toBe(page('home'));
    expect(home?.headers.get('x-kept')).toBe('yes');
    expect(home?.headers.get('content-encoding')).toBeNull();
  });

  it('replaces an earlier copy when the new one is complete', async () => {
    await saveCopy(browser, options());
    browser.site.set('/a', page('b'));
    const copy = await saveCopy(browser, options());
    expect([...browser.stores.keys()]).toEqual([`${PREFIX}${browser.revision}`]);
    expect(await readCopy(browser)).toEqual(copy);
  });

  it('takes from the earlier copy what has not changed, when it is whole', async () => {
    await saveCopy(browser, options());
    put('/', 'poison');
    browser.site.set('/a', page('b'));
    browser.asked.length = 0;
    await saveCopy(browser, options());
    expect(browser.asked).not.toContain('/assets/js/x.js');
    expect(await (await stored('/'))?.text()).toBe(page('home'));
    expect(await (await stored('/a'))?.text()).toBe(page('b'));
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
      () => (browser.onPut = () => void browser.site.set('/new', 'new')),
    ],
    [
      'a deploy between the summary and the list',
      'changed',
      () => (browser.onFetch = (url) => void (url === FILES && browser.site.set('/new', 'new'))),
    ],
    [
      'a list that something has changed',
      'changed',
      () => browser.altered.set(FILES, '{"files":[],"moved":[["/","/evil"]]}'),
    ],
    ['a page that something has changed', 'altered', () => browser.altered.set('/a', 'poison')],
    [
      'a script that something has changed',
      'altered',
      () => browser.altered.set('/assets/js/x.js', 'y()'),
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
    it(`rejects with the reason and leaves no store: ${what}`, async () => {
      arrange();
      await expect(saveCopy(browser, options())).rejects.toMatchObject({ reason });
      expect([...browser.stores.keys()]).toEqual([]);
      expect(await readCopy(browser)).toBeUndefined();
    });
  }

  it('leaves the earlier copy as it was when the room runs out', async () => {
    const earlier = await saveCopy(browser, options());
    browser.site.set('/a', page('b'));
    browser.onPut = fails('QuotaExceededError');
    await expect(saveCopy(browser, options())).rejects.toMatchObject({ reason: 'room' });
    expect(await readCopy(browser)).toEqual(earlier);
    expect(browser.stores.size).toBe(1);
  });

  it('because the reader cancels rejects as canceled and leaves nothing', async () => {
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
    expect(browser.worker).toBeUndefined();
  });

  it('takes away what a closed tab left, and keeps a complete copy', async () => {
    await browser.caches.open(`${PREFIX}half`);
    await removePartialCopies(browser);
    expect(browser.stores.size).toBe(0);
    const copy = await saveCopy(browser, options());
    await browser.caches.open(`${PREFIX}half`);
    await removePartialCopies(browser);
    expect(await readCopy(browser)).toEqual(copy);
    expect(browser.stores.size).toBe(1);
  });
});

describe('what is no copy', () => {
  beforeEach(async () => {
    await saveCopy(browser, options());
  });
  const mark = (change: object) => async () => {
    const own = (await (await stored(MARK))?.json()) as object;
    put(MARK, JSON.stringify({ ...own, ...change }));
  };
  const spoiled: [string, () => unknown][] = [
    ['saved at no time', mark({ savedAt: '9999' })],
    ['saved in the future', mark({ savedAt: '2999-01-01T00:00:00.000Z' })],
    ['with markup for a time', mark({ savedAt: '2020-01-01T00:00:00Z"><script>' })],
    ['of another revision', mark({ revision: 'another' })],
    ['without a size', mark({ bytes: 'many' })],
    ['with a mark that cannot be read', () => put(MARK, '{')],
    ['with a list that something has changed', () => put(FILES, '{"files":[],"moved":[]}')],
    ['that the worker does not name', () => (browser.worker = '/sw.js')],
  ];
  for (const [what, spoil] of spoiled) {
    it(`reads no copy and removes the rest of one ${what}`, async () => {
      await spoil();
      expect(await readCopy(browser)).toBeUndefined();
      await removePartialCopies(browser);
      expect(browser.stores.size).toBe(0);
    });
  }

  it('is a cache of another name, although it calls itself newer', async () => {
    const copy = await readCopy(browser);
    await browser.caches.open(`${PREFIX}newer`);
    const newer = { ...copy, revision: 'newer', savedAt: '9999' };
    browser.stores.get(`${PREFIX}newer`)?.set(MARK, Response.json(newer));
    expect(await readCopy(browser)).toEqual(copy);
  });
});
