import tool from '@sablier-docs/kit/form/styles.module.css';
import type { Call } from '@sablier-docs/kit/calls/call';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ReactNode } from 'react';
import { packedDeposits } from '../several/deposit-calls';

/** The deposits inside a call, decoded from its bytes. */
export function PackedCalls({ call }: { call: Call }): ReactNode {
  return (
    <>
      <p className={tool.hint}>
        Decoded from the bytes of the call, with amounts in the smallest unit of the token:
      </p>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Stream</th>
            <th scope="col">Amount</th>
            <th scope="col">Sender</th>
            <th scope="col">Recipient</th>
          </tr>
        </thead>
        <tbody>
          {packedDeposits(call).map(({ id, amount, sender, recipient }) => (
            <tr key={String(id)}>
              <th scope="row">{String(id)}</th>
              <td>{String(amount)}</td>
              <td>
                <code translate="no">{sender}</code>
              </td>
              <td>
                <code translate="no">{recipient}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </>
  );
}
