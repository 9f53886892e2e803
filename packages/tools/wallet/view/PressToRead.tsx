import type { ReactNode } from 'react';
import { LoadFailed } from '../../form/LoadFailed';
import tool from '../../form/styles.module.css';

interface Props {
  press: () => void;
  /** Whether the code for wallets did not load. */
  failed: boolean;
  children: ReactNode;
}

/** The button with which a reading begins. */
export const PressToRead = ({ press, failed, children }: Props): ReactNode => (
  <>
    <div className={tool.actions}>
      <button type="button" className={tool.button} onClick={press}>
        {children}
      </button>
    </div>
    {failed && <LoadFailed />}
  </>
);
