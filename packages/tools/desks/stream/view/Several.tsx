import { TableScroll } from '@sablier-docs/ui/TableScroll';
import { downloadBlob } from '@sablier-docs/kit/form/download-blob';
import { CopyText } from '@sablier-docs/ui/CopyText';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { formatUtc } from '@sablier-docs/protocol/time';
import { severalRecordCsv } from '../several/record';
import type { ActionId } from '../../../readings/contracts/actions';
import { isWhollyRead, markedRows, type SeveralPlan, type SeveralRow } from '../several/rows';
import { useRef, type ReactNode } from 'react';
import type { SeveralStep } from './useSeveral';

interface Props {
  action: ActionId;
  plan: SeveralPlan;
  contract: string;
  chainName: string;
  step: SeveralStep;
  /** Reads all streams of the list; null without a wallet. */
  read: (() => void) | null;
  /** Writes the list again without some streams. */
  drop: (ids: readonly bigint[]) => void;
  /** Writes everything that can be withdrawn into the list; null for other actions. */
  fill: (() => void) | null;
  takesUnread: boolean;
  takeUnread: (is: boolean) => void;
}

type Column = readonly [head: string, amount: (row: SeveralRow) => string];
const WITHDRAWABLE: Column = ['Recipient can withdraw', (row) => row.withdrawable];
const ENDS: readonly Column[] = [['Sender would get back', (row) => row.refundable], WITHDRAWABLE];
const FUNDS: readonly Column[] = [['Owed, not covered', (row) => row.uncovered], WITHDRAWABLE];

/** A reason has two addresses: on a phone it leaves room for the amount beside it. */
const REASON = { width: 'clamp(8rem, 24vw, 22rem)', overflowWrap: 'anywhere' } as const;

/** What the wrong ID in a list does. */
const wrongId = (action: ActionId): string =>
  action === 'depositMultiple'
    ? 'pays into somebody else’s stream.'
    : action === 'cancelMultiple'
      ? 'ends somebody else’s stream.'
      : 'names somebody else’s stream.';

/** The streams of a list: each is read, shown and marked before a call may name it. */
export function Several(props: Props): ReactNode {
  const { action, plan, contract, chainName, step, read, drop, fill, takesUnread, takeUnread } =
    props;
  const { ids, rows, unread, time } = plan;
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, step.at);
  if (ids.length === 0) return null;
  const amounts = action === 'depositMultiple' ? FUNDS : ENDS;
  const marked = markedRows(plan).map(({ id }) => id);
  const count = `${ids.length} ${ids.length === 1 ? 'stream' : 'streams'}`;
  const save = () =>
    downloadBlob(
      new Blob([severalRecordCsv(plan, { contract, chainName })], { type: 'text/csv' }),
      'sablier-streams.csv',
    );
  return (
    <section className={tool.stack} aria-label="The streams of the list">
      <div className={tool.actions}>
        {read && (
          <button
            type="button"
            className={tool.button}
            aria-disabled={step.at === 'reading'}
            onClick={() => {
              if (step.at === 'reading') return;
              status.current?.focus({ preventScroll: true });
              read();
            }}
          >{`Read ${count}`}</button>
        )}
        {marked.length > 0 && marked.length < ids.length && (
          <button
            type="button"
            className={tool.button}
            onClick={() => drop(marked)}
          >{`Leave out ${marked.length} marked`}</button>
        )}
        {fill && rows.length > 0 && (
          <button type="button" className={tool.button} onClick={fill}>
            Fill in the withdrawable amounts
          </button>
        )}
        {isWhollyRead(plan) && (
          <button type="button" className={tool.button} onClick={save}>
            Save the table (CSV)
          </button>
        )}
      </div>
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={step.at === 'problem' ? tool.problem : tool.status}
      >
        {statusText(step, plan, { action, canRead: read !== null })}
      </p>
      {rows.length > 0 && (
        <TableScroll>
          <thead>
            <tr>
              <th scope="col">Stream</th>
              <th scope="col">In the call</th>
              {amounts.map(([head]) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">Status</th>
              <th scope="col">Recipient</th>
              <th scope="col">Sender</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={String(row.id)}>
                <th scope="row">{String(row.id)}</th>
                <td>
                  {row.mark === null ? (
                    'Yes'
                  ) : (
                    <div style={REASON}>
                      <strong>{`No: ${row.mark}`}</strong>
                    </div>
                  )}
                </td>
                {amounts.map(([head, amount]) => (
                  <td key={head}>
                    <bdi>{amount(row)}</bdi>
                  </td>
                ))}
                <td>{row.status}</td>
                <td>
                  <Party address={row.recipient} of={`the recipient of stream ${row.id}`} />
                </td>
                <td>
                  <Party address={row.sender} of={`the sender of stream ${row.id}`} />
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      )}
      {time !== null && rows.length > 0 && (
        <p className={tool.hint}>{`As of ${formatUtc(time)}, all in one block.`}</p>
      )}
      {unread.length > 0 && (
        <fieldset className={tool.choices}>
          <legend
            className={tool.legend}
          >{`${unread.length === ids.length ? 'None' : 'Not all'} of these streams were read`}</legend>
          <label>
            <input
              type="checkbox"
              checked={takesUnread}
              onChange={({ target }) => takeUnread(target.checked)}
            />
            I know each of them. Write the call without reading them
          </label>
        </fieldset>
      )}
    </section>
  );
}

/** An address that a phone has room for, and that copies whole. */
const Party = ({ address, of }: { address: string; of: string }): ReactNode =>
  address.startsWith('0x') ? <CopyText value={address} label={of} /> : address;

function statusText(
  step: SeveralStep,
  { ids, unread }: SeveralPlan,
  { action, canRead }: { action: ActionId; canRead: boolean },
): string {
  if (step.at === 'reading') return `Reading: ${step.read} of ${ids.length}.`;
  if (step.at === 'problem') return step.message;
  if (unread.length === 0) return `All ${ids.length} were read.`;
  return canRead
    ? `Read them before you act: a wrong ID ${wrongId(action)}`
    : 'Press “Read with my wallet” above, then read these streams too. Any account will do.';
}
