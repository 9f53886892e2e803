import { either, expression, flag, may, need } from './rules';
import { component } from './types';

/** The framework's own elements, as its documentation shows them; an import of them may be left out. */
export const stock = {
  Tabs: component({
    group: 'stock',
    what: 'versions of one thing, each a `<TabItem>`; groups of one `groupId` follow each other',
    example: '<Tabs groupId="language" defaultValue="ts">…</Tabs>',
    attributes: {
      groupId: may(),
      defaultValue: either,
      values: expression,
      className: may(),
      // All panels are in the HTML, and tabs never fill the width: both change nothing.
      lazy: flag,
      block: flag,
    },
    hasContent: true,
    module: '@theme/Tabs',
    isDefault: true,
  }),
  TabItem: component({
    group: 'stock',
    what: 'one of the `<Tabs>`',
    example: '<TabItem value="ts" label="TypeScript" default>…</TabItem>',
    attributes: {
      value: need(),
      label: either,
      default: flag,
      className: may(),
      attributes: expression,
    },
    hasContent: true,
    module: '@theme/TabItem',
    isDefault: true,
  }),
  Admonition: component({
    group: 'stock',
    what: 'what `:::note` writes',
    example: '<Admonition type="note" title="Units">…</Admonition>',
    attributes: {
      type: need(['note', 'tip', 'info', 'warning', 'danger', 'caution']),
      title: either,
      icon: expression,
      className: may(),
    },
    hasContent: true,
    module: '@theme/Admonition',
    isDefault: true,
  }),
  CodeBlock: component({
    group: 'stock',
    what: 'what a fence writes, for code that an expression makes',
    example: '<CodeBlock language="ts" title="a.ts" showLineNumbers>{`code`}</CodeBlock>',
    attributes: {
      language: may(),
      title: either,
      className: may(),
      metastring: may(),
      showLineNumbers: flag,
    },
    hasContent: true,
    module: '@theme/CodeBlock',
    isDefault: true,
  }),
};
