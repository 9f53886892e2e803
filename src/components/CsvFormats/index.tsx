import formats from '@facts/csvFormats.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { rowLimits } from '@sablier-docs/tools/csv/limits';
import type { CsvFormat } from '@sablier-docs/tools/csv/types';
import { whyNoCalls } from '@sablier-docs/tools/desks/creation/formats';
import type { ReactNode } from 'react';
import { formatName, templatePath } from '@sablier-docs/tools/checkers/csv/format-names';

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

/**
 * The columns of a product's formats, with the template of each, and of vesting files whether the
 * checker writes the calls.
 */
export function CsvFormats({ of }: { of: CsvFormat['product'] }): ReactNode {
  const base = useBaseUrl('/');
  const hasCalls = of === 'lockup';
  return (
    <TableScroll>
      <Head
        labels={['File', 'Columns', 'Template', ...(hasCalls ? ['Calls by the checker'] : [])]}
      />
      <tbody>
        {formats
          .filter(({ product }) => product === of)
          .map((format) => (
            <tr key={format.id}>
              <th scope="row">{formatName(format)}</th>
              <td>
                <code translate="no">{format.columns.map(({ name }) => name).join(',')}</code>
              </td>
              <td>
                <a
                  href={base + templatePath(format).slice(1)}
                  download
                  aria-label={`Template: ${formatName(format)}`}
                >
                  Template
                </a>
              </td>
              {hasCalls && <td>{whyNoCalls(format) ?? 'Yes'}</td>}
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

/** The largest number of rows of a file. */
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
