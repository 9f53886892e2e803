// Ejected: the theme's own uses React state, which the content of a page does not have. This one has the
// framework's props and renders the tabs of packages/ui/Tabs.
import { itemsOf, TabItem, Tabs as TabGroup, type ItemProps } from '@sablier-docs/ui/Tabs';
import type { ReactNode } from 'react';

type Tab = Omit<ItemProps, 'children'>;

interface Props {
  groupId?: string;
  /** Null to show no panel at first; by default the tab with `default`, or the first tab. */
  defaultValue?: string | null;
  /** Order, labels and attributes of the tabs; by default those of the items. */
  values?: readonly Tab[];
  className?: string;
  children: ReactNode;
}

/** @throws when tabs and items do not match, which stops the build */
export default function Tabs({ groupId, defaultValue, values, className, children }: Props) {
  const items = itemsOf(children).map(({ props }) => props as ItemProps & { default?: boolean });
  const tabs: readonly Tab[] = values ?? items;
  check(tabs, items);
  const first = items.find((item) => item.default)?.value ?? tabs[0]?.value ?? null;
  const chosen = defaultValue === undefined ? first : defaultValue;
  if (chosen !== null && !tabs.some(({ value }) => value === chosen)) {
    throw new Error(`<Tabs> begins with "${chosen}", which is not one of ${namesOf(tabs)}.`);
  }
  return (
    <TabGroup groupId={groupId} defaultValue={chosen} className={className}>
      {tabs.map((tab) => (
        <TabItem key={tab.value} {...items.find(({ value }) => value === tab.value)} {...tab} />
      ))}
    </TabGroup>
  );
}

function check(tabs: readonly Tab[], items: readonly ItemProps[]): void {
  if (items.length === 0) throw new Error('<Tabs> has no <TabItem>.');
  if (items.some(({ value }) => !value)) {
    throw new Error('Everything in <Tabs> is a <TabItem value="…">.');
  }
  for (const list of [tabs, items]) {
    const twice = list.find(({ value }, i) => list.findIndex((one) => one.value === value) !== i);
    if (twice) throw new Error(`<Tabs> has "${twice.value}" twice.`);
  }
  if (namesOf(tabs, true) !== namesOf(items, true)) {
    throw new Error(
      `<Tabs> lists ${namesOf(tabs)}, and its items are ${namesOf(items)}. They must be the same.`,
    );
  }
}

function namesOf(tabs: readonly Tab[], sorted = false): string {
  const names = tabs.map(({ value }) => value);
  return (sorted ? [...names].sort() : names).join(', ');
}
