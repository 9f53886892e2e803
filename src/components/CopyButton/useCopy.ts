import { useEffect, useRef, useState } from 'react';

/** How long a button says that it copied, in milliseconds. */
const NOTICE = 2_000;

export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text and tells for a moment how it went. `text` is read when the reader asks. */
export function useCopy(text: () => string): [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (next: CopyState) => {
    setState(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), NOTICE);
  };
  const copy = () => {
    // Without a secure context there is no clipboard.
    const written = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error());
    written.then(
      () => show('copied'),
      () => show('failed'),
    );
  };
  return [state, copy];
}
