import { UNIT } from '@sablier-docs/protocol/unit';
import { formatAmount } from '@sablier-docs/protocol/amount';
import { readPercent } from '@sablier-docs/kit/inputs/stream-fields';
import { readDuration } from '@sablier-docs/kit/inputs/durations';
import { isRead, type Parsed } from '@sablier-docs/kit/inputs/parsed';
import type { Tranche } from './campaign-kinds';

/** More than anyone types by hand; each makes every claim more expensive. */
const MOST_TRANCHES = 100;

/**
 * One tranche per line: its share in percent, a space, its length. The shares have to add up to 100
 * percent.
 */
export function readTranches(typed: string): Parsed<Tranche[]> {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) {
    return { problem: 'Enter one tranche per line: its percentage, a space, its length.' };
  }
  if (lines.length > MOST_TRANCHES) return { problem: `Enter at most ${MOST_TRANCHES} tranches.` };
  const tranches: Tranche[] = [];
  for (const [at, line] of lines.entries()) {
    const tranche = readTranche(line);
    if (!isRead(tranche)) return { problem: `Tranche ${at + 1}: ${tranche.problem}` };
    tranches.push(tranche.value);
  }
  const sum = tranches.reduce((all, { share }) => all + share, 0n);
  return sum === UNIT
    ? { value: tranches }
    : {
        problem: `The percentages add up to ${formatAmount(sum, 16)}, and they have to be exactly 100.`,
      };
}

function readTranche(line: string): Parsed<Tranche> {
  const [, percent, length] = /^\s*(\S+)\s+(\S.*?)\s*$/.exec(line) ?? [];
  if (!percent || !length) return { problem: 'Write a percentage, a space and a length: 25 90d' };
  const share = readPercent(percent.replace(/%$/, ''));
  if (!isRead(share)) return share;
  if (share.value === 0n) {
    return { problem: 'A tranche of 0 releases nothing. Add its length to the next one.' };
  }
  const duration = readDuration(length);
  if (!isRead(duration)) return duration;
  return duration.value === 0n
    ? { problem: 'A tranche needs a length above 0: claims would fail.' }
    : { value: { share: share.value, duration: duration.value } };
}
