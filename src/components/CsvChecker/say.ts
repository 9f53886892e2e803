import { formatAmount } from '@site/src/protocol/amount';
import type { Totals } from '@site/src/tools/csv/types';

/**
 * What a file adds up to, as label and value. In a Flow file the amounts are first deposits, which
 * are less than what the streams come to owe, so the labels say so.
 * @param decimals of the token
 */
export function totalsOf(totals: Totals, decimals: number): [string, string][] {
  const { rows, addresses, amount, smallest, largest, owedIn30Days, firstDate, lastDate } = totals;
  const tokens = (units: bigint) => `${formatAmount(units, decimals)} tokens`;
  const isFlow = owedIn30Days !== null;
  const facts: [string, string][] = [
    ['Rows', rows.toLocaleString('en-US')],
    ['Different addresses', addresses.toLocaleString('en-US')],
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
