import { formatCount } from '@sablier-docs/protocol/amount';
import { csvRule, type RuleCode } from '../csv/rules';
import type { Problem } from '../csv/types';

/** This many rows are listed; the others are counted. */
const NAMED = 5;

/** The repairs made before the tree was built: one sentence per rule, with its rows. */
export function repairsOf(problems: readonly Problem[]): string[] {
  const rows = new Map<RuleCode, (number | null)[]>();
  for (const { code, row, fixed } of problems) {
    if (!fixed) continue;
    const known = rows.get(code);
    if (known) known.push(row);
    else rows.set(code, [row]);
  }
  return [...rows].map(([code, places]) => {
    const named = places.flatMap((row) => row ?? []);
    if (named.length === 0) return csvRule(code).says;
    const rest = named.length - NAMED;
    const list = named.slice(0, NAMED).join(', ');
    const more = rest > 0 ? ` and ${formatCount(rest)} more` : '';
    return `${csvRule(code).says} ${named.length === 1 ? 'Row' : 'Rows'} ${list}${more}.`;
  });
}
