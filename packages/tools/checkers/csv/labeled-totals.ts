import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import type { Totals } from '../../csv/types';

/**
 * The totals of a file, each with its label. The amounts of a Flow file are first deposits, which
 * are less than the streams will owe, so the labels say so.
 * @param decimals of the token
 */
export function labeledTotals(totals: Totals, decimals: number): [string, string][] {
  const { rows, addresses, amount, smallest, largest, owedIn30Days, firstDate, lastDate } = totals;
  const tokens = (units: bigint) => `${formatAmount(units, decimals)} tokens`;
  const isFlow = owedIn30Days !== null;
  const { unread } = totals;
  const shown = formatCount(rows);
  const facts: [string, string][] = [
    [
      'Rows',
      unread === 0
        ? shown
        : `${shown}, ${formatCount(unread)} of them without a recipient that can be read, and in no sum`,
    ],
    ['Different addresses', formatCount(addresses)],
    [isFlow ? 'First deposits, together' : 'Total', tokens(amount)],
  ];
  if (smallest !== null && largest !== null) {
    const label = isFlow ? 'Smallest and largest first deposit' : 'Smallest and largest';
    facts.push([label, `${tokens(smallest)} and ${tokens(largest)}`]);
  }
  if (isFlow) facts.push(['Owed in 30 days, together', tokens(owedIn30Days)]);
  if (firstDate !== null) facts.push(['First and last date', `${firstDate} and ${lastDate}`]);
  return facts;
}
