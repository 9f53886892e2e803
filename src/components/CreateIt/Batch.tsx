import creation from '@facts/creation.json';
import { Says } from '@site/src/components/CallOutputs/Says';
import { Facts } from '@site/src/components/Tool/Facts';
import { Field } from '@site/src/components/Tool/Field';
import tool from '@site/src/components/Tool/styles.module.css';
import { Cancel } from '@site/src/components/Tool/Working';
import { formatAmount } from '@site/src/protocol/amount';
import {
  batchCreator,
  batchParts,
  GAS_CAP,
  MOST_STREAMS,
  rangeOf,
} from '@site/src/tools/create/batch';
import { MOST_ROWS, TOO_MANY_ROWS } from '@site/src/tools/create/formats';
import { readParties, type PartyTexts } from '@site/src/tools/create/parties';
import { sayBatch } from '@site/src/tools/create/say-batch';
import type { CheckOptions } from '@site/src/tools/csv/types';
import { useState, type ReactNode } from 'react';
import { Outputs } from './Outputs';
import { Parties } from './Parties';
import { Right } from './Rights';
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
  /** How many rows the checker has counted. */
  rowCount: number;
}

/** The approvals and batches that create every stream of a checked file. */
export function CreateBatch(props: CreateBatchProps): ReactNode {
  const { source, format, decimals, notation, rowCount } = props;
  const [texts, setTexts] = useState<PartyTexts>({});
  const [cancelable, setCancelable] = useState(true);
  const [transferable, setTransferable] = useState(true);
  const [isDevice, setIsDevice] = useState(false);
  const [chosen, setChosen] = useState(0);
  const isLong = rowCount > MOST_ROWS;
  const options = { format, decimals, notation };
  const { read, cancel } = useRows(isLong ? null : source, options, isDevice ? 'device' : 'utc');
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
        <Cancel onCancel={cancel} />
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
  const part = parts[Math.min(chosen, parts.length - 1)];
  return (
    <>
      <p>
        The amounts are those of the file, with {decimals} decimals. This page cannot see the token:
        if its decimals are not {decimals}, every amount is wrong by powers of ten. Compare them
        with the token&rsquo;s page in the explorer.
      </p>
      <Facts
        of={[
          ['Streams', rows.length.toLocaleString('en-US')],
          [
            'To approve, in all',
            `${formatAmount(total, decimals)} tokens, ${total} smallest units`,
          ],
          [
            'Contract to approve',
            creator.addresses[chainId] ?? `${creator.contract}, after the chain is chosen`,
          ],
        ]}
      />
      <Parties {...{ creator, labels, texts, problems }} set={setTexts} />
      <div className={tool.stack}>
        {!isFlow && (
          <Right label="The sender can cancel the streams" isOn={cancelable} set={setCancelable} />
        )}
        <Right
          label="The recipients can transfer the streams"
          isOn={transferable}
          set={setTransferable}
        />
        {(isFlow || format.timing === 'range') && (
          <Right
            label="The dates are in the time zone of this device; without the check mark, in UTC"
            isOn={isDevice}
            set={setIsDevice}
          />
        )}
      </div>
      <Says said={sayBatch(format, rows, decimals, { ...terms, sender })} />
      {parts.length > 1 && (
        <>
          <p>
            A transaction can use at most {GAS_CAP.toLocaleString('en-US')} gas on Ethereum, so the
            streams are split: at most {MOST_STREAMS} in one transaction, each with an approval of
            its own if it deposits tokens. Send the parts one after the other, and download a Safe
            file for each.
          </p>
          <Field label="Part to send">
            {(control) => (
              <select
                {...control}
                value={chosen}
                onChange={({ target }) => setChosen(Number(target.value))}
              >
                {parts.map(({ rows: some, sum }, at) => (
                  <option key={at} value={at}>
                    Part {at + 1} of {parts.length}: rows {rangeOf(some)},{' '}
                    {formatAmount(sum, decimals)} tokens
                  </option>
                ))}
              </select>
            )}
          </Field>
        </>
      )}
      {part && <Outputs calls={part.calls} />}
    </>
  );
}
