import { official } from '@sablier-docs/protocol/project/official';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ReactNode } from 'react';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const shown = (address: string) => address.replace('https://', '');

/** The team's current and former sites and accounts, from packages/protocol/project/official.ts. */
export function OfficialSites(): ReactNode {
  const rows: [name: string, href: string | null, what: string][] = [
    ...official.sites.map(({ host, what }): [string, string, string] => [
      host,
      `https://${host}`,
      what,
    ]),
    ...official.accounts.map(({ address, what }): [string, string, string] => [
      shown(address),
      address,
      what,
    ]),
    [official.mail, `mailto:${official.mail}`, 'support, partnerships and security reports'],
    ...official.closed.map(({ host, what }): [string, null, string] => [
      host,
      null,
      `no longer in use: it was ${what}`,
    ]),
  ];
  return (
    <TableScroll data-search="off">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, href, what]) => (
          <tr key={name}>
            <th scope="row">
              {href ? <a href={href}>{name}</a> : <code translate="no">{name}</code>}
            </th>
            <td>{capital(what)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
