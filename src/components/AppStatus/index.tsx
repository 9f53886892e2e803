import Link from '@docusaurus/Link';
import {
  appStatus,
  appTasks,
  sayTask,
  type AppTask,
  type AppTaskId,
} from '@site/config/app-status';
import { TableScroll } from '@site/src/components/TableScroll';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Whether the app does a task today, and how to do it without the app. For the place on a page
 * where the reader is about to look for the button.
 * @param here the section that the box is in, when it is one of the ways: it would lead to itself
 * @throws when config/app-status.ts does not know the task or the way, which stops the build
 */
export function AppStatus({ task, here }: { task: AppTaskId; here?: string }): ReactNode {
  const found = appTasks[task] as AppTask | undefined;
  if (!found) throw new Error(`config/app-status.ts has no task "${task}".`);
  const instead = found.instead.filter(({ to }) => to !== here);
  if (here && instead.length === found.instead.length) {
    throw new Error(`The task "${task}" has no way "${here}".`);
  }
  return (
    <div className={styles.note} role="note" data-state={found.state}>
      <p>
        <strong>Can you {found.wants} in the app?</strong> {sayTask(found)}
      </p>
      {instead.length > 0 && (
        <p>
          {found.state === 'ended' ? 'Use instead: ' : 'Without the app: '}
          <Ways instead={instead} />.
        </p>
      )}
    </div>
  );
}

/** A date in a sentence: when the team announced the change, and until when the app stays. */
export function AppDate({ of }: { of: 'announced' | 'until' }): ReactNode {
  return <>{appStatus[of]}</>;
}

/** All tasks with their state, for the pages that own the subject. */
export function AppStatusTable(): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          {['You want to', 'In the app', 'Without the app'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries<AppTask>(appTasks).map(([id, task]) => (
          <tr key={id}>
            <td>{task.wants}</td>
            <td>{sayTask(task)}</td>
            <td>
              {task.instead.length > 0 ? <Ways {...task} /> : 'None that these pages know of.'}
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

function Ways({ instead }: Pick<AppTask, 'instead'>): ReactNode {
  return instead.map(({ label, to }, index) => (
    <span key={to}>
      {index > 0 && '; '}
      <Link to={to}>{label}</Link>
    </span>
  ));
}
