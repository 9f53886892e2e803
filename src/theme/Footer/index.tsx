// Ejected: our own footer, three columns from config/footer.ts and a line on what this site is.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { memo, type ReactNode } from 'react';
import styles from './styles.module.css';

interface Column {
  title: string;
  items: { label: string; href: string }[];
}

function Footer(): ReactNode {
  const columns = (useThemeConfig().footer?.links ?? []) as Column[];
  return (
    <footer className={styles.footer} data-print="off">
      <div className={styles.inner}>
        <p className={styles.about}>
          <img src="/img/logo-dark.svg" alt="" width="20" height="20" className={styles.dark} />
          <img src="/img/logo-light.svg" alt="" width="20" height="20" className={styles.light} />
          <span>
            Sablier streams ERC-20 tokens by the second. Contract addresses and chains on this site
            come from the published SDK. <Link to="/support/offline">Read it offline</Link>, from a
            copy in your browser.
          </span>
        </p>
        {columns.map(({ title, items }) => (
          <nav key={title} aria-label={title}>
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
