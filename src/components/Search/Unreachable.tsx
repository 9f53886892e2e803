import type { ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';
import { useDialog } from './Modal/useDialog';
import styles from './screens.module.css';

/** In place of the modal when its code could not be loaded. Opening the search again tries again. */
export function Unreachable({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useDialog();
  return (
    <dialog ref={dialog} className={styles.unreachable} aria-label="Search" onClose={onClose}>
      <ErrorScreen />
      <button type="button" className="button-solid" onClick={onClose}>
        Close
      </button>
    </dialog>
  );
}
