import { useEffect, useRef } from 'react';

/** Shows the dialog above the page as long as its component is mounted, and stops the page behind. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    document.documentElement.classList.add('search-open');
    return () => {
      document.documentElement.classList.remove('search-open');
      element.close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
