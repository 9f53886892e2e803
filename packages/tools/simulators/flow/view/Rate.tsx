import results from '@sablier-docs/kit/form/results.module.css';
import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { amountPerDuration } from '@sablier-docs/protocol/flow/rate';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { roundingOf } from '../figures';
import { PERIOD_NAMES, PERIODS } from '../form';
import type { ReactNode } from 'react';
import { differenceText } from './result-text';

interface Props {
  rate: bigint;
  decimals: number;
  /** Length of the chosen period in seconds. */
  seconds: bigint;
  /** Requested token units for that period; null if the rate was entered. */
  amount: bigint | null;
}

/**
 * The rate in both notations, the exact payment of the period, and the amounts of other periods.
 */
export function Rate({ rate, decimals, seconds, amount }: Props): ReactNode {
  const owed = amountPerDuration(rate, decimals, seconds);
  const rounding = amount === null ? null : roundingOf(amount, decimals, seconds, rate);
  return (
    <>
      <dl className={results.results}>
        <div>
          <dt>Rate per second (UD21x18)</dt>
          <dd>
            <span className={results.tokens}>{rate.toString()}</span>{' '}
            <span className={results.units}>{`${formatAmount(rate, FLOW_DECIMALS)} tokens`}</span>
          </dd>
        </div>
        <div>
          <dt>Owed after exactly one period</dt>
          <dd>
            <span className={results.tokens}>{`${formatAmount(owed, decimals)} tokens`}</span>{' '}
            <span className={results.units}>{`${owed.toString()} units`}</span>
          </dd>
        </div>
        {rounding && (
          <div>
            <dt>Rounding error per period</dt>
            <dd className={results.small}>{differenceText(rounding, amount ?? 0n, decimals)}</dd>
          </div>
        )}
      </dl>
      <TableScroll aria-label="Amounts of this rate by period">
        <thead>
          <tr>
            <th scope="col">Period</th>
            <th scope="col">Seconds</th>
            <th scope="col">Owed, in tokens</th>
          </tr>
        </thead>
        <tbody>
          {PERIOD_NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">{PERIODS[name].label}</th>
              <td>{formatAmount(PERIODS[name].seconds, 0)}</td>
              <td>
                {formatAmount(amountPerDuration(rate, decimals, PERIODS[name].seconds), decimals)}
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </>
  );
}
