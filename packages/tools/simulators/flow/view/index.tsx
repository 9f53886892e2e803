import { CreateSection } from '../../../desks/creation/view';
import { CodeTabs } from '../../view/CodeTabs';
import { PastStartNotice } from '../../view/PastStartNotice';
import { Rejected, ShareLink } from '@sablier-docs/kit/form/ShareLink';
import { TimeHint } from '../../view/TimeHint';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { flowSolidity, flowTypescript } from '../code';
import type { FlowField } from '../form';
import type { ReactNode } from 'react';
import { Debt } from './Debt';
import { Rate } from './Rate';
import { RateFields } from './RateFields';
import { flowResultText } from './result-text';
import { FLOW_CALCULATOR_ID, useFlowCalculator } from './useFlowCalculator';

const loadCreate = async () => (await import('../../../desks/creation/view/Flow')).CreateFlow;

const TOOL_DESCRIPTION =
  'Flow calculator. Give an amount per period, or a rate; it gives the other, the rounding error, ' +
  'the debts at a moment, the depletion time, and the call in Solidity and TypeScript.';

/**
 * Converts an amount per period to the rate that Flow stores and back, and computes the debt of
 * such a stream at a given time. It starts with an example, or with the values of a shared link.
 */
export function FlowCalculator(): ReactNode {
  const { form, reading, stream, now, rejected, change, write } = useFlowCalculator();
  const { rate, decimals, seconds, amount, start, startTime, at } = reading;
  const problemOf = (field: FlowField) => reading.problems.get(field);
  const fields = { form, change, problemOf };

  return (
    <section
      id={FLOW_CALCULATOR_ID}
      className={tool.tool}
      aria-label="Flow calculator"
      data-search="off"
      data-tool={TOOL_DESCRIPTION}
    >
      <Rejected labels={rejected} className={tool.notice} />
      <RateFields {...fields} rate={rate} />
      <p
        role="status"
        data-testid="answer"
        className={stream && at !== null ? 'visually-hidden' : tool.status}
      >
        {flowResultText(reading, stream)}
      </p>
      {rate !== null && decimals !== null && seconds !== null && (
        <Rate rate={rate} decimals={decimals} seconds={seconds} amount={amount} />
      )}
      <noscript>
        <p className={tool.hint}>
          With JavaScript you can compute with your own numbers here. Without it, you see an
          example: 1,000 tokens of 6 decimals in 30 days, with a deposit of 1,000.
        </p>
      </noscript>
      <Debt {...fields} {...{ stream, start, startTime, at, seconds }} />
      <div className={`${tool.stack} ${tool.scripted}`}>
        <TimeHint />
        {start !== null && start < now && (
          <PastStartNotice
            says="The start is in the past: the stream owes for the time since then as soon as it is created."
            onNow={() => change({ ...form, start: '0' })}
          />
        )}
        {stream && startTime !== null && (
          <>
            <CodeTabs
              solidity={flowSolidity(stream, startTime)}
              typescript={flowTypescript(stream, startTime)}
            />
            <CreateSection
              title="Create this stream from a wallet, a Safe or an explorer"
              load={loadCreate}
              inner={{ stream, startTime }}
            />
          </>
        )}
        <ShareLink id={FLOW_CALCULATOR_ID} write={write} />
      </div>
    </section>
  );
}
