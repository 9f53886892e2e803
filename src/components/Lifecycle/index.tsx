import { Fragment, type ReactNode } from 'react';
import { WithCode } from '@sablier-docs/ui/WithCode';
import { Drawing } from './Drawing';
import { flow } from './flow';
import { lockup } from './lockup';
import arrows from '../Sequence/arrows.module.css';
import styles from './styles.module.css';
import type { Diagram, Transition } from './types';

const DIAGRAMS: Record<'lockup' | 'flow', Diagram> = { lockup, flow };

function Item({ number, from, to, when }: Transition<string>): ReactNode {
  return (
    <li value={number}>
      {from.length > 1 && 'Any status in the frame: '}
      <span className={styles.statuses}>
        {from.map((id, i) => (
          <Fragment key={id}>
            {i > 0 && ', '}
            <wbr />
            {id}
          </Fragment>
        ))}{' '}
        → {to}:
      </span>{' '}
      <WithCode>{when}</WithCode>
    </li>
  );
}

/** Every status of a stream, and every transition between them. */
export function Lifecycle({ of }: { of: 'lockup' | 'flow' }): ReactNode {
  const diagram = DIAGRAMS[of];
  return (
    <figure className={styles.lifecycle}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Drawing diagram={diagram} />
          <ul role="list" className={styles.legend}>
            {diagram.legend.map(({ tone, text }) => (
              <li key={tone} className={styles[tone]}>
                {text}
              </li>
            ))}
          </ul>
        </div>
        {/* Explicit roles, because Safari removes them from lists without markers. */}
        <ol role="list" className={arrows.steps}>
          {diagram.edges.map((edge) => (
            <Item key={edge.number} {...edge} />
          ))}
        </ol>
      </div>
    </figure>
  );
}
