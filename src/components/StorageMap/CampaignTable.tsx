import { TableScroll } from '@site/src/components/TableScroll';
import { WithCode } from '@site/src/components/WithCode';
import { campaignState, type CampaignValue } from '@site/src/protocol/layout/airdrops';
import type { ReactNode } from 'react';

function Values({ values }: { values: readonly CampaignValue[] }): ReactNode {
  if (values.length === 0) return 'nothing';
  return values.map(({ getter, label = '' }, i) => (
    <span key={getter ?? label}>
      {i > 0 && ', '}
      {getter ? <code>{getter}</code> : <WithCode>{label}</WithCode>}
    </span>
  ));
}

/** What each part of a campaign keeps, fixed in its code or in storage. */
export function CampaignTable(): ReactNode {
  return (
    <TableScroll>
      <thead>
        <tr>
          {['Declared in', 'Fixed in the code', 'In storage'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {campaignState.map(({ contract, values }) => (
          <tr key={contract}>
            <th scope="row">
              <code>{contract}</code>
            </th>
            {(['code', 'storage'] as const).map((place) => (
              <td key={place}>
                <Values values={values.filter(({ keptIn }) => keptIn === place)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
