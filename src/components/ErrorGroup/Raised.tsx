import Link from '@docusaurus/Link';
import { referencePath } from '@site/src/protocol/reference-path';
import type { RaisedBy } from '@site/src/protocol/errors/types';
import { Fragment, type ReactNode } from 'react';
import { mergeContracts } from './merge';
import styles from './styles.module.css';

/** Lists longer than this are folded. */
const LONG = 8;

const join = (items: ReactNode[]) =>
  items.map((item, i) => (
    <Fragment key={i}>
      {i > 0 && ', '}
      {item}
    </Fragment>
  ));

/**
 * Names of contracts, or of functions of one. Those without a page share one element: the page
 * lists hundreds.
 */
function Names({ names, path }: { names: string[]; path: (name: string) => string | null }) {
  if (!names.some(path)) return <code>{names.join(', ')}</code>;
  return join(
    names.map((name) => {
      const to = path(name);
      return to ? (
        <Link to={to}>
          <code>{name}</code>
        </Link>
      ) : (
        <code>{name}</code>
      );
    }),
  );
}

/** The functions that can end with an error, by contract. */
export function Raised({ by }: { by: readonly RaisedBy[] }): ReactNode {
  if (by.length === 0) return null;
  const count = by.reduce((sum, { functions }) => sum + functions.length, 0);
  const lines = mergeContracts(by).map(({ contracts, functions }) => (
    <li key={contracts.join()}>
      <Names names={contracts} path={(name) => referencePath(name)} />:{' '}
      <Names names={functions} path={(name) => referencePath(contracts[0] ?? '', name)} />
    </li>
  ));
  if (count <= LONG) {
    return (
      <>
        <p className={styles.label}>Raised by</p>
        <ul className={styles.list}>{lines}</ul>
      </>
    );
  }
  return (
    <details className={styles.folded}>
      <summary>Raised by {count} functions</summary>
      <ul className={styles.list}>{lines}</ul>
    </details>
  );
}
