// Ejected: the theme's own chooses by React's state, which the text of a page does not have. This one
// takes what writers know from the framework and writes the tabs of src/components/Tabs.
import { itemsOf, TabItem, Tabs as TabGroup, type ItemProps } from '@site/src/components/Tabs';
import type { ReactNode } from 'react';

type Tab = Omit<ItemProps, 'children'>;

interface Props {
  groupId?: string;
  /** Null where nothing is in view at first; the first tab, or the one that is `default`, unless given. */
  defaultValue?: string | null;
  /** Order, labels and attributes of the tabs; taken from the items unless given. */
  values?: readonly Tab[];
  className?: string;
  children: ReactNode;
}

/** @throws when tabs and items do not fit together, which stops the build */
export default function Tabs({ groupId, defaultValue, values, className, children }: Props) {
  const items = itemsOf(children).map(({ props }) => props as ItemProps & { default?: boolean });
  const tabs: readonly Tab[] = values ?? items;
  check(tabs, items);
  const first = items.find((item) => item.default)?.value ?? tabs[0]?.value ?? null;
  const chosen = defaultValue === undefined ? first : defaultValue;
  if (chosen !== null && !tabs.some(({ value }) => value === chosen)) {
    throw new Error(`<Tabs> begins with "${chosen}", which is none of ${namesOf(tabs)}.`);
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
