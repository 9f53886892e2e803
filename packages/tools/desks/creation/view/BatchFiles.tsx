import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useNow } from '@sablier-docs/kit/form/useNow';
import { isRead } from '@sablier-docs/kit/inputs/parsed';
import { readTime } from '@sablier-docs/kit/inputs/times';
import { useState, type ReactNode } from 'react';
import type { BatchPart } from '../batch';
import { rowsCalendar } from '../files/dates';
import { creationRecordCsv, type RecordTerms } from '../files/record';

interface Props extends RecordTerms {
  parts: readonly BatchPart[];
  /** Number of the part that is being sent, from 0 on. */
  chosen: number;
  /** Whether the streams start when they are created. */
  isByDuration: boolean;
}

const readId = (text: string): bigint | null =>
  /^\s*\d{1,20}\s*$/.test(text) && BigInt(text) > 0n ? BigInt(text) : null;

/** A record of the streams with their IDs, and their dates for a calendar. */
export function BatchFiles(props: Props): ReactNode {
  const { parts, chosen, isByDuration, ...terms } = props;
  const [ids, setIds] = useState<Readonly<Record<number, string>>>({});
  const [mined, setMined] = useState('');
  const now = useNow();
  const minedAt = readTime(mined);
  const id = ids[chosen] ?? '';
  const record = () => {
    const known = parts.map(({ rows }, at) => ({ rows, firstId: readId(ids[at] ?? '') }));
    downloadBlob(new Blob([creationRecordCsv(known, terms)], { type: 'text/csv' }), 'streams.csv');
  };
  const calendar = (from: bigint) => {
    const rows = parts.flatMap((part) => part.rows);
    const file = rowsCalendar(rows, { ...terms, minedAt: from }, now);
    downloadBlob(new Blob([file], { type: 'text/calendar' }), 'streams.ics');
  };
  return (
    <section className={tool.stack} aria-label="Files to keep">
      <h3>Files to keep</h3>
      <div className={tool.row}>
        <TextInput
          label={`ID of the first stream${parts.length > 1 ? ` of part ${chosen + 1}` : ''} (optional)`}
          inputMode="numeric"
          hint="After the transaction is mined: the lowest token ID of the NFTs that it created. The others count up from it in the order of the rows. Compare the last one."
          value={id}
          problem={id.trim() !== '' && readId(id) === null ? 'Enter a whole number.' : undefined}
          onValue={(text) => setIds({ ...ids, [chosen]: text })}
        />
        {isByDuration && (
          <TextInput
            label="When the transaction was mined"
            hint="For the calendar. A date and time in UTC, or a Unix timestamp."
            value={mined}
            problem={mined.trim() !== '' && !isRead(minedAt) ? minedAt.problem : undefined}
            onValue={setMined}
          />
        )}
      </div>
      <div className={tool.actions}>
        <button type="button" className={tool.button} onClick={record}>
          Download the record (CSV)
        </button>
        {(!isByDuration || isRead(minedAt)) && (
          <button
            type="button"
            className={tool.button}
            onClick={() => calendar(isRead(minedAt) ? minedAt.value : 0n)}
          >
            Download the dates (calendar)
          </button>
        )}
      </div>
    </section>
  );
}
