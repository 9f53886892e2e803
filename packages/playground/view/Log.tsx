import tool from '@sablier-docs/kit/form/styles.module.css';
import type { ReactNode } from 'react';
import { describeStep } from '../describe';
import type { Named, Refusal } from '../outcome';
import { sayMoved, sayRefused } from '../say';
import type { Done } from '../session';
import styles from './styles.module.css';

/** Every step with what it did, the last one first. */
export function Log({ done }: { done: readonly Done[] }): ReactNode {
  if (done.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label="Log, the last step first"
      className={`${tool.stack} ${styles.log}`}
      data-testid="log"
    >
      {done.toReversed().map((one, i) => (
        <li key={done.length - i}>
          <strong>{`${done.length - i}. ${describeStep(one.step)}`}</strong>
          {one.error ? <Refused error={one.error} /> : <p style={{ margin: 0 }}>{sayMoved(one)}</p>}
          <details>
            <summary>{`${one.events.length > 0 ? 'Events, and the call' : 'The call'} in code`}</summary>
            {one.events.length > 0 && (
              <ul>
                {one.events.map((event, at) => (
                  <li key={at}>
                    <code translate="no">{event.name}</code>
                    <span>{argumentsOf(event)}</span>
                  </li>
                ))}
              </ul>
            )}
            {Object.entries(one.code).map(([name, line]) => (
              <pre
                key={name}
                className={tool.output}
                tabIndex={0}
                aria-label={`The call in ${name}`}
              >
                <code translate="no">{line}</code>
              </pre>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Refused({ error }: { error: Refusal }): ReactNode {
  const name = <code translate="no">{error.name}</code>;
  return (
    <>
      <p className={tool.problem}>{sayRefused(error)}</p>
      <p className={tool.hint}>
        Its error: <span>{error.path ? <a href={error.path}>{name}</a> : name}</span>
        <span>{argumentsOf(error)}</span>
      </p>
    </>
  );
}

const argumentsOf = ({ args }: Named): string =>
  args.length === 0 ? '' : ` (${args.map(({ name, value }) => `${name}: ${value}`).join(', ')})`;
