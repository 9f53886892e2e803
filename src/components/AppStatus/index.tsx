import Link from '@docusaurus/Link';
import {
  appStatus,
  appTasks,
  taskSentence,
  type AppTask,
  type AppTaskId,
} from '@sablier-docs/protocol/project/app-status';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Whether the app supports a task today, and how to do it without the app. For the place on a page where the
 * reader would look for the button in the app.
 * @param here the section of the box, if it is one of the alternatives, which is then left out
 * @throws when packages/protocol/project/app-status.ts lacks the task or the alternative, which stops the build
 */
export function AppStatus({ task, here }: { task: AppTaskId; here?: string }): ReactNode {
  const found = appTasks[task] as AppTask | undefined;
  if (!found) throw new Error(`packages/protocol/project/app-status.ts has no task "${task}".`);
  const instead = found.instead.filter(({ to }) => to !== here);
  if (here && instead.length === found.instead.length) {
    throw new Error(`The task "${task}" has no way "${here}".`);
  }
  return (
    <div className={styles.note} role="note" data-state={found.state}>
      <p>
        <strong>Can you {found.wants} in the app?</strong> {taskSentence(found)}
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

/** A date in a sentence: the day when the team announced the change, or the last day of the app. */
export function AppDate({ of }: { of: 'announced' | 'until' }): ReactNode {
  return <>{appStatus[of]}</>;
}

/** All tasks with their state, for the pages about the app's status. */
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
            <td>{taskSentence(task)}</td>
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
