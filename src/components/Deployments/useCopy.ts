import { useEffect, useState, type MouseEvent } from 'react';

const SHOWN_FOR = 4_000;
const REFUSED_FOR = 10_000;

/** What the reader is told after a copy; null while there is nothing to say. */
export type Notice = { text: string; failed: boolean } | null;

/**
 * Answers every button with `data-copy` below the element that gets `onClick`. Where the browser
 * refuses the clipboard, the address is selected so that the keyboard can copy it.
 */
export function useCopy() {
  const [notice, setNotice] = useState<Notice>(null);

  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => setNotice(null), notice.failed ? REFUSED_FOR : SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice]);

  const onClick = async (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-copy]');
    const value = button?.dataset.copy;
    if (!button || !value) return;
    try {
      await navigator.clipboard.writeText(value);
      setNotice({ text: `Copied ${value}`, failed: false });
    } catch {
      const address = button.previousElementSibling;
      if (address) getSelection()?.selectAllChildren(address);
      setNotice({
        text: 'The browser did not allow copying. The address is selected: copy it with your keyboard or the context menu.',
        failed: true,
      });
    }
  };

  return { notice, onClick };
}
