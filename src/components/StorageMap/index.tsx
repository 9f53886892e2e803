import layout from '@facts/layout.json';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { StorageField } from '@sablier-docs/reference/layout/storage';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Units of the drawing per byte; a slot has 32 bytes. */
const BYTE = 10;
const HEIGHT = 16;

function fieldsOf(name: string): StorageField[] {
  const fields = layout.storage[name];
  if (!fields) throw new Error(`There is no storage layout of "${name}".`);
  return fields;
}

/** State variables of a contract by slot. @throws when the contract is unknown */
export function StorageTable({ of }: { of: string }): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          {['Slot', 'Variable', 'Type', 'Declared in'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fieldsOf(of).map(({ slot, name, type, declaredIn }) => (
          <tr key={name}>
            <td>{slot}</td>
            <th scope="row">
              <code translate="no">{name}</code>
            </th>
            <td>
              <code translate="no">{type}</code>
            </td>
            <td>
              <code translate="no">{declaredIn}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

function Slot({ fields }: { fields: readonly StorageField[] }): ReactNode {
  const width = 32 * BYTE;
  return (
    <li>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.bar} aria-hidden="true">
        <rect
          className={styles.slot}
          x="0.5"
          y="0.5"
          width={width - 1}
          height={HEIGHT - 1}
          rx="3"
        />
        {fields.map(({ name, offset, bytes }, i) => (
          <rect
            key={name}
            className={i % 2 === 0 ? styles.even : styles.odd}
            x={offset * BYTE + 0.75}
            y="0.75"
            width={Math.min(bytes, 32) * BYTE - 1.5}
            height={HEIGHT - 1.5}
            rx="3"
          />
        ))}
      </svg>
      <ul role="list" className={styles.fields}>
        {fields.map(({ name, type, bytes }) => (
          <li key={name}>
            <code translate="no">{name}</code> {type},{' '}
            {bytes > 32 ? `${bytes / 32} slots` : `${bytes} B`}
          </li>
        ))}
      </ul>
    </li>
  );
}

/**
 * The members of a struct in its storage slots, drawn to scale.
 * @throws when the struct is unknown, which stops the build
 */
export function SlotMap({ of }: { of: string }): ReactNode {
  const fields = fieldsOf(of);
  const slots = [...new Set(fields.map(({ slot }) => slot))];
  return (
    <figure className={styles.map}>
      <figcaption>
        <code translate="no">{of}</code>, one bar of 32 bytes per slot, low end on the left
      </figcaption>
      <ol role="list" start={0}>
        {slots.map((slot) => (
          <Slot key={slot} fields={fields.filter((field) => field.slot === slot)} />
        ))}
      </ol>
    </figure>
  );
}
