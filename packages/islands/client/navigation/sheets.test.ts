import { beforeEach, expect, it, vi } from 'vitest';
import { loadSheets } from './sheets';

interface Link {
  href: string;
  onload: () => void;
  onerror: () => void;
}

/** The links in the head of the document, and all that were ever put there. */
let head: Link[];
let asked: Link[];

beforeEach(() => {
  head = [];
  asked = [];
  vi.stubGlobal('document', {
    createElement: () => ({
      remove(this: Link) {
        head = head.filter((link) => link !== this);
      },
    }),
    head: { append: (link: Link) => [head, asked].forEach((links) => links.push(link)) },
    querySelector: (selector: string) =>
      head.find(({ href }) => selector.includes(`[href="${href}"]`)) ?? null,
  });
});

const pageWith = (...sheets: string[]) =>
  ({
    querySelectorAll: () => sheets.map((href) => ({ getAttribute: () => href })),
  }) as unknown as Document;

it('a sheet that has come or is on its way is asked for once', async () => {
  const page = pageWith('/once.css');
  const both = Promise.all([loadSheets(page), loadSheets(page)]);
  asked[0]?.onload();
  await both;
  await loadSheets(page);
  expect(asked).toHaveLength(1);
});

it('a sheet that did not come is asked for again by the next page with it', async () => {
  const page = pageWith('/again.css');
  const first = loadSheets(page);
  asked[0]?.onerror();
  await expect(first).rejects.toThrow('/again.css did not load');
  const second = loadSheets(page);
  expect(asked).toHaveLength(2);
  asked[1]?.onload();
  await expect(second).resolves.toBeUndefined();
  expect(head.map(({ href }) => href)).toEqual(['/again.css']);
});
