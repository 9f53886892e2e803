import { beforeEach, expect, it, vi } from 'vitest';
import { FIELDS, QUERY } from './kept-state';
import { reloadIfStale } from './stale-build';

const pageOf = (build: string) => `<meta name="build" content="${build}">`;
const metaOf = (html: string) => ({ content: /content="(.*)"/.exec(html)?.[1] });

let stored: Map<string, string>;
let reload: ReturnType<typeof vi.fn>;
let page: EventTarget;
let field: { ariaLabel: string; value: string; checked: boolean; closest: () => object };
let search: { value: string } | null;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  reload = vi.fn();
  field = {
    ariaLabel: 'Amount',
    value: '1',
    checked: false,
    closest: () => ({ dataset: { island: 'Desk' } }),
  };
  search = null;
  page = Object.assign(new EventTarget(), {
    location: { pathname: '/apps', hash: '#at', reload },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', { state: { entry: 3 } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', {
    activeElement: field,
    querySelector: (selector: string) =>
      selector.startsWith('meta')
        ? metaOf(pageOf('first'))
        : selector.startsWith('dialog')
          ? search
          : null,
    querySelectorAll: () => [field],
  });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (html: string) => ({ querySelector: () => metaOf(html) });
    },
  );
  return () => vi.useRealTimers();
});

const serve = (html: string) => vi.stubGlobal('fetch', async () => new Response(html));

const keptValue = () => {
  const { at, rows } = JSON.parse(stored.get(FIELDS) ?? '{}') as { at: string; rows: unknown };
  return { at, rows };
};
const type = (value: string) => {
  field.value = value;
  page.dispatchEvent(new Event('input'));
};

it('a page of the same build, or of none, is not loaded again', async () => {
  for (const html of [pageOf('first'), '<p>Sign in</p>']) {
    serve(html);
    expect(await reloadIfStale()).toBe(false);
  }
  expect(reload).not.toHaveBeenCalled();
  expect(stored).toEqual(new Map());
});

it('all that is typed until the page of a newer build takes over is kept', async () => {
  serve(pageOf('next'));
  const asked = reloadIfStale();
  await vi.advanceTimersByTimeAsync(300);
  type('12');
  await vi.advanceTimersByTimeAsync(399);
  expect(reload, 'while the reader types').not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  type('12.5');
  search = { value: 'cliff' };
  page.dispatchEvent(new Event('pagehide'));
  expect(keptValue()).toEqual({ at: '3 /apps #at', rows: [['Desk', 'Amount', '12.5', false]] });
  expect(stored.get(QUERY)).toBe('cliff');
});
