import { CopyText } from '@sablier-docs/ui/CopyText';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { Call } from '../call';
import { castSend } from '../cast';
import { explorerFields, payableFields } from '../explorer';
import { CodeBlock } from '@sablier-docs/ui/Code/CodeBlock';
import { newTab } from '@sablier-docs/ui/NewTab';
import { isTokenApproval } from '../approval';
import type { Passed } from '../ways-out';
import { Fragment, type ReactNode } from 'react';

export interface ChainFacts {
  name: string;
  currency: string;
  explorer: { name: string; url: string } | null;
}

interface Props {
  call: Passed<Call>;
  chain: ChainFacts;
}

/** One call, for an explorer, for a command line and as raw data. */
export function CallOutput({ call, chain }: Props): ReactNode {
  return (
    <>
      <h4>In an explorer</h4>
      <ExplorerForm call={call} chain={chain} />
      <h4>From a command line</h4>
      <CodeBlock language="bash">{castSend(call)}</CodeBlock>
      <h4>As raw data</h4>
      <p>
        To: <CopyText value={call.to} label="the address to send to" isWhole />
      </p>
      <p>
        Value in wei: <CopyText value={String(call.value)} label="the value in wei" />
      </p>
      <CodeBlock>{call.data}</CodeBlock>
    </>
  );
}

function ExplorerForm({ call, chain }: Props): ReactNode {
  const { fn, to } = call;
  const payable = payableFields(call);
  const page = chain.explorer && `${chain.explorer.url.replace(/\/$/, '')}/address/${to}`;
  return (
    <>
      <p>
        Open{' '}
        {page ? (
          <a href={page} {...newTab}>{`the contract on ${chain.name}`}</a>
        ) : (
          <span>{`the contract in an explorer of ${chain.name}`}</span>
        )}
        <span>, then</span> <strong>Contract</strong> and <strong>Write Contract</strong>
        <span>{isTokenApproval(call) && ', or Write as Proxy for tokens such as USDC'}</span>.
        Connect your wallet, open <code translate="no">{fn.name}</code> with{' '}
        <span>{fn.inputs.length}</span> <span>{fn.inputs.length === 1 ? 'field' : 'fields'}</span>
        <span>{fn.payable && ' and a payable amount'}</span>, and fill it in:
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
                <CopyText value={payable.etherscan} label={`the amount in ${chain.currency}`} />{' '}
                <span>{chain.currency}</span>
              </td>
              <td>
                <CopyText value={payable.blockscout} label="the amount in wei" /> wei
              </td>
            </tr>
          )}
          {explorerFields(call).map(({ name, type, etherscan, blockscout }) => (
            <tr key={name}>
              <th scope="row">
                <code translate="no">{name}</code> <small>{type}</small>
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
