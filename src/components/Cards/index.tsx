import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** A grid of ways onward, for landing pages. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

/** One way onward: where it leads, and what the reader finds there. */
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
