import creation from '@facts/creation.json';
import { CallDescription } from '@sablier-docs/kit/calls/view/CallDescription';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { CancelButton } from '@sablier-docs/kit/form/CancelButton';
import { RetryButton, STOPPED } from '@sablier-docs/kit/form/RetryButton';
import { formatAmount, formatCount } from '@sablier-docs/protocol/amount';
import { useNow } from '@sablier-docs/kit/form/useNow';
import { batchCreator, batchParts, GAS_CAP, MOST_STREAMS_IN_BATCH } from '../batch';
import { MOST_ROWS, TOO_MANY_ROWS } from '../formats';
import { readParties, type PartyTexts } from '../parties';
import { describeBatch } from '../describe-batch';
import { pastRows } from '../released-at-once';
import type { CheckOptions } from '../../../csv/types';
import { useState, type ReactNode } from 'react';
import { effectOf } from './effect';
import { BatchFiles } from './BatchFiles';
import { CreationOutputs } from './CreationOutputs';
import { PartyFields } from './PartyFields';
import { PartSelect } from './PartSelect';
import { RightCheckbox } from './RightCheckbox';
import { RowPreview } from './RowPreview';
import { useRows } from './useRows';

const KEYS = ['token', 'sender'] as const;
const labels = {
  token: { label: 'Token address' },
  sender: { label: 'Sender of all streams', hint: 'Who manages the streams afterwards.' },
};

export interface CreateBatchProps {
  source: Blob | string;
  format: CheckOptions['format'];
  decimals: number;
  notation: CheckOptions['notation'];
  dates: CheckOptions['dates'];
  unit: CheckOptions['unit'];
  /** Number of rows that the checker has counted. */
  rowCount: number;
}

/** The approvals and batches that create every stream of a checked file. */
export function CreateBatch(props: CreateBatchProps): ReactNode {
  const { source, format, decimals, notation, dates, unit, rowCount } = props;
  const [texts, setTexts] = useState<PartyTexts>({});
  const [cancelable, setCancelable] = useState(true);
  const [transferable, setTransferable] = useState(true);
  const [isDevice, setIsDevice] = useState(false);
  const [chosen, setChosen] = useState(0);
  const now = useNow();
  const isLong = rowCount > MOST_ROWS;
  const options = { format, decimals, notation, dates, unit };
  const { read, cancel, retry } = useRows(
    isLong ? null : source,
    options,
    isDevice ? 'device' : 'utc',
  );
  const creator = batchCreator(creation, format);
  const chainId = Number(texts.chainId ?? 0);
  const { parties, problems } = readParties(KEYS, texts, creator.addresses[chainId]);
  const { token, sender } = parties;
  if (isLong) return <p className={tool.problem}>{TOO_MANY_ROWS}</p>;
  if (!read) {
    return (
      <>
        <p role="status" className={tool.status}>
          Reading the rows.
        </p>
        <CancelButton onCancel={cancel} />
      </>
    );
  }
  if (read === 'stopped') {
    return (
      <>
        <p role="alert" className={tool.problem}>
          {STOPPED}
        </p>
        <RetryButton onRetry={retry} />
      </>
    );
  }
  if ('problem' in read) return <p className={tool.problem}>{read.problem}</p>;

  const { rows } = read;
  const isFlow = format.product === 'flow';
  const total = rows.reduce((sum, { amount }) => sum + amount, 0n);
  const terms = { chainId, cancelable, transferable };
  const parts =
    chainId && token && sender
      ? batchParts(creation, format, { ...terms, token, sender }, rows)
      : [];
  const at = Math.min(chosen, parts.length - 1);
  const part = parts[at];
  const describe = (some: typeof rows) =>
    describeBatch(format, some, decimals, { ...terms, sender });
  const holder = isFlow ? creation.flow : creation.lockup;
  return (
    <>
      <p>
        The amounts are those of the file, with <span>{decimals}</span> decimals. This page cannot
        see the token: if its decimals are not <span>{decimals}</span>, every amount is wrong by
        powers of ten. Compare them with the token&rsquo;s page in the explorer.
      </p>
      <DefinitionList
        of={[
          ['Streams', formatCount(rows.length)],
          [
            'To approve, in all',
            `${formatAmount(total, decimals)} tokens, ${total} smallest units`,
          ],
          [
            'Contract to approve',
            creator.addresses[chainId] ?? `${creator.contract}, after the chain is chosen`,
          ],
          ['Transactions', partsText(rows.length)],
          ['Fee', 'None for creating, apart from gas'],
        ]}
      />
      <RowPreview rows={rows} decimals={decimals} />
      <PartyFields {...{ creator, labels, texts, problems }} set={setTexts} />
      {rows.some(({ recipient }) => recipient.toLowerCase() === sender?.toLowerCase()) && (
        <p className={tool.notice}>
          The sender is also a recipient of this file. Whoever has that account manages the streams
          of all the others
          <span>{isFlow ? '.' : ' and gets their refunds after a cancellation.'}</span>
        </p>
      )}
      <div className={tool.stack}>
        {!isFlow && (
          <RightCheckbox
            label="The sender can cancel the streams"
            isOn={cancelable}
            set={setCancelable}
          />
        )}
        <RightCheckbox
          label="The recipients can transfer the streams"
          isOn={transferable}
          set={setTransferable}
        />
        {(isFlow || format.timing === 'range') && (
          <RightCheckbox
            label="The dates are in the time zone of this device; without the check mark, in UTC"
            isOn={isDevice}
            set={setIsDevice}
          />
        )}
      </div>
      <CallDescription description={describe(rows)} />
      <PartSelect {...{ parts, decimals, chosen }} set={setChosen} />
      {part && (
        <CreationOutputs
          calls={part.calls}
          question={pastRows(rows, decimals, now)}
          wallet={{ token: token ?? '', decimals, does: effectOf(describe([...part.rows])) }}
        >
          <BatchFiles
            {...{ parts, decimals, chainId }}
            token={token ?? ''}
            contract={holder.addresses[chainId] ?? ''}
            chosen={at}
            isByDuration={format.timing === 'duration'}
          />
        </CreationOutputs>
      )}
    </>
  );
}

const partsText = (streams: number): string => {
  const count = Math.ceil(streams / MOST_STREAMS_IN_BATCH);
  return `${count}, each with at most ${MOST_STREAMS_IN_BATCH} streams and below ${formatCount(GAS_CAP)} gas`;
};
