import type { ReactNode } from 'react';
import { LoadFailed } from '@sablier-docs/kit/form/LoadFailed';
import { WaitingButton } from '@sablier-docs/kit/form/WaitingButton';
import tool from '@sablier-docs/kit/form/styles.module.css';

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
      <WaitingButton waiting={waiting} onClick={press}>
        {children}
      </WaitingButton>
    </div>
    {failed && <LoadFailed />}
  </>
);
