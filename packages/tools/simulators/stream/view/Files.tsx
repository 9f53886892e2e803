import { SegmentedControl } from '@sablier-docs/kit/form/SegmentedControl';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { LockupStream } from '@sablier-docs/protocol/lockup/types';
import type { Labels } from '../files/csv';
import type { PeriodUnit } from '../files/periods';
import { useState, type ReactNode } from 'react';
import styles from './styles.module.css';

const PERIODS = [
  ['day', 'Day'],
  ['week', 'Week'],
  ['month', 'Month'],
  ['year', 'Year'],
] as const satisfies readonly (readonly [PeriodUnit, string])[];

const TOO_LONG =
  'The table would have more than 10,000 rows or go beyond the year 9999. Choose longer periods.';
const TOO_LATE = 'A calendar file cannot name a date after the year 9999.';
const FAILED = 'The code for the files did not load. Check your connection and press again.';

interface Props extends Labels {
  stream: LockupStream;
}

/**
 * The vesting schedule as files generated in the browser: a table for accounting and dates for a
 * calendar.
 */
export function ScheduleFiles({ stream, ...labels }: Props): ReactNode {
  const [every, setEvery] = useState<PeriodUnit>('month');
  const [says, setSays] = useState('');

  const table = async () => {
    const { csvOf } = await import('../files/csv');
    const csv = csvOf(stream, every, labels);
    if (csv === null) return TOO_LONG;
    downloadBlob(new Blob([csv], { type: 'text/csv' }), 'vesting.csv');
    return 'vesting.csv is ready.';
  };
  const calendar = async () => {
    const { calendarOf } = await import('../files/calendar');
    const now = BigInt(Math.floor(Date.now() / 1000));
    const ics = calendarOf(stream, labels, now);
    if (ics === null) return TOO_LATE;
    downloadBlob(new Blob([ics], { type: 'text/calendar' }), 'vesting.ics');
    return 'vesting.ics is ready.';
  };
  const run = (make: () => Promise<string>) => void make().then(setSays, () => setSays(FAILED));

  return (
    <fieldset className={styles.files}>
      <legend className={tool.legend}>Dates and amounts as a file</legend>
      <SegmentedControl
        legend="One row for each"
        options={PERIODS}
        value={every}
        onValue={setEvery}
      />
      <div className={tool.actions}>
        <button type="button" className={tool.button} onClick={() => run(table)}>
          Download a table (CSV)
        </button>
        <button type="button" className={tool.button} onClick={() => run(calendar)}>
          Download the dates (calendar)
        </button>
      </div>
      <p className={tool.hint}>
        All times are UTC. Periods begin at midnight UTC. The row whose{' '}
        <code translate="no">to_utc</code> is <code translate="no">2027-01-01T00:00:00Z</code> has
        the amount by the end of 2026.
      </p>
      <p className={tool.hint} role="status">
        {says}
      </p>
    </fieldset>
  );
}
