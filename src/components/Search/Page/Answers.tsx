import type { DirectAnswer } from '@site/src/tools/answers';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What the query is, as the packages say, above what was found. */
export function Answers({ answers }: { answers: readonly DirectAnswer[] }): ReactNode {
  if (answers.length === 0) return null;
  return (
    <ul className={styles.hits} aria-label="Answers">
      {answers.map(({ title, text, href }) => (
        <li key={href}>
          <h2>
            <a href={href}>{title}</a>
          </h2>
          <p className={styles.snippet}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
