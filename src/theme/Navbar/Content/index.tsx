// Ejected, with public APIs: the stock layout has no space for a search field of readable width and puts the color
// mode toggle between the links.
import { useThemeConfig } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import SidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem, { type Props } from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './styles.module.css';
import { useKeptColorMode } from './useKeptColorMode';

type Item = Props & { label: string };

export default function NavbarContent(): ReactNode {
  useKeptColorMode();
  const items = useThemeConfig().navbar.items as Item[];
  const at = (side: string) => items.filter((item) => (item.position ?? 'right') === side);
  // The icons and the color mode toggle; see the styles.
  const icons = { '--icons': at('right').length + 1 } as CSSProperties;
  return (
    <div className="navbar__inner">
      <div className="theme-layout-navbar-left navbar__items">
        <SidebarToggle />
        <Logo />
        {at('left').map((item) => (
          <NavbarItem key={item.label} {...item} />
        ))}
      </div>
      <div
        className={clsx(
          'theme-layout-navbar-right',
          'navbar__items',
          'navbar__items--right',
          styles.right,
        )}
        style={icons}
      >
        <div className={styles.search}>
          <SearchBar />
        </div>
        <div className={styles.icons}>
          {at('right').map((item) => (
            <NavbarItem key={item.label} {...item} />
          ))}
          <ColorModeToggle />
        </div>
      </div>
    </div>
  );
}
