import { CreateIt } from '@site/src/components/CreateIt';
import { CodeTabs } from '@site/src/components/Tool/CodeTabs';
import { PastStart } from '@site/src/components/Tool/PastStart';
import { Rejected, ShareLink } from '@site/src/components/Tool/ShareLink';
import { TimeHint } from '@site/src/components/Tool/TimeHint';
import { useNow } from '@site/src/components/Tool/useNow';
import tool from '@site/src/components/Tool/styles.module.css';
import type { LockupShapeId } from '@site/src/protocol/lockup/shapes';
import { fieldAmount } from '@site/src/tools/inputs/amounts';
import { MAX_UINT128 } from '@site/src/protocol/solidity-types';
import type { FieldName } from '@site/src/tools/simulator/form';
import { pastOf, startNow } from '@site/src/tools/simulator/past';
import { solidityOf } from '@site/src/tools/simulator/solidity';
import { typescriptOf } from '@site/src/tools/simulator/typescript';
import type { ReactNode } from 'react';
import { Files } from './Files';
import { LinearFields, StartFields, TokenFields } from './Fields';
import { Head } from './Head';
import { Problem } from './Problem';
import { Readout } from './Readout';
import { Rows } from './Rows';
import { answerOf } from './say';
import { ID, useSimulator } from './useSimulator';

const loadCreate = async () => (await import('@site/src/components/CreateIt/Lockup')).CreateLockup;

const SAYS =
  'Stream simulator. Choose a model and set amounts and dates; it draws the curve, answers what is ' +
  'streamed at a moment, names what the contract would refuse, prints the parameters in Solidity and ' +
  'TypeScript, and makes a CSV table and a calendar file of what vests when.';

/**
 * Draws a Lockup stream of the reader's own amounts and dates, answers what is streamed at a moment
 * and prints the parameters that create it. It begins with a named shape; an address that was copied
 * from it brings other values.
 */
export function StreamSimulator({ shape = 'cliff' }: { shape?: LockupShapeId }): ReactNode {
  const { form, verdict, drawn, rejected, change, switchTo, undo, write } = useSimulator(shape);
  const now = useNow();
  const { stream, decimals, start, at, problems, sum } = verdict;
  const problemOf = (field: FieldName) => {
    const problem = problems.find((candidate) => candidate.field === field);
    return problem && <Problem {...problem} />;
  };
  const fields = { form, change, problemOf };
  const isOff =
    sum !== null && decimals !== null && problems.some(({ field }) => field === 'deposit');
  const label = verdict.shape;
  const past = stream && pastOf(stream, now);

  return (
    <section
      id={ID}
      className={tool.tool}
      aria-label="Stream simulator"
      data-search="off"
      data-tool={SAYS}
    >
      <Head form={form} change={change} switchTo={switchTo} />
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
          {answerOf(verdict)}
        </p>
        <noscript>
          <p className={tool.hint}>
            With JavaScript you can set your own amounts and dates here. Without it, the plot shows
            an example.
          </p>
        </noscript>
        <div className={`${tool.stack} ${tool.scripted}`}>
          <TokenFields
            {...fields}
            useSum={
              isOff &&
              sum > 0n &&
              sum <= MAX_UINT128 && (
                <button
                  type="button"
                  className={tool.button}
                  onClick={() => change({ ...form, deposit: fieldAmount(sum, decimals) })}
                >
                  Use the sum
                </button>
              )
            }
          />
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
          <Files stream={stream} decimals={decimals} shape={label} />
        )}
        {past && <PastStart says={past} onNow={() => change(startNow(form, now))} />}
        {stream && decimals !== null && label !== null && (
          <>
            <CodeTabs
              solidity={solidityOf(stream, { shape: label, decimals })}
              typescript={typescriptOf(stream, { shape: label, decimals })}
            />
            <CreateIt
              title="Create this stream from a wallet, a Safe or an explorer"
              load={loadCreate}
              inner={{ stream, shape: label, decimals }}
            />
          </>
        )}
        <ShareLink id={ID} write={write} />
      </div>
    </section>
  );
}
