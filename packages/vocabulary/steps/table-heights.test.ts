import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeTableHeights } from './table-heights';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });
const row = (tagName: string, cells: string[]) =>
  element('tr', ...cells.map((cell) => element(tagName, element('code', text(cell)))));
const table = (...rows: string[][]) =>
  element(
    'table',
    element('thead', row('th', ['Name', 'Meaning'])),
    element('tbody', ...rows.map((cells) => row('td', cells))),
  );

/** @returns the heights of the tables of a page, in rem */
function heightsOf(...children: Element[]): unknown[] {
  const tree: Root = { type: 'root', children };
  rehypeTableHeights()(tree);
  return children
    .filter(({ tagName }) => tagName === 'table')
    .map(({ properties }) => properties['data-height']);
}

const PAGE = element('p', text('a'.repeat(3000)));
const ADDRESS = '0x0000000000000000000000000000000000000001';

describe('the height of a table', () => {
  it('is 7.1 rem for two rows of one line, an address of 42 letters among them', () => {
    expect(heightsOf(PAGE, table(['a', 'b'], ['c', ADDRESS]))).toEqual(['7.1']);
  });

  it('is 9.7 rem where the longest cell of one of the rows has three lines', () => {
    const words = 'nine words '.repeat(8);
    expect(heightsOf(PAGE, table(['a', words], [ADDRESS, 'b']))).toEqual(['9.7']);
  });

  it('is not told before 3,000 letters, those of a table among them', () => {
    const long = table(['a', 'b'.repeat(2900)]);
    const heights = heightsOf(
      element('p', text('a'.repeat(80))),
      long,
      table(['c', 'd']),
      table(['e', 'f']),
    );
    expect(heights).toEqual([undefined, undefined, '4.7']);
  });
});
