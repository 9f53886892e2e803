import { CreateSection } from '../../../desks/creation/view';
import { CodeTabs } from '../../view/CodeTabs';
import { PastStartNotice } from '../../view/PastStartNotice';
import { Rejected, ShareLink } from '@sablier-docs/kit/form/ShareLink';
import { TimeHint } from '../../view/TimeHint';
import { useNow } from '@sablier-docs/kit/form/useNow';
import tool from '@sablier-docs/kit/form/styles.module.css';
import type { LockupShapeId } from '@sablier-docs/protocol/lockup/shapes';
import { fieldAmount } from '@sablier-docs/kit/inputs/amounts';
import { MAX_UINT128 } from '@sablier-docs/protocol/solidity-types';
import type { FieldName } from '../form';
import { pastNotice, startNow } from '../past-dates';
import { streamSolidity } from '../solidity';
import { streamTypescript } from '../typescript';
import type { ReactNode } from 'react';
import { ScheduleFiles } from './Files';
import { LinearFields, StartFields, TokenFields } from './Fields';
import { ModelPicker } from './ModelPicker';
import { FieldMessage } from './FieldMessage';
import { Readout } from './Readout';
import { Rows } from './Rows';
import { streamResultText } from './result-text';
import { SIMULATOR_ID, useSimulator } from './useSimulator';

const loadCreate = async () => (await import('../../../desks/creation/view/Lockup')).CreateLockup;

const TOOL_DESCRIPTION =
  'Stream simulator. Choose a model and set amounts and dates; it draws the curve, answers what is ' +
  'streamed at a moment, names what the contract would refuse, prints the parameters in Solidity and ' +
  'TypeScript, and makes a CSV table and a calendar file of what vests when.';

/**
 * Draws a Lockup stream with the reader's amounts and dates, computes the amount streamed at a
 * given time, and prints the parameters that create the stream. It starts with a named shape, or
 * with the values of a shared link.
 */
export function StreamSimulator({ shape = 'cliff' }: { shape?: LockupShapeId }): ReactNode {
  const { form, verdict, drawn, rejected, change, switchTo, undo, write } = useSimulator(shape);
  const now = useNow();
  const { stream, decimals, start, at, problems, sum } = verdict;
  const problemOf = (field: FieldName) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && <FieldMessage {...problem} />;
  };
  const fields = { form, change, problemOf };
  const isOff =
    sum !== null && decimals !== null && problems.some(({ field }) => field === 'deposit');
  const label = verdict.shape;
  const past = stream && pastNotice(stream, now);

  return (
    <section
      id={SIMULATOR_ID}
      className={tool.tool}
      aria-label="Stream simulator"
      data-search="off"
      data-tool={TOOL_DESCRIPTION}
    >
      <ModelPicker form={form} change={change} switchTo={switchTo} />
      <Rejected labels={rejected} className={tool.notice} />
      <div className={tool.stack}>
        {drawn && (
          <Readout
            {...drawn}
            at={at}
            isStale={!stream}
            atText={form.at}
            atProblem={problemOf('at')}
            onAt={(text) => change({ ...form, at: text })}
          />
        )}
        <p
          role="status"
          data-testid="answer"
          className={stream && at !== null ? 'visually-hidden' : tool.status}
        >
          {streamResultText(verdict)}
        </p>
        <noscript>
          <p className={tool.hint}>
            With JavaScript you can set your own amounts and dates here. Without it, the plot shows
            an example.
          </p>
        </noscript>
        <div className={`${tool.stack} ${tool.scripted}`}>
          <TokenFields {...fields}>
            {isOff && sum > 0n && sum <= MAX_UINT128 && (
              <button
                type="button"
                className={tool.button}
                onClick={() => change({ ...form, deposit: fieldAmount(sum, decimals) })}
              >
                Use the sum
              </button>
            )}
          </TokenFields>
          {form.model === 'linear' ? (
            <LinearFields {...fields} start={start} />
          ) : (
            <>
              <StartFields {...fields} />
              <Rows {...fields} start={start} />
            </>
          )}
          <TimeHint />
          <div className={tool.actions}>
            <button
              type="button"
              className={tool.button}
              aria-disabled={!undo}
              onClick={() => undo?.()}
            >
              Undo the last change
            </button>
          </div>
        </div>
      </div>
      <div className={`${tool.stack} ${tool.scripted}`}>
        {stream && decimals !== null && label !== null && (
          <ScheduleFiles stream={stream} decimals={decimals} shape={label} />
        )}
        {past && <PastStartNotice says={past} onNow={() => change(startNow(form, now))} />}
        {stream && decimals !== null && label !== null && (
          <>
            <CodeTabs
              solidity={streamSolidity(stream, { shape: label, decimals })}
              typescript={streamTypescript(stream, { shape: label, decimals })}
            />
            <CreateSection
              title="Create this stream from a wallet, a Safe or an explorer"
              load={loadCreate}
              inner={{ stream, shape: label, decimals }}
            />
          </>
        )}
        <ShareLink id={SIMULATOR_ID} write={write} />
      </div>
    </section>
  );
}
