import Link from '@docusaurus/Link';
import links from '@facts/functionLinks.json';
import type { RaisedBy } from '@sablier-docs/protocol/errors/types';
import { Fragment, type ReactNode } from 'react';
import { mergeContracts, type Place } from './merge-contracts';
import parts from '../Declaration/styles.module.css';
import styles from './styles.module.css';

/** Lists longer than this are folded. */
const LONG = 8;

/** Names with links; names without a page share one element, because the page lists hundreds. */
function Names({ places }: { places: readonly Place[] }): ReactNode {
  if (!places.some(({ to }) => to))
    return <code translate="no">{places.map(({ name }) => name).join(', ')}</code>;
  return places.map(({ name, to }, i) => (
    <Fragment key={name}>
      {i > 0 && ', '}
      {to ? (
        <Link to={to}>
          <code translate="no">{name}</code>
        </Link>
      ) : (
        <code translate="no">{name}</code>
      )}
    </Fragment>
  ));
}

/** The functions that can revert with an error, by contract. Not indexed: a function has its own entry. */
export function RaisedByList({ by }: { by: readonly RaisedBy[] }): ReactNode {
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
        <p className={parts.label}>Raised by</p>
        <ul className={parts.list}>{lines}</ul>
      </div>
    );
  }
  return (
    <details className={styles.folded} data-search="off">
      <summary>Raised by {count} functions</summary>
      <ul className={parts.list}>{lines}</ul>
    </details>
  );
}
