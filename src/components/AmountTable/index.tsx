import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { shapeById } from '@sablier-docs/protocol/lockup/shape-by-id';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import { streamedAmount } from '@sablier-docs/protocol/lockup/streamed-amount';
import { SECONDS_PER_DAY } from '@sablier-docs/protocol/seconds';
import type { ReactNode } from 'react';

/**
 * The released amounts of a shape's worked example on given days, computed with the contracts' arithmetic.
 * @param days whole or fractional days after the start, for example `[0, 24.5, 25, 100]`
 */
export function AmountTable({ shape, days }: { shape: LockupShapeId; days: number[] }): ReactNode {
  const stream = shapeById(shape).example();
  const seconds = (day: number) => BigInt(Math.round(day * Number(SECONDS_PER_DAY)));
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Released so far</th>
          <th scope="col">Refundable if canceled now</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const amount = streamedAmount(stream, stream.startTime + seconds(day));
          const settled = amount >= stream.deposit;
          return (
            <tr key={day}>
              <td>{day}</td>
              <td>{tokens(amount)}</td>
              <td>{settled ? 'not cancelable (settled)' : tokens(stream.deposit - amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </TableScroll>
  );
}

function tokens(units: bigint): string {
  const amount = formatAmount(units, 18, { maxDecimals: 6 });
  return `${amount} ${amount === '1' ? 'token' : 'tokens'}`;
}
