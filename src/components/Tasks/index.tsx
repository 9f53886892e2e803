import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { tasks } from './tasks';

/** Tasks by the kind of reader, for the pages on which a reader has not found the way yet. */
export const Tasks = (): ReactNode => (
  <div className={styles.columns}>
    {tasks.map(({ who, list }) => (
      <section key={who}>
        <h3 className={styles.who}>{who}</h3>
        <ul className={styles.roles}>
          {list.map(([role, task, to]) => (
            <li key={role}>
              <span>{role}</span> <Link to={to}>{task}</Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
