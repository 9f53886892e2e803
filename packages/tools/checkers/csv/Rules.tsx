import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { csvRules, type Rule } from '../../csv/rules';
import type { ReactNode } from 'react';

/** Every rule of the checker with its remedy. */
export function CsvRules(): ReactNode {
  const all = Object.entries<Rule>(csvRules);
  const errors = all.filter(([, { severity }]) => severity === 'error').length;
  return (
    <details>
      <summary>{`All ${all.length} rules: ${errors} errors and ${all.length - errors} warnings`}</summary>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Problem</th>
            <th scope="col">What to do</th>
            <th scope="col">Kind</th>
          </tr>
        </thead>
        <tbody>
          {all.map(([code, { says, remedy, severity }]) => (
            <tr key={code}>
              <td>{says}</td>
              <td>{remedy}</td>
              <td>{severity}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}
