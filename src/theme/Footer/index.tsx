// Ejected: the site's own footer, with three columns from config/footer.ts and a line about the site.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { LogoDrawing } from '@site/src/components/Logo';
import { memo, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Column {
  title: string;
  /** A path of the site, or the URL of another site. */
  items: { label: string; href: string }[];
}

function Footer(): ReactNode {
  const columns = (useThemeConfig().footer?.links ?? []) as Column[];
  return (
    <footer className={`theme-layout-footer ${styles.footer}`} data-print="off">
      <div className={styles.inner}>
        <p className={styles.about}>
          <LogoDrawing />
          <span>
            Sablier streams ERC-20 tokens by the second. Contract addresses and chains on this site
            come from the published SDK. <Link to="/support/offline">Read it offline</Link>, from a
            copy in your browser. See <Link to="/support/tools">all tools</Link>.
          </span>
        </p>
        {columns.map(({ title, items }) => (
          <nav key={title} className="theme-layout-footer-column" aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul className={styles.links}>
              {items.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

export default memo(Footer);
