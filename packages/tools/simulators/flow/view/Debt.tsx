import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import { MomentSlider } from '../../view/MomentSlider';
import { TextInput } from '@sablier-docs/kit/form/TextInput';
import results from '@sablier-docs/kit/form/results.module.css';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { formatAmount } from '@sablier-docs/protocol/amount';
import type { FlowStream } from '@sablier-docs/protocol/flow/debt';
import { FLOW_DECIMALS } from '@sablier-docs/protocol/flow/scale';
import { readDecimals } from '@sablier-docs/kit/inputs/amounts';
import { valueOf } from '@sablier-docs/kit/inputs/parsed';
import { formatUtc } from '@sablier-docs/protocol/time';
import { debtsOf } from '../figures';
import { plotDataOf } from '../plot-data';
import type { ReactNode } from 'react';
import { FlowPlotLegend, FlowPlot } from './FlowPlot';
import { rateInputProps, type FieldsProps } from './RateFields';
import { calculatedDepletionText } from './result-text';

interface Props extends FieldsProps {
  stream: FlowStream | null;
  start: bigint | null;
  /** The argument of the contract: 0 for the time of the block. */
  startTime: bigint | null;
  at: bigint | null;
  /** Length of the chosen period in seconds. */
  seconds: bigint | null;
}

/** Deposit, start and time, and the results of the contract's views at that time. */
export function Debt({ stream, start, startTime, at, seconds, ...props }: Props): ReactNode {
  const input = rateInputProps(props);
  return (
    <>
      <div className={`${tool.row} ${tool.scripted}`}>
        <TextInput
          label="Deposit, in tokens"
          inputMode="decimal"
          most={Infinity}
          decimals={valueOf(readDecimals(props.form.decimals)) ?? undefined}
          hint="Empty for none"
          {...input('deposit')}
        />
        <TextInput label="Start" hint={startHint(start, startTime)} {...input('start')} />
        <TextInput
          label="Moment to look at"
          hint={at === null ? undefined : `${formatUtc(at)}, Unix ${at}`}
          {...input('at')}
        />
      </div>
      {stream && seconds !== null && (
        <Picture {...{ stream, at, seconds }} onAt={input('at').onValue} />
      )}
      {stream && at !== null && <Debts stream={stream} at={at} />}
    </>
  );
}

/** The start in the other notation. */
function startHint(start: bigint | null, startTime: bigint | null): string | undefined {
  if (start === null) return undefined;
  return startTime === 0n
    ? `0 is the time of the block, now about ${formatUtc(start)}`
    : `Unix ${start}`;
}

interface PictureProps {
  stream: FlowStream;
  at: bigint | null;
  seconds: bigint;
  onAt: (text: string) => void;
}

function Picture({ stream, at, seconds, onAt }: PictureProps): ReactNode {
  const picture = plotDataOf(stream, seconds, at);
  const print = (units: bigint) => `${formatAmount(units, stream.tokenDecimals)} tokens`;
  const text = `Total debt from ${formatUtc(picture.start)}, growing evenly to ${print(picture.debtAtEnd)} on ${formatUtc(picture.end)}, against a balance of ${print(stream.balance)}. Depletion: ${calculatedDepletionText(stream)}`;
  return (
    <figure className={results.figure}>
      <FlowPlot stream={stream} picture={picture} at={at} label={text} />
      <MomentSlider start={picture.start} end={picture.end} at={at} onAt={onAt} />
      <FlowPlotLegend hasUncovered={picture.debtAtEnd > stream.balance} />
    </figure>
  );
}

function Debts({ stream, at }: { stream: FlowStream; at: bigint }): ReactNode {
  const debts = debtsOf(stream, at);
  const units = (value: bigint) =>
    `${formatAmount(value, stream.tokenDecimals)} tokens, ${value} units`;
  const scaled = (value: bigint) => `${formatAmount(value, FLOW_DECIMALS)} tokens, 18 decimals`;
  const facts: [string, string][] = [
    ['Status', debts.status],
    ['Snapshot debt', scaled(debts.snapshotScaled)],
    ['Ongoing debt', scaled(debts.ongoingScaled)],
    ['Total debt', units(debts.total)],
    ['Covered debt', units(debts.covered)],
    ['Uncovered debt', units(debts.uncovered)],
    ['Refundable', units(debts.refundable)],
    ['Depletion time', calculatedDepletionText(stream)],
  ];
  return <DefinitionList of={facts} />;
}
