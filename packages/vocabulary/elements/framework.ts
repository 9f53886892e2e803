import { textOrExpression, expression, flag, optional, required } from './attribute-rules';
import { component } from './types';

/** The framework's own elements, as in its documentation; pages need not import them. */
export const framework = {
  Tabs: component({
    group: 'framework',
    description:
      'versions of one thing, each a `<TabItem>`; groups with the same `groupId` switch together',
    example: '<Tabs groupId="language" defaultValue="ts">…</Tabs>',
    attributes: {
      groupId: optional(),
      defaultValue: textOrExpression,
      values: expression,
      className: optional(),
      // All panels are in the HTML, and tabs never fill the width: both have no effect.
      lazy: flag,
      block: flag,
    },
    hasContent: true,
    module: '@theme/Tabs',
    isDefault: true,
  }),
  TabItem: component({
    group: 'framework',
    description: 'one of the `<Tabs>`',
    example: '<TabItem value="ts" label="TypeScript" default>…</TabItem>',
    attributes: {
      value: required(),
      label: textOrExpression,
      default: flag,
      className: optional(),
      attributes: expression,
    },
    hasContent: true,
    module: '@theme/TabItem',
    isDefault: true,
  }),
  Admonition: component({
    group: 'framework',
    description: 'the same as `:::note`',
    example: '<Admonition type="note" title="Units">…</Admonition>',
    attributes: {
      type: required(['note', 'tip', 'info', 'warning', 'danger', 'caution']),
      title: textOrExpression,
      icon: expression,
      className: optional(),
    },
    hasContent: true,
    module: '@theme/Admonition',
    isDefault: true,
  }),
  CodeBlock: component({
    group: 'framework',
    description: 'the same as a fence, for code from an expression',
    example: '<CodeBlock language="ts" title="a.ts" showLineNumbers>{`code`}</CodeBlock>',
    attributes: {
      language: optional(),
      title: textOrExpression,
      className: optional(),
      metastring: optional(),
      showLineNumbers: flag,
    },
    hasContent: true,
    module: '@theme/CodeBlock',
    isDefault: true,
  }),
};
