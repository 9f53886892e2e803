// Ejected: the theme's own measures the navbar on every page, which costs a phone a layout of the whole
// page, for a navbar that hides. This one never does.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function NavbarLayout({ children }: { children: ReactNode }): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <nav
      aria-label="Main"
      className={clsx(
        'theme-layout-navbar',
        'navbar',
        'navbar--fixed-top',
        shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
