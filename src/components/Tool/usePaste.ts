import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { joined } from './pasted';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a paste whole. A browser cuts a pasted text at the field's `maxLength`, so that spaces before a
 * number could cost it its last digits, and without one a megabyte freezes the field. Here a text that is
 * too long without its spaces is not taken at all, and the reader is told.
 * @returns what to say about the last paste, and the handlers of the field for a paste and a drop
 */
export function usePaste(longest: number, set: (text: string) => void) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  const take = (
    event: { preventDefault: () => void; currentTarget: Control },
    given: string,
  ): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const at = { value, selectionStart: selectionStart ?? 0, selectionEnd: selectionEnd ?? 0 };
    const whole = joined(at, given);
    setTooLong(null);
    if (whole.length <= longest) return;
    event.preventDefault();
    const text = whole.trim();
    if (text.length <= longest) set(text);
    else setTooLong(sayTooLong(text.length, longest));
  };
  const handlers = {
    onPaste: (event: ClipboardEvent<Control>) => take(event, event.clipboardData.getData('text')),
    onDrop: (event: DragEvent<Control>) => take(event, event.dataTransfer.getData('text')),
  };
  const clear = () => setTooLong(null);
  return { tooLong, handlers, clear };
}

const sayTooLong = (length: number, longest: number): string =>
  `The pasted text has ${length.toLocaleString('en-US')} characters, and this field takes at most ${longest.toLocaleString('en-US')}. Nothing was entered.`;
