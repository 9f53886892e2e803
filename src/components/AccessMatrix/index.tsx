import Link from '@docusaurus/Link';
import access from '@facts/access.json';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { AccessRowFact, Cell } from '@sablier-docs/reference/access/types';
import { errorAnchor } from '@sablier-docs/protocol/errors/types';
import type { Product } from '@sablier-docs/protocol/releases';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function CellText({ cell }: { cell: Cell }): ReactNode {
  if (cell === 'yes') return <span className={styles.yes}>Yes</span>;
  if (cell === 'no') return <span className={styles.no}>No</span>;
  return cell.only;
}

/** A name with line break opportunities after underscores and before capitals, to keep columns narrow. */
function Breakable({ name }: { name: string }): ReactNode {
  return name
    .split(/(?<=_)|(?<=[a-z])(?=[A-Z])/)
    .flatMap((part, i) => (i === 0 ? [part] : [<wbr key={i} />, part]));
}

function ErrorLink({ name }: { name: string }): ReactNode {
  return (
    <Link to={`/reference/errors#${errorAnchor(name)}`} className={styles.error} translate="no">
      <Breakable name={name} />
    </Link>
  );
}

function Row({ row, roles }: { row: AccessRowFact; roles: readonly string[] }): ReactNode {
  const notes = [
    row.payable ? 'payable' : '',
    row.overloads > 1 ? `${row.overloads} overloads` : '',
  ];
  return (
    <tr>
      <th scope="row">
        <code translate="no" className={styles.function}>
          <Breakable name={row.name} />
        </code>{' '}
        <span className={styles.notes}>{notes.filter(Boolean).join(', ')}</span>
      </th>
      {Object.values(row.cells).map((cell, i) => (
        <td key={roles[i]}>
          <CellText cell={cell} />
        </td>
      ))}
      <td>{row.refusal && <ErrorLink name={row.refusal} />}</td>
    </tr>
  );
}

/**
 * Functions of one group by role, and the error for an account without the right.
 * @throws when the group is unknown, which stops the build
 */
export function AccessMatrix({ of, group }: { of: Product; group: string }): ReactNode {
  const { roles, groups } = access[of];
  const found = groups.find(({ id }) => id === group);
  if (!found) throw new Error(`No group "${group}" in the access table of ${of}.`);
  return (
    <TableScroll className={styles.matrix}>
      <thead>
        <tr>
          {['Function', ...roles, 'Others get'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.rows.map((row) => (
          <Row key={row.name} row={row} roles={roles} />
        ))}
      </tbody>
    </TableScroll>
  );
}

/** For each function, a closed list of errors in the order of its checks. */
export function CheckOrders({ of }: { of: Product }): ReactNode {
  return access[of].checks.map(({ contract, name, errors }) => (
    <details key={`${contract}.${name}`} className={styles.checks}>
      <summary>
        <code translate="no">{name}</code>
      </summary>
      <ol>
        {errors.map((error) => (
          <li key={error}>
            <ErrorLink name={error} />
          </li>
        ))}
      </ol>
    </details>
  ));
}
