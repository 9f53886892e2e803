import { Views } from '@site/src/components/CallOutputs/Views';
import { views } from '@site/src/protocol/desk/views';
import type { CallFunction } from '@site/src/protocol/calls/types';
import type { DeskRelease } from '@site/src/protocol/desk/types';
import type { StreamNames } from '@site/src/protocol/indexers/identifiers';
import { checksum } from '@site/src/tools/csv/cells/address';
import { castCall } from '@site/src/tools/calls/cast';
import CodeBlock from '@theme/CodeBlock';
import type { ReactNode } from 'react';

/** Asked in one block, each with its name before the answer, as "Paste answers" takes them. */
function readCommands({ product, views: list, terms }: DeskRelease, address: string, id: string) {
  const at = '--rpc-url "$RPC_URL" --block "$BLOCK"';
  const ask = (fn: CallFunction) => `${castCall(address, fn, id)} --block "$BLOCK"`;
  const print = (name: string, command: string) => `echo "${name} $(${command})"`;
  // The terms of Lockup are lists in part, which no single line holds.
  const functions = product === 'flow' ? [...list, ...terms] : list;
  const token = list.find(({ name }) => /^get(UnderlyingToken|Token|Asset)$/.test(name));
  return [
    'BLOCK=$(cast block-number --rpc-url "$RPC_URL")',
    print('time', 'cast block "$BLOCK" --field timestamp --rpc-url "$RPC_URL"'),
    ...functions.map((fn) => print(fn.name, ask(fn))),
    ...(token
      ? [
          `TOKEN=$(${ask(token)})`,
          print('symbol', `cast call "$TOKEN" "symbol()(string)" ${at}`),
          print('decimals', `cast call "$TOKEN" "decimals()(uint8)" ${at}`),
        ]
      : []),
  ];
}

/** What the contract answers about a stream, in an explorer or by commands. No wallet is needed. */
export function Read({
  release,
  stream,
}: {
  release: DeskRelease;
  stream: StreamNames;
}): ReactNode {
  const address = checksum(stream.address);
  const commands = readCommands(release, address, stream.tokenId);
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
