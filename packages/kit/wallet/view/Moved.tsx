import tool from '../../form/styles.module.css';
import type { Moved as MovedFigure } from '../figures';
import type { ReactNode } from 'react';

/** Figures that are others now than those that the page shows: the reader reads again, and decides. */
export function Moved(props: { moved: readonly MovedFigure[]; readAgain: () => void }): ReactNode {
  return (
    <div className={tool.notice}>
      <p>
        <strong>This has changed since it was read.</strong> Nothing was sent.{' '}
        <span>{props.moved.join(' ')}</span>
      </p>
      <button type="button" className={tool.button} onClick={props.readAgain}>
        Read again
      </button>
    </div>
  );
}
