import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { panics } from '@sablier-docs/protocol/errors/panics';
import type { ReactNode } from 'react';

/** Every panic code with its meaning. */
export function PanicTable(): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(panics).map(([code, { title, meaning }]) => (
          <tr key={code}>
            <td>
              <code translate="no">{`0x${Number(code).toString(16).padStart(2, '0')}`}</code>
            </td>
            <td>{title}</td>
            <td>
              <WithCode>{meaning}</WithCode>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
