import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

export type Items = Extract<SidebarsConfig[string], unknown[]>;
export type Item = Items[number];

/** A group that is open. */
export const category = (label: string, items: Items) => ({
  type: 'category' as const,
  label,
  collapsed: false,
  items,
});

/** A group that is collapsed. */
export const collapsed = (label: string, items: Items) => ({
  ...category(label, items),
  collapsed: true,
});

/** A page with a label shorter than its title, where the group gives the context. */
export const labeled = (label: string, id: string) => ({ type: 'doc' as const, id, label });
