import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeSeenSelectors } from './seen-selectors';

const element = (tagName: string, ...children: (ElementContent | string)[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children.map((child) =>
    typeof child === 'string' ? { type: 'text', value: child } : child,
  ),
});
const rowOf = (...cells: (ElementContent | string)[]) =>
  element('tr', ...cells.map((cell) => element('td', cell)));
const named = (name: string) => element('a', element('code', name));

const written = (node: Root['children'][number] | ElementContent): string => {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  const off = node.properties['dataSearch'] === 'off' ? ' data-search="off"' : '';
  return `<${node.tagName}${off}>${node.children.map(written).join('')}</${node.tagName}>`;
};

const REGISTER = {
  '`Overdraw`': { solidity: '0x066920d7 (Overdraw)', typescript: 'Overdraw' },
  '`NotOwner`, `Depleted`': {
    solidity: '0x11111111 (NotOwner), 0x2bdf41e6 (Depleted)',
    why: 'The sample has no such call.',
  },
  '`ZeroAmount`': { solidity: 'ZeroAmount()' },
};

function htmlOf(...children: Element[]): string {
  const tree: Root = { type: 'root', children };
  rehypeSeenSelectors({ read: (page) => (page === 'docs/guides/x.mdx' ? REGISTER : {}) })(tree, {
    path: 'docs/guides/x.mdx',
  });
  return tree.children.map(written).join('');
}

const BELOW = element('h2', 'What can go wrong');

describe('a row of problems', () => {
  it('shows the bare selector behind the name of the error', () => {
    expect(htmlOf(BELOW, rowOf(named('Overdraw'), 'too much'))).toContain(
      '<td><a><code>Overdraw</code></a> <code data-search="off">0x066920d7</code></td><td>too much</td>',
    );
  });

  it('shows each of two, and none for an error whose name the reader sees', () => {
    const two = element('td', named('NotOwner'), ', ', element('code', 'Depleted'));
    const html = htmlOf(BELOW, element('tr', two), rowOf(named('ZeroAmount')));
    expect(html).toContain('</a> <code data-search="off">0x11111111</code>, <code>Depleted</code>');
    expect(html).toContain('<code>Depleted</code> <code data-search="off">0x2bdf41e6</code></td>');
    expect(html).toContain('<td><a><code>ZeroAmount</code></a></td>');
  });

  it('stays as it is below another heading, in another column, and where its author wrote the selector', () => {
    const itself = element('td', named('Overdraw'), ' (', element('code', '0x066920d7'), ')');
    const html = htmlOf(
      BELOW,
      rowOf('a revert', named('Overdraw')),
      element('tr', itself),
      element('h2', 'The order of the checks'),
      rowOf(named('Overdraw')),
    );
    expect(html).not.toContain('data-search');
  });
});
