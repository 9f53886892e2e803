import type { ReactNode } from 'react';
import { LoadFailed } from '../../form/LoadFailed';
import tool from '../../form/styles.module.css';

interface Props {
  press: () => void;
  /** Whether a press waits for the code for wallets. */
  waiting: boolean;
  /** Whether that code did not load. */
  failed: boolean;
  children: ReactNode;
}

/** The button with which a reading begins. */
export const PressToRead = ({ press, waiting, failed, children }: Props): ReactNode => (
  <>
    <div className={tool.actions}>
      <button
        type="button"
        className={tool.button}
        data-waiting={waiting ? '' : undefined}
        onClick={press}
      >
        {children}
      </button>
    </div>
    {failed && <LoadFailed />}
  </>
);
