import { Views } from '@site/src/components/CallOutputs/Views';
import { legacyCommands } from '@site/src/tools/desk/legacy/commands';
import type { LegacyStream } from '@site/src/tools/desk/legacy/find';
import { CodeBlock } from '@site/src/components/Code/CodeBlock';
import type { ReactNode } from 'react';

const says = {
  getStream:
    'sender, recipient, deposit, token, start, end, what is left in the stream, and the rate per second',
  balanceOf:
    'what an address could get now: the recipient by a withdrawal, the sender by a cancellation',
  isCompoundingStream: 'whether the stream earns interest',
};

/** What the contract answers about a stream of Legacy, in an explorer or by commands. */
export function LegacyRead({ stream }: { stream: LegacyStream }): ReactNode {
  const { desk, tokenId } = stream;
  return (
    <section aria-label="Read">
      <h3>Read</h3>
      <p>
        Each of these takes the stream ID, {tokenId}; <code>balanceOf</code> also takes an address.
        In an explorer they are under <strong>Read Contract</strong>. Amounts come in the
        token&rsquo;s smallest unit.
      </p>
      <Views views={desk.views} says={says} />
      <p>
        The same from a command line, with an endpoint of the chain in <code>RPC_URL</code>. What
        the commands print goes into <strong>Paste answers</strong>:
      </p>
      <CodeBlock language="bash">{legacyCommands(stream).join('\n')}</CodeBlock>
    </section>
  );
}
