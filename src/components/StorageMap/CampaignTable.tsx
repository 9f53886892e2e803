import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { campaignState, type CampaignValue } from '@sablier-docs/reference/layout/airdrops';
import type { ReactNode } from 'react';

function Values({ values }: { values: readonly CampaignValue[] }): ReactNode {
  if (values.length === 0) return 'nothing';
  return values.map(({ getter, label = '' }, i) => (
    <span key={getter ?? label}>
      {i > 0 && ', '}
      {getter ? <code translate="no">{getter}</code> : <WithCode>{label}</WithCode>}
    </span>
  ));
}

/** The state of each part of a campaign, as immutables or in storage. */
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
              <code translate="no">{contract}</code>
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
