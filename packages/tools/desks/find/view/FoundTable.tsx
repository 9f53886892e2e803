import { TableScroll } from '@sablier-docs/ui/TableScroll';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { deskLink } from '../links';
import type { FoundStreams } from '../read';
import { balanceText, foundText, noStreamsText } from '../words';
import type { ReactNode } from 'react';

/** The streams that an address holds on a chain, each with a link to the desk. */
export function FoundTable({ found, chain }: { found: FoundStreams; chain: string }): ReactNode {
  const { held, failed } = found;
  const missing = noStreamsText(found);
  return (
    <div className={tool.stack}>
      <p className={tool.status}>{balanceText(found, chain)}</p>
      {held.length > 0 && (
        <TableScroll aria-label={`Streams of the address on ${chain}`}>
          <thead>
            <tr>
              <th scope="col">Contract</th>
              <th scope="col">Holds</th>
              <th scope="col">Manage a stream</th>
            </tr>
          </thead>
          <tbody>
            {held.map((one) => (
              <tr key={one.contract.address}>
                <th scope="row">{one.contract.label}</th>
                <td>{String(one.balance)}</td>
                <td>
                  <span>{foundText(one)}</span>
                  {one.streams.map(({ alias }, at) => (
                    <span key={alias}>
                      <span>{at === 0 ? ': ' : ', '}</span>
                      <a href={deskLink(alias)}>{alias}</a>
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      )}
      {missing && <p className={tool.notice}>{missing}</p>}
      {failed.length > 0 && (
        <ul>
          {failed.map(({ contract, message }) => (
            <li key={contract.address}>{`${contract.label}: ${message}`}</li>
          ))}
        </ul>
      )}
      <p className={tool.hint}>
        Streams that have ended count too. Streams that the address pays do not: their NFTs belong
        to the recipients.
      </p>
    </div>
  );
}
