import { useEffect, useRef } from 'react';
import { showDialog } from './show-dialog';

/** Shows the dialog above the page as long as its component is mounted, and stops the page behind. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const hide = dialog.current && showDialog(dialog.current);
    return () => {
      hide?.();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
