import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seenRows, type SeenRow } from '../../examples/problems/register';
import { pages } from './pages';

const HEADING = /^## (?:What can go wrong|Problems|What each error means|Causes and what to do)\b/m;
/** How a page says that a client shows no name. */
const SELECTOR_NOTE = /selector|begins with `0x`|not in the ABI/;
/** Names of errors of contracts. */
const ERROR = /`((?:Sablier\w*|SafeOracle|ERC721|ERC20|Comptrollerable)_?\w+)`/g;

/** First cells of the tables below the heading. */
function rowsOf(body: string): string[] {
  const [, below = ''] = body.split(HEADING);
  const [section = ''] = below.split(/^## /m);
  const cells = [...section.matchAll(/^\| (.*?) +\|/gm)].map(([, cell = '']) => cell.trim());
  return cells.filter((cell) => !/^(?:-+|Error|Symptom|Text|(?:What you|You) see)$/.test(cell));
}

const snippetsOf = (body: string): string =>
  [...body.matchAll(/from '@site\/(snippets\/[\w-]+\.mdx)'/g)]
    .map(([, file = '']) => readFileSync(file, 'utf8'))
    .join('\n');

const guides = pages()
  .filter(({ file, body }) => file.startsWith('docs/guides/') && HEADING.test(body))
  .map(({ file, body }) => ({ page: file.replace(/^docs\/|\.mdx$/g, ''), body }));

const others = pages()
  .filter(({ file, body }) => /^docs\/(?:apps|support|concepts)\//.test(file) && HEADING.test(body))
  .map(({ file, body }) => ({ page: file.replace(/^docs\/|\.mdx$/g, ''), rows: rowsOf(body) }))
  .filter(({ rows }) => rows.length > 0);

const isShown = ({ shown = '', by = '' }: SeenRow): boolean =>
  shown !== '' && readFileSync(by, 'utf8').toLowerCase().includes(shown.toLowerCase());

const isWhole = ({ solidity, typescript, why = '' }: SeenRow): boolean =>
  (solidity !== undefined && typescript !== undefined) || why.length > 20;

const textOf = ({ solidity = '', typescript = '' }: SeenRow): string => `${solidity} ${typescript}`;

describe('a table "What can go wrong" of a guide', () => {
  it('is on more than thirty guides', () => {
    expect(guides.length).toBeGreaterThan(30);
  });

  it.each(guides)('on $page has a run through its samples, or a reason, for each row', (guide) => {
    const registered = seenRows(guide.page);
    const rows = rowsOf(guide.body);
    expect(rows.length).toBeGreaterThan(0);
    expect(Object.keys(registered).toSorted()).toEqual(rows.toSorted());
    const without = rows.filter((row) => !isWhole(registered[row] ?? {}));
    expect(without).toEqual([]);
  });

  it.each(guides)('on $page names the errors that its samples show', (guide) => {
    const unnamed = Object.entries(seenRows(guide.page)).flatMap(([row, seen]) => {
      const names = [...row.matchAll(ERROR)].map(([, name = '']) => name);
      const text = textOf(seen);
      return text === ' ' ? [] : names.filter((name) => !text.includes(name));
    });
    expect(unnamed).toEqual([]);
  });

  it.each(guides)('on $page says so where a reader sees bare selectors', ({ page, body }) => {
    const isBare = Object.values(seenRows(page)).some((seen) =>
      /0x[\da-f]{8} \(Sablier/.test(textOf(seen)),
    );
    if (isBare) expect(body + snippetsOf(body)).toMatch(SELECTOR_NOTE);
    else expect(isBare).toBe(false);
  });
});

describe('a table of problems of an app, of support or of concepts', () => {
  it('is on more than five pages', () => expect(others.length).toBeGreaterThan(5));

  it.each(others)(
    'on $page has a message of its tool, or a reason, for each row',
    ({ page, rows }) => {
      const registered = seenRows(page);
      expect(Object.keys(registered).toSorted()).toEqual(rows.toSorted());
      const without = rows.filter((row) => {
        const seen = registered[row] ?? {};
        return seen.why === undefined ? !isShown(seen) : seen.why.length <= 20;
      });
      expect(without).toEqual([]);
    },
  );
});
