import { CreateIt } from '@site/src/components/CreateIt';
import { CodeTabs } from '@site/src/components/Tool/CodeTabs';
import { PastStart } from '@site/src/components/Tool/PastStart';
import { Rejected, ShareLink } from '@site/src/components/Tool/ShareLink';
import { TimeHint } from '@site/src/components/Tool/TimeHint';
import tool from '@site/src/components/Tool/styles.module.css';
import { solidityOf, typescriptOf } from '@site/src/tools/flow-calculator/code';
import type { FlowField } from '@site/src/tools/flow-calculator/form';
import type { ReactNode } from 'react';
import { Debt } from './Debt';
import { Rate } from './Rate';
import { RateFields } from './RateFields';
import { answerOf } from './say';
import { ID, useFlowCalculator } from './useFlowCalculator';

const loadCreate = async () => (await import('@site/src/components/CreateIt/Flow')).CreateFlow;

const SAYS =
  'Flow calculator. Give an amount per period, or a rate; it gives the other, the rounding error, ' +
  'the debts at a moment, the depletion time, and the call in Solidity and TypeScript.';

/**
 * From an amount per period to the rate that Flow stores and back, and what such a stream owes at a
 * moment. It begins with an example; an address that was copied from it brings other values.
 */
export function FlowCalculator(): ReactNode {
  const { form, reading, stream, now, rejected, change, write } = useFlowCalculator();
  const { rate, decimals, seconds, amount, start, startTime, at } = reading;
  const problemOf = (field: FlowField) => reading.problems.get(field);
  const fields = { form, change, problemOf };

  return (
    <section
      id={ID}
      className={tool.tool}
      aria-label="Flow calculator"
      data-search="off"
      data-tool={SAYS}
    >
      <Rejected labels={rejected} className={tool.notice} />
      <RateFields {...fields} rate={rate} />
      <p
        role="status"
        data-testid="answer"
        className={stream && at !== null ? 'visually-hidden' : tool.status}
      >
        {answerOf(reading, stream)}
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
          <PastStart
            says="The start is in the past: the stream owes for the time since then as soon as it is created."
            onNow={() => change({ ...form, start: '0' })}
          />
        )}
        {stream && startTime !== null && (
          <>
            <CodeTabs
              solidity={solidityOf(stream, startTime)}
              typescript={typescriptOf(stream, startTime)}
            />
            <CreateIt
              title="Create this stream from a wallet, a Safe or an explorer"
              load={loadCreate}
              inner={{ stream, startTime }}
            />
          </>
        )}
        <ShareLink id={ID} write={write} />
      </div>
    </section>
  );
}
