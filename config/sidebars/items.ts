import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export type Items = Extract<SidebarsConfig[string], unknown[]>;
export type Item = Items[number];

/** A group that stands open. */
export const category = (label: string, items: Items) => ({
  type: 'category' as const,
  label,
  collapsed: false,
  items,
});

/** A group that the reader opens. */
export const folded = (label: string, items: Items) => ({
  ...category(label, items),
  collapsed: true,
});

/** A page under a name shorter than its title, where the group says the rest. */
export const labeled = (label: string, id: string) => ({ type: 'doc' as const, id, label });
