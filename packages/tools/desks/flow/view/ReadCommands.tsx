import { CodeBlock } from '@sablier-docs/ui/Code/CodeBlock';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ReactNode } from 'react';

interface Props {
  /** The views of the contract, the most useful first. */
  views: readonly { name: string }[];
  /** What each view returns, by name. */
  descriptions: Readonly<Record<string, string>>;
  /** The same calls for a command line. */
  commands: readonly string[];
  /** How to call them in an explorer. */
  children: ReactNode;
}

/** The views of a contract, to call in an explorer or from a command line. No wallet is needed. */
export function ReadCommands({ views, descriptions, commands, children }: Props): ReactNode {
  return (
    <section aria-label="Read">
      <h3>Read</h3>
      <p>{children}</p>
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
                <code translate="no">{name}</code>
              </th>
              <td>{descriptions[name]}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
      <p>
        The same from a command line, with an endpoint of the chain in{' '}
        <code translate="no">RPC_URL</code>. What the commands print goes into{' '}
        <strong>Paste answers</strong>:
      </p>
      <CodeBlock language="bash">{commands.join('\n')}</CodeBlock>
    </section>
  );
}
