import { useEffect, useRef, useState } from 'react';
import { copyLater, fetchTwin } from './twin';

/** How long the button says that it copied, in milliseconds. */
const NOTICE = 2_000;

export type CopyPageState = 'idle' | 'copied' | 'unloaded' | 'refused';

/** Loads a page's Markdown when the reader shows intent, and copies it. */
export function useCopyPage(path: string) {
  const [state, setState] = useState<CopyPageState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setState('idle');
    return () => clearTimeout(timer.current);
  }, [path]);

  const prepare = () => void fetchTwin(path).catch(() => undefined);

  const copy = async () => {
    clearTimeout(timer.current);
    const markdown = fetchTwin(path);
    try {
      await copyLater(markdown);
      setState('copied');
      timer.current = setTimeout(() => setState('idle'), NOTICE);
    } catch {
      const loaded = await markdown.then(
        () => true,
        () => false,
      );
      setState(loaded ? 'refused' : 'unloaded');
    }
  };
  return { state, prepare, copy };
}
