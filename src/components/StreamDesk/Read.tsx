import { TableScroll } from '@site/src/components/TableScroll';
import { views } from '@site/src/protocol/desk/views';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { checksum } from '@site/src/tools/csv/cells/address';
import { castCall } from '@site/src/tools/desk/cast';
import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';

const says: Readonly<Record<string, string>> = views;

/** What the contract answers about a stream, in an explorer or by commands. No wallet is needed. */
export function Read({
  release,
  stream,
}: {
  release: DeskRelease;
  stream: StreamNames;
}): ReactNode {
  const address = checksum(stream.address);
  const commands = release.views.map((fn) => castCall(address, fn, stream.tokenId));
  return (
    <section aria-label="Read">
      <h3>Read</h3>
      <p>
        Each of these takes the stream ID, {stream.tokenId}. In an explorer they are under{' '}
        <strong>Read Contract</strong>. Amounts come in the token&rsquo;s smallest unit.{' '}
        <a href="/support/how-to#status-numbers">What the status numbers mean</a>
      </p>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Function</th>
            <th scope="col">Answers</th>
          </tr>
        </thead>
        <tbody>
          {release.views.map(({ name }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{says[name]}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
      <p>
        The same from a command line, with an endpoint of the chain in <code>RPC_URL</code>:
      </p>
      <CodeBlock language="bash">{commands.join('\n')}</CodeBlock>
    </section>
  );
}
