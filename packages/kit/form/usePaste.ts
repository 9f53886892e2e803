import { formatCount } from '@sablier-docs/protocol/amount';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { insertText } from './long-text';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Handles pastes into a field. A browser truncates pasted text at `maxLength`, so that leading
 * spaces could cost a number its last digits; without `maxLength`, a megabyte freezes the field.
 * Here, a text that is too long after trimming is rejected with a message.
 * @returns the message about the last paste, and the field's handlers for paste and drop
 */
export function usePaste(longest: number, set: (text: string) => void) {
  const [tooLong, setTooLong] = useState<string | null>(null);
  const take = (
    event: { preventDefault: () => void; currentTarget: Control },
    given: string,
  ): void => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const at = { value, selectionStart: selectionStart ?? 0, selectionEnd: selectionEnd ?? 0 };
    const whole = insertText(at, given);
    setTooLong(null);
    if (whole.length <= longest) return;
    event.preventDefault();
    const text = whole.trim();
    if (text.length <= longest) set(text);
    else setTooLong(tooLongText(text.length, longest));
  };
  const handlers = {
    onPaste: (event: ClipboardEvent<Control>) => take(event, event.clipboardData.getData('text')),
    onDrop: (event: DragEvent<Control>) => take(event, event.dataTransfer.getData('text')),
  };
  const clear = () => setTooLong(null);
  return { tooLong, handlers, clear };
}

const tooLongText = (length: number, longest: number): string =>
  `The pasted text has ${formatCount(length)} characters, and this field takes at most ${formatCount(longest)}. Nothing was entered.`;
