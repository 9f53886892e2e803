import type { CheckOptions, CsvFormat } from '@site/src/tools/csv/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CheckRequest, CheckResult } from './messages';

export type CheckState =
  | { phase: 'idle' }
  | { phase: 'checking' }
  | { phase: 'done'; run: number; result: CheckResult }
  | { phase: 'failed'; message: string };

export interface CheckInput {
  source: Blob | string | null;
  format: CsvFormat;
  formats: CsvFormat[];
  decimals: number;
  notation: CheckOptions['notation'];
}

/** The wall clock as milliseconds of the same date and time in UTC; files state local time. */
const wallClock = () => Date.now() - new Date().getTimezoneOffset() * 60_000;

/** Checks in a worker, so that the page stays responsive. A newer request ends the older one. */
export function useCheck(input: CheckInput): CheckState {
  const { source, format, formats, decimals, notation } = input;
  const [state, setState] = useState<CheckState>({ phase: 'idle' });
  const worker = useRef<Worker | null>(null);
  const runs = useRef(0);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);

  useEffect(() => {
    if (source === null || source === '') {
      setState({ phase: 'idle' });
      return undefined;
    }
    setState({ phase: 'checking' });
    let isCurrent = true;
    const fail = (message: string) => isCurrent && setState({ phase: 'failed', message });
    const start = async () => {
      const data = typeof source === 'string' ? source : await source.arrayBuffer();
      if (!isCurrent) return;
      const started = new Worker(new URL('./worker.ts', import.meta.url));
      worker.current = started;
      started.onmessage = ({ data: result }: MessageEvent<CheckResult>) => {
        if (isCurrent) setState({ phase: 'done', run: (runs.current += 1), result });
        stop();
      };
      started.onerror = () => fail('The check stopped. Reload the page and try again.');
      const now = wallClock();
      const request: CheckRequest = { source: data, format, formats, decimals, now, notation };
      started.postMessage(request, typeof data === 'string' ? [] : [data]);
    };
    start().catch(() => fail('The file could not be read. Choose it again.'));
    return () => {
      isCurrent = false;
      stop();
    };
  }, [source, format, formats, decimals, notation, stop]);

  return state;
}
