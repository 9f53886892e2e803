import { useRef, useState, type ReactNode } from 'react';
import { DefinitionList } from '@sablier-docs/kit/form/DefinitionList';
import tool from '@sablier-docs/kit/form/styles.module.css';
import { useAnswerInView } from '@sablier-docs/kit/form/useAnswerInView';
import { formatUtc } from '@sablier-docs/protocol/time';
import type { Rehearsal as Result } from '../types';
import { changeWords, UNKNOWN, type ShownToken } from '../words';

interface Props {
  /** Loads the rehearsal and runs it. @throws a sentence */
  run: () => Promise<Result>;
  /** What the page makes, for the sentence above the button: `this stream`. */
  makes: string;
  /** What the figures are of; a stream unless given. */
  of?: string;
  token: ShownToken;
  /** Symbol of the chain's coin. */
  coin: string;
}

type State =
  | { readonly is: 'idle' | 'running' }
  | { readonly is: 'done'; readonly result: Result }
  | { readonly is: 'failed'; readonly why: string };

/** Sends the prepared calls on a chain in the page, with the stream as it was read, and tells what they do. */
export function Rehearsal({ run, makes, of = 'The stream', token, coin }: Props): ReactNode {
  const [state, setState] = useState<State>({ is: 'idle' });
  const round = useRef(0);
  const isRunning = state.is === 'running';
  const status = useRef<HTMLParagraphElement>(null);
  useAnswerInView(status, state.is === 'idle' ? '' : state.is);
  const rehearse = async (): Promise<void> => {
    if (isRunning) return;
    const mine = ++round.current;
    setState({ is: 'running' });
    const set = (next: State) => mine === round.current && setState(next);
    try {
      set({ is: 'done', result: await run() });
    } catch (error) {
      set({ is: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  };
  return (
    <section className={tool.stack} aria-label="Rehearsal">
      <h3>Rehearse</h3>
      <p className={tool.hint}>
        The page makes <span>{makes}</span> on a chain of its own, with the bytecode of the release,
        and sends the call there. No wallet is asked, and nothing leaves the page.
      </p>
      <div className={tool.actions}>
        <button
          type="button"
          className={tool.button}
          aria-disabled={isRunning}
          onClick={() => void rehearse()}
        >
          Rehearse in this page
        </button>
      </div>
      <p ref={status} role="status" className={tool.status}>
        {statusOf(state)}
      </p>
      {state.is === 'done' && <Outcome {...{ of, token, coin }} result={state.result} />}
    </section>
  );
}

function statusOf(state: State): string {
  switch (state.is) {
    case 'idle':
      return '';
    case 'running':
      return 'Making it and sending the call …';
    case 'failed':
      return state.why;
    case 'done':
      return state.result.refused === null
        ? 'The call went through in the rehearsal.'
        : `The contract refused the call in the rehearsal: ${state.result.refused}.`;
  }
}

function Outcome({
  result,
  of,
  token,
  coin,
}: Required<Pick<Props, 'of' | 'token' | 'coin'>> & { result: Result }): ReactNode {
  const { changes, rows, events, notes, time } = result;
  const changed = rows.filter(({ before, after }) => before !== after);
  const same = rows.filter(({ before, after }) => before === after);
  return (
    <>
      <p>
        <strong>{`Balances, at ${formatUtc(time)}`}</strong>
      </p>
      <ul>
        {changes.length === 0 && <li>No balance changes.</li>}
        {changes.map((one) => (
          <li key={`${one.who.join()} ${one.unit}`}>{changeWords(one, token, coin)}</li>
        ))}
      </ul>
      <p>
        <strong>{of}</strong>
      </p>
      <DefinitionList
        of={[
          ...changed.map(({ label, before, after }) => [label, `${before} → ${after}`] as const),
          ...same.map(({ label, after }) => [label, `${after}, unchanged`] as const),
        ]}
      />
      {events.length > 0 && (
        <details>
          <summary>Events of the contract</summary>
          <ul style={{ overflowWrap: 'anywhere' }}>
            {events.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </details>
      )}
      <p className={tool.hint}>A rehearsal does not know:</p>
      <ul className={tool.hint}>
        {[...UNKNOWN, ...notes].map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </>
  );
}
