import Link from '@docusaurus/Link';
import { WithCode } from '@site/src/components/WithCode';
import { anchorOf, type ErrorFact, type OlderError } from '@site/src/protocol/errors/types';
import type { ReactNode } from 'react';
import { Raised } from './Raised';
import styles from './styles.module.css';

/** One error, without its heading: selector, meaning, remedy, parameters and where it comes from. */
export function Entry({ error }: { error: ErrorFact | OlderError }): ReactNode {
  const { selector, meaning, remedy, parameters } = error;
  const isOlder = 'releases' in error;
  return (
    <>
      <p className={styles.selector}>
        Selector <code>{selector}</code>
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
          Now <Link to={`/reference/errors#${anchorOf(error.now)}`}>{error.now}</Link>
        </p>
      )}
      {parameters.length > 0 && (
        <>
          <p className={styles.label}>Parameters</p>
          <ul className={styles.list}>
            {parameters.map((parameter) => (
              <li key={parameter.name}>
                <code>
                  {parameter.type} {parameter.name}
                </code>{' '}
                <WithCode>{parameter.says}</WithCode>
              </li>
            ))}
          </ul>
        </>
      )}
      {!isOlder && <Raised by={error.raisedBy} />}
    </>
  );
}
