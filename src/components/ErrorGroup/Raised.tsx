import Link from '@docusaurus/Link';
import links from '@facts/functionLinks.json';
import type { RaisedBy } from '@site/src/protocol/errors/types';
import { Fragment, type ReactNode } from 'react';
import { mergeContracts, type Place } from './merge';
import styles from './styles.module.css';

/** Lists longer than this are folded. */
const LONG = 8;

/** Names with links; those without a page share one element, because the page lists hundreds. */
function Names({ places }: { places: readonly Place[] }): ReactNode {
  if (!places.some(({ to }) => to)) return <code>{places.map(({ name }) => name).join(', ')}</code>;
  return places.map(({ name, to }, i) => (
    <Fragment key={name}>
      {i > 0 && ', '}
      {to ? (
        <Link to={to}>
          <code>{name}</code>
        </Link>
      ) : (
        <code>{name}</code>
      )}
    </Fragment>
  ));
}

/** The functions that can end with an error, by contract; search finds a function by its own entry. */
export function Raised({ by }: { by: readonly RaisedBy[] }): ReactNode {
  if (by.length === 0) return null;
  const count = by.reduce((sum, { functions }) => sum + functions.length, 0);
  const lines = mergeContracts(by, links).map(({ contracts, functions }) => (
    <li key={contracts.map(({ name }) => name).join()}>
      <Names places={contracts} />: <Names places={functions} />
    </li>
  ));
  if (count <= LONG) {
    return (
      <div data-search="off">
        <p className={styles.label}>Raised by</p>
        <ul className={styles.list}>{lines}</ul>
      </div>
    );
  }
  return (
    <details className={styles.folded} data-search="off">
      <summary>Raised by {count} functions</summary>
      <ul className={styles.list}>{lines}</ul>
    </details>
  );
}
