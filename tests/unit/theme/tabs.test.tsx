import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { findElement, findAll, attribute, textOf } from '@sablier-docs/built/hast';
import { parseHtml } from '@sablier-docs/built/parse';
import TabItem from '../../../src/theme/TabItem';
import Tabs from '../../../src/theme/Tabs';

/** Labels, and the visible panel, of the tabs that the server draws. */
function draw(tabs: ReactElement) {
  const tree = parseHtml(renderToStaticMarkup(tabs));
  const group = findElement(tree, ({ tagName }) => tagName === 'tab-group');
  const panels = findAll(tree, (node) => attribute(node, 'role') === 'tabpanel');
  const buttons = findAll(tree, (node) => attribute(node, 'role') === 'tab');
  return {
    group: group && attribute(group, 'dataGroup'),
    labels: buttons.map(textOf),
    chosen: buttons.filter((tab) => attribute(tab, 'ariaSelected') === 'true').map(textOf),
    reached: buttons.filter((tab) => attribute(tab, 'tabIndex') === '0').map(textOf),
    panels: panels.map(textOf),
    shown: panels.filter(({ properties }) => !properties.hidden).map(textOf),
  };
}

const items = [
  <TabItem key="a" value="a" label="A">
    First
  </TabItem>,
  <TabItem key="b" value="b">
    Second
  </TabItem>,
];

describe("the framework's tabs", () => {
  it('begin with the first, and are labeled by their values', () => {
    expect(draw(<Tabs>{items}</Tabs>)).toEqual({
      group: undefined,
      labels: ['A', 'b'],
      chosen: ['A'],
      reached: ['A'],
      panels: ['First', 'Second'],
      shown: ['First'],
    });
  });

  it('begin with the default of the group or of an item, or with none', () => {
    expect(draw(<Tabs defaultValue="b">{items}</Tabs>).shown).toEqual(['Second']);
    const own = { default: true };
    const marked = (
      <TabItem value="c" {...own}>
        Third
      </TabItem>
    );
    expect(draw(<Tabs>{[...items, marked]}</Tabs>).shown).toEqual(['Third']);
    const none = draw(<Tabs defaultValue={null}>{items}</Tabs>);
    expect([none.chosen, none.reached, none.shown]).toEqual([[], ['A'], []]);
  });

  it('follow a group, and take order and labels from values', () => {
    const values = [
      { value: 'b', label: 'Bee' },
      { value: 'a', label: 'Ay' },
    ];
    const tabs = draw(
      <Tabs groupId="g" values={values}>
        {items}
      </Tabs>,
    );
    expect([tabs.group, tabs.labels, tabs.panels]).toEqual([
      'g',
      ['Bee', 'Ay'],
      ['Second', 'First'],
    ]);
  });

  it('stop the build when tabs and items do not fit', () => {
    expect(() => draw(<Tabs>{[]}</Tabs>)).toThrow(/no <TabItem>/);
    expect(() => draw(<Tabs defaultValue="z">{items}</Tabs>)).toThrow(
      /"z", which is not one of a, b/,
    );
    expect(() => draw(<Tabs values={[{ value: 'a' }]}>{items}</Tabs>)).toThrow(/lists a, and/);
    expect(() => draw(<Tabs>{[...items, ...items]}</Tabs>)).toThrow(/"a" twice/);
    expect(() => draw(<Tabs>{<p>x</p>}</Tabs>)).toThrow(/is a <TabItem/);
  });
});
