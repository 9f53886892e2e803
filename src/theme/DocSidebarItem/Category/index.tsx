// Ejected: the theme's own leaves the pages of a closed group out of the HTML and needs React to open it. Here all
// of them are links from the start; packages/islands/client/frame/sidebar-groups.ts opens and closes groups.
import Link from '@docusaurus/Link';
import {
  findFirstSidebarItemLink,
  isActiveSidebarItem,
} from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import type Original from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export default function DocSidebarItemCategory(props: ComponentProps<typeof Original>): ReactNode {
  const { item, activePath, level, onItemClick } = props;
  const isActive = isActiveSidebarItem(item, activePath);
  const isOpen = isActive || !item.collapsed;
  // Without scripts, the name of a group leads to its first page.
  const first = findFirstSidebarItemLink(item);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
      )}
    >
      <div className="menu__list-item-collapsible">
        <Link
          className={clsx(
            'menu__link menu__link--sublist menu__link--sublist-caret',
            isActive && 'menu__link--active',
          )}
          role="button"
          aria-expanded={isOpen}
          href={first ?? '#'}
        >
          {item.label}
        </Link>
      </div>
      <ul className="menu__list">
        <DocSidebarItems
          items={item.items}
          activePath={activePath}
          level={level + 1}
          {...(onItemClick && { onItemClick })}
        />
      </ul>
    </li>
  );
}
