import chains from '@facts/chains.json';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import type { ChainFact } from '@sablier-docs/protocol/chains';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const columns = ['lockup', 'flow', 'airdrops'] as const;

/** The SDK's chains, with the newest release of each product on each chain. */
export function ChainTable({ network }: { network: 'mainnets' | 'testnets' }): ReactNode {
  const anchors = useBrokenLinks();
  const rows = chains.filter(({ isTestnet }) => isTestnet === (network === 'testnets'));
  for (const { slug } of rows) anchors.collectAnchor(slug);
  return (
    <TableScroll>
      <thead>
        <tr>
          {[
            'Chain',
            'Chain ID',
            'Slug',
            'Coin',
            'Lockup',
            'Flow',
            'Airdrops',
            'In the app',
            'Explorer',
          ].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((chain) => (
          <Row key={chain.id} {...chain} />
        ))}
      </tbody>
    </TableScroll>
  );
}

function Row({ id, name, slug, currency, explorer, inApp, releases }: ChainFact): ReactNode {
  return (
    <tr id={slug}>
      <th scope="row">{name}</th>
      <td>
        <code translate="no">{id}</code>
      </td>
      <td>
        <code translate="no">{slug}</code>
      </td>
      <td>{currency}</td>
      {columns.map((product) => {
        const release = releases[product];
        return (
          <td key={product} className={release?.isLatest ? undefined : styles.older}>
            {release?.version ?? 'none'}
          </td>
        );
      })}
      <td>{inApp ? 'yes' : 'no'}</td>
      <td>{explorer ? <a href={explorer.url}>{explorer.name}</a> : 'none'}</td>
    </tr>
  );
}
