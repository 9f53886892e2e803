import { TableScroll } from '@site/src/components/TableScroll';
import type { ReactNode } from 'react';

interface Props {
  views: readonly { name: string }[];
  /** What each of them answers, by its name. */
  says: Readonly<Record<string, string>>;
}

/** What a contract can be asked, in the order in which a reader asks. */
export function Views({ views, says }: Props): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Function</th>
          <th scope="col">Answers</th>
        </tr>
      </thead>
      <tbody>
        {views.map(({ name }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{says[name]}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
