import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A grid of links, for landing pages. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

/** One link with a title and a short description. */
export function Card(props: { to: string; title: string; children: ReactNode }): ReactNode {
  const { to, title, children } = props;
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.title}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
