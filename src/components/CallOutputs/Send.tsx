import { CopyText } from '@site/src/components/CopyText';
import { TableScroll } from '@site/src/components/TableScroll';
import type { Call } from '@site/src/tools/calls/call';
import { castSend } from '@site/src/tools/calls/cast';
import { explorerFields, inCoin } from '@site/src/tools/calls/explorer';
import { CodeBlock } from '@site/src/components/Code/CodeBlock';
import { Fragment, type ReactNode } from 'react';

export interface ChainFacts {
  name: string;
  currency: string;
  explorer: { name: string; url: string } | null;
}

interface Props {
  call: Call;
  chain: ChainFacts;
}

/** One call in every form in which it can be sent without the app. */
export function Send({ call, chain }: Props): ReactNode {
  return (
    <>
      <h4>In an explorer</h4>
      <ExplorerForm call={call} chain={chain} />
      <h4>From a command line</h4>
      <CodeBlock language="bash">{castSend(call)}</CodeBlock>
      <h4>As raw data</h4>
      <p>
        To: <CopyText value={call.to} label="the address to send to" />
      </p>
      <p>
        Value in wei: <CopyText value={String(call.value)} label="the value in wei" />
      </p>
      <CodeBlock>{call.data}</CodeBlock>
    </>
  );
}

function ExplorerForm({ call, chain }: Props): ReactNode {
  const { fn, to, value } = call;
  const page = chain.explorer && `${chain.explorer.url.replace(/\/$/, '')}/address/${to}`;
  return (
    <>
      <p>
        Open{' '}
        {page ? (
          <a href={page} target="_blank" rel="noopener noreferrer">
            the contract on {chain.name}
          </a>
        ) : (
          `the contract in an explorer of ${chain.name}`
        )}
        , then <strong>Contract</strong> and <strong>Write Contract</strong>. Connect your wallet,
        open <code>{fn.name}</code> with {fn.inputs.length}{' '}
        {fn.inputs.length === 1 ? 'field' : 'fields'}
        {fn.payable && ' and a payable amount'}, and fill it in:
      </p>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Etherscan and similar ones</th>
            <th scope="col">Blockscout</th>
          </tr>
        </thead>
        <tbody>
          {fn.payable && (
            <tr>
              <th scope="row">payable amount</th>
              <td>
                <CopyText value={inCoin(value)} label={`the amount in ${chain.currency}`} />{' '}
                {chain.currency}
              </td>
              <td>
                <CopyText value={String(value)} label="the amount in wei" /> wei
              </td>
            </tr>
          )}
          {explorerFields(call).map(({ name, type, etherscan, blockscout }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code> <small>{type}</small>
              </th>
              <td>
                <CopyText value={etherscan} label={`${name} for Etherscan`} />
              </td>
              <td>
                {blockscout.map((entry, at) => (
                  <Fragment key={at}>
                    <CopyText value={entry} label={`${name} for Blockscout`} />{' '}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </>
  );
}
