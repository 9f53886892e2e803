import { anchorOf } from '@sablier-docs/protocol/errors/types';
import tool from '@sablier-docs/tools/form/styles.module.css';
import type { ReactNode } from 'react';
import { dai, describeStep } from '../describe';
import type { Named } from '../outcome';
import type { Done } from '../session';
import type { Product } from '../steps';
import styles from './styles.module.css';

/** Every step with what it did, the last one first. */
export function Log({ product, done }: { product: Product; done: readonly Done[] }): ReactNode {
  if (done.length === 0) return null;
  return (
    <ul role="list" className={`${tool.stack} ${styles.log}`} data-testid="log">
      {done.toReversed().map((one, i) => (
        <li key={done.length - i}>
          <strong>{describeStep(product, one.step)}</strong>
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

function Refused({ error }: { error: Named }): ReactNode {
  const isKnown = /^Sablier/.test(error.name);
  return (
    <p className={tool.problem}>
      The contract refuses the call:{' '}
      {isKnown ? (
        <a href={`/reference/errors#${anchorOf(error.name)}`}>
          <code>{error.name}</code>
        </a>
      ) : (
        <code>{error.name}</code>
      )}
      {argumentsOf(error)}. Nothing moved.
    </p>
  );
}

function Moved({ done: { moves, events } }: { done: Done }): ReactNode {
  return (
    <>
      <p className={tool.hint}>
        {moves.length === 0
          ? 'No tokens moved.'
          : moves
              .map(({ name, units }) => `${name} ${units > 0n ? '+' : ''}${dai(units)}`)
              .join(', ')}
      </p>
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

const argumentsOf = ({ args }: Named): string =>
  args.length === 0 ? '' : ` (${args.map(({ name, value }) => `${name}: ${value}`).join(', ')})`;
