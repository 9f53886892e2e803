// Ejected: the theme's own measures the navbar on every page, for a navbar that hides, which makes a phone lay out
// the whole page. This one never hides.
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
