import Link from '@docusaurus/Link';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { unseen } from '@sablier-docs/ui/Unseen';
import { errorAnchor, type ErrorFact, type OlderError } from '@sablier-docs/protocol/errors/types';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { entryHeight } from './height';
import { RaisedByList } from './RaisedByList';
import styles from '../Declaration/styles.module.css';

/** One error, without its heading: selector, meaning, remedy, parameters and origin. */
export function Entry({ error }: { error: ErrorFact | OlderError }): ReactNode {
  const { selector, meaning, remedy, parameters } = error;
  const isOlder = 'releases' in error;
  const { className, style } = isOlder ? {} : unseen(entryHeight(error));
  return (
    <div className={clsx(styles.entry, className)} style={style}>
      <p className={styles.selector}>
        Selector <code translate="no">{selector}</code>
        {isOlder && `, ${error.releases.join(', ')}`}
      </p>
      <p>
        <WithCode>{meaning}</WithCode>
      </p>
      <p>
        <strong>What to do:</strong> <WithCode>{remedy}</WithCode>
      </p>
      {isOlder && error.now && (
        <p>
          Now{' '}
          <Link to={`/reference/errors#${errorAnchor(error.now)}`} translate="no">
            {error.now}
          </Link>
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <p className={styles.label}>Parameters</p>
          <ul className={styles.list}>
            {parameters.map((parameter) => (
              <li key={parameter.name}>
                <code translate="no">
                  {parameter.type} {parameter.name}
                </code>{' '}
                <WithCode>{parameter.says}</WithCode>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isOlder && <RaisedByList by={error.raisedBy} />}
    </div>
  );
}
