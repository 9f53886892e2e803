import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Values that a tool found, each with its label. */
export function DefinitionList({
  of,
}: {
  of: readonly (readonly [string, ReactNode])[];
}): ReactNode {
  return (
    <dl className={styles.facts}>
      {of.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
