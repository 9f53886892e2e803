import { newTab } from '@sablier-docs/ui/NewTab';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const answers = [
  { label: 'Yes', title: (page: string) => `Helpful: ${page}` },
  { label: 'No', title: (page: string) => `Not helpful: ${page}` },
];

/**
 * Asks whether the page helped. Each button opens a prefilled issue, which the reader may submit. It is a plain
 * form, so nothing is tracked and no script is needed.
 * @param issues URL of the repository's issues
 * @param page title of the page
 * @param path path of the page on the site
 */
export function Feedback(props: { issues: string; page: string; path: string }): ReactNode {
  const { issues, page, path } = props;
  return (
    <form
      className={styles.form}
      action={`${issues}/new`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <input
        type="hidden"
        name="body"
        value={`Page: ${path}\n\nWhat helped, or what is missing: `}
      />
      <p id="feedback" className={styles.question}>
        Was this page helpful?
      </p>
      {answers.map(({ label, title }) => (
        <button
          key={label}
          type="submit"
          name="title"
          value={title(page)}
          aria-describedby={`feedback ${newTab['aria-describedby']}`}
          className={styles.button}
        >
          {label}
        </button>
      ))}
      <p className={styles.note}>Opens a GitHub issue for you to send.</p>
    </form>
  );
}
