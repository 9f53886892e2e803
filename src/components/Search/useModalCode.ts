import { useEffect, useState } from 'react';

type SearchModal = typeof import('./Modal').default;

/** Requests the code of the modal ahead of time. A failure waits until the modal is wanted. */
export function preloadModal(): void {
  import('./Modal').catch(() => undefined);
}

/**
 * The modal, once it is wanted and loaded; `failed` when it cannot be loaded. `React.lazy` would
 * keep the failure and take the whole page down with it.
 */
export function useModalCode(wanted: boolean): { Modal?: SearchModal; failed: boolean } {
  const [Modal, setModal] = useState<SearchModal>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) {
      setFailed(false);
      return;
    }
    import('./Modal').then(
      (code) => setModal(() => code.default),
      () => setFailed(true),
    );
  }, [wanted]);
  return { Modal, failed };
}
