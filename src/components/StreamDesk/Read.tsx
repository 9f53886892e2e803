import comptrollers from '@facts/comptrollers.json';
import { Views } from '@site/src/components/CallOutputs/Views';
import { views } from '@site/src/protocol/desk/views';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { streamCommands } from '@site/src/tools/desk/reading/commands';
import { CodeBlock } from '@site/src/components/Code/CodeBlock';
import type { ReactNode } from 'react';

/** What the contract answers about a stream, in an explorer or by commands. No wallet is needed. */
export function Read({
  release,
  stream,
}: {
  release: DeskRelease;
  stream: StreamNames;
}): ReactNode {
  const commands = streamCommands(release, stream, comptrollers[stream.chainId]);
  return (
    <section aria-label="Read">
      <h3>Read</h3>
      <p>
        Each of these takes the stream ID, {stream.tokenId}. In an explorer they are under{' '}
        <strong>Read Contract</strong>. Amounts come in the token&rsquo;s smallest unit.{' '}
        <a href="/support/how-to#status-numbers">What the status numbers mean</a>
      </p>
      <Views views={release.views} says={views} />
      <p>
        The same from a command line, with an endpoint of the chain in <code>RPC_URL</code>. What
        the commands print goes into <strong>Paste answers</strong>:
      </p>
      <CodeBlock language="bash">{commands.join('\n')}</CodeBlock>
    </section>
  );
}
