import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveCopy } from './copy';
import { FILES, MARK, PREFIX } from './names';
import { FakeBrowser } from './testing-browser';

const page = (text: string) => `<!doctype html><html lang="en"><title>${text}</title></html>`;
const ORIGIN = 'https://site.example';

let browser: FakeBrowser;
let isOnline: boolean;
let savedAt: string;

/** The browser's own resolves a path against the address of the worker. */
class WorkerResponse extends Response {
  static override redirect(to: string, status?: number) {
    return Response.redirect(new URL(to, ORIGIN), status);
  }
}

type Listener = (event: object) => void;

/**
 * Starts `static/sw.js` as the browser would. @returns a function that requests an address; undefined where
 * the worker doesn't respond
 */
function start(script = browser.worker ?? '') {
  const listeners = new Map<string, Listener>();
  const self = {
    location: new URL(script, ORIGIN),
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
  };
  const fetch = async (request: { url: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(`from the network: ${new URL(request.url).pathname}`);
  };
  const own = { Response: WorkerResponse, self, fetch, caches: browser.caches };
  const globals = { URL, TextDecoder, Uint8Array, Map, crypto, btoa, setTimeout };
  runInContext(readFileSync('static/sw.js', 'utf8'), createContext({ ...globals, ...own }));
  return async (path: string, request: object = {}): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { url: ORIGIN + path, method: 'GET', mode: 'cors', cache: 'default', ...request },
      respondWith: (given: Promise<Response>) => void (answer = given),
    });
    return answer;
  };
}

const store = (revision = browser.revision) => browser.stores.get(PREFIX + revision);
const poison = (address: string) =>
  store()?.set(address, new Response('poison', { headers: { 'content-type': 'text/html' } }));

beforeEach(async () => {
  browser = new FakeBrowser({
    '/': page('home'),
    '/a': page('a'),
    '/404.html': page('unknown'),
    '/assets/js/x.js': 'x()',
  });
  browser.moved = [['/old', '/a']];
  isOnline = false;
  const signal = new AbortController().signal;
  ({ savedAt } = await saveCopy(browser, { signal, onProgress: () => undefined }));
});

describe('the worker answers', () => {
  it('with a page that says it is a copy, without a network', async () => {
    const answer = await start()('/a.html', { mode: 'navigate' });
    expect(await answer?.text()).toBe(
      `<!doctype html><html lang="en"><meta name="offline-copy" content="${savedAt}"><title>a</title></html>`,
    );
  });

  it('from the network where there is one, but for files with a hash in their name', async () => {
    isOnline = true;
    const ask = start();
    expect(await (await ask('/a'))?.text()).toBe('from the network: /a');
    expect(await (await ask('/assets/js/x.js'))?.text()).toBe('x()');
    expect(await ask('/a', { cache: 'no-store' })).toBeUndefined();
  });

  it.each([
    ['/old', '/a'],
    ['/old.html', '/a'],
    ['/old/?q=cliff&page=2', '/a?q=cliff&page=2'],
    ['/old/index.html?amount=1%202', '/a?amount=1%202'],
  ])('with the new address of a page that has moved, and the query: %s', async (from, to) => {
    const answer = await start()(from, { mode: 'navigate' });
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get('location')).toBe(ORIGIN + to);
  });

  it('with status 404 and the page for unknown addresses, for an address that the copy lacks', async () => {
    const answer = await start()('/nowhere', { mode: 'navigate' });
    expect(answer?.status).toBe(404);
    expect(await answer?.text()).toContain('unknown');
  });
});

describe('the worker does not answer', () => {
  it('with a script that something has changed: online it comes from the network', async () => {
    poison('/assets/js/x.js');
    const ask = start();
    await expect(ask('/assets/js/x.js')).rejects.toThrow('Failed to fetch');
    isOnline = true;
    expect(await (await ask('/assets/js/x.js'))?.text()).toBe('from the network: /assets/js/x.js');
  });

  it('with a page that something has changed', async () => {
    poison('/a');
    const answer = await start()('/a', { mode: 'navigate' });
    expect(answer?.status).toBe(404);
    expect(await answer?.text()).not.toContain('poison');
  });

  it('with a file that is on no list', async () => {
    poison('/assets/js/evil.js');
    await expect(start()('/assets/js/evil.js')).rejects.toThrow('Failed to fetch');
  });

  it('from a list that is not what its own address names', async () => {
    const list = (await store()?.get(FILES)?.clone().text()) ?? '';
    store()?.set(FILES, new Response(list.replace('/a', '/b')));
    await expect(start()('/')).rejects.toThrow('Failed to fetch');
  });

  it('from a copy whose time of saving is markup', async () => {
    const mark = { revision: browser.revision, bytes: 1, savedAt: '"><script>' };
    store()?.set(MARK, Response.json(mark));
    await expect(start()('/')).rejects.toThrow('Failed to fetch');
  });

  it('from a cache beside the copy, although its time is newer', async () => {
    await browser.caches.open(`${PREFIX}newer`);
    store('newer')?.set('/', new Response('poison'));
    store('newer')?.set(MARK, Response.json({ revision: 'newer', bytes: 1, savedAt: '9999' }));
    expect(await (await start()('/'))?.text()).toContain('home');
  });

  it('from any copy when its own address names none, or one that is gone', async () => {
    await expect(start('/sw.js')('/')).rejects.toThrow('Failed to fetch');
    const ask = start();
    expect((await ask('/'))?.status).toBe(200);
    browser.stores.clear();
    await expect(ask('/')).rejects.toThrow('Failed to fetch');
  });
});
