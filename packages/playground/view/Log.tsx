import tool from '@sablier-docs/tools/form/styles.module.css';
import type { ReactNode } from 'react';
import { coin, dai, describeStep } from '../describe';
import type { Named, Refusal } from '../outcome';
import type { Done } from '../session';
import styles from './styles.module.css';

/** Every step with what it did, the last one first. */
export function Log({ done }: { done: readonly Done[] }): ReactNode {
  if (done.length === 0) return null;
  return (
    <ul role="list" className={`${tool.stack} ${styles.log}`} data-testid="log">
      {done.toReversed().map((one, i) => (
        <li key={done.length - i}>
          <strong>
            {done.length - i}. {describeStep(one.step)}
          </strong>
          {one.error ? <Refused error={one.error} /> : <Moved done={one} />}
          <details>
            <summary>The call in code</summary>
            {Object.entries(one.code).map(([name, line]) => (
              <pre
                key={name}
                className={tool.output}
                tabIndex={0}
                aria-label={`The call in ${name}`}
              >
                <code>{line}</code>
              </pre>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}

function Refused({ error }: { error: Refusal }): ReactNode {
  const name = <code>{error.name}</code>;
  return (
    <>
      <p className={tool.problem}>
        The contract refuses the call: {error.path ? <a href={error.path}>{name}</a> : name}
        {argumentsOf(error)}. Nothing moved.
      </p>
      {error.says && <p className={tool.hint}>{error.says}</p>}
    </>
  );
}

function Moved({ done: { moves, coins, events } }: { done: Done }): ReactNode {
  const amounts = [
    ...moves.map(({ name, units }) => `${name} ${signed(units, dai)}`),
    ...coins.map(({ name, units }) => `${name} ${signed(units, coin)}`),
  ];
  return (
    <>
      <p className={tool.hint}>{amounts.length === 0 ? 'No tokens moved.' : amounts.join(', ')}</p>
      <ul>
        {events.map((event, i) => (
          <li key={i}>
            <code>{event.name}</code>
            {argumentsOf(event)}
          </li>
        ))}
      </ul>
    </>
  );
}

const signed = (units: bigint, write: (units: bigint) => string): string =>
  `${units > 0n ? '+' : ''}${write(units)}`;

const argumentsOf = ({ args }: Named): string =>
  args.length === 0 ? '' : ` (${args.map(({ name, value }) => `${name}: ${value}`).join(', ')})`;
