import formats from '@facts/csvFormats.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { TableScroll } from '@site/src/components/TableScroll';
import { rowLimits } from '@site/src/tools/csv/limits';
import type { CsvFormat } from '@site/src/tools/csv/types';
import type { ReactNode } from 'react';
import { nameOf, templatePath } from './names';

const Head = ({ labels }: { labels: string[] }) => (
  <thead>
    <tr>
      {labels.map((label) => (
        <th key={label} scope="col">
          {label}
        </th>
      ))}
    </tr>
  </thead>
);

/** The columns of a product's formats, with the template of each. */
export function CsvFormats({ of }: { of: CsvFormat['product'] }): ReactNode {
  const base = useBaseUrl('/');
  return (
    <TableScroll>
      <Head labels={['File', 'Columns', 'Template']} />
      <tbody>
        {formats
          .filter(({ product }) => product === of)
          .map((format) => (
            <tr key={format.id}>
              <th scope="row">{nameOf(format)}</th>
              <td>
                <code>{format.columns.map(({ name }) => name).join(',')}</code>
              </td>
              <td>
                <a
                  href={base + templatePath(format).slice(1)}
                  download
                  aria-label={`Template: ${nameOf(format)}`}
                >
                  Template
                </a>
              </td>
            </tr>
          ))}
      </tbody>
    </TableScroll>
  );
}

const products = [
  [
    'lockup',
    'Vesting (Lockup)',
    'streams in one transaction; the number depends on chain and shape',
  ],
  ['flow', 'Payments (Flow)', 'streams in one transaction; the number depends on the chain'],
  ['airdrops', 'Airdrops', 'recipients, each address once'],
] as const;

/** How many rows a file may have. */
export function CsvLimits(): ReactNode {
  return (
    <TableScroll>
      <Head labels={['File', 'Rows', 'What bounds them']} />
      <tbody>
        {products.map(([product, label, unit]) => {
          const { min, max, approximate } = rowLimits[product];
          return (
            <tr key={product}>
              <th scope="row">{label}</th>
              <td>
                {min} to {approximate && 'about '}
                {max.toLocaleString('en-US')}
              </td>
              <td>{unit}</td>
            </tr>
          );
        })}
      </tbody>
    </TableScroll>
  );
}
