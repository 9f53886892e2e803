import { STOPPED } from '@sablier-docs/kit/form/RetryButton';
import type { CheckOptions, CsvFormat } from '../../csv/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChosenColumns } from '../../csv/columns/chosen';
import type { WithheldAnswer } from '../../csv/columns/withheld';
import type { CheckRequest, CheckResponse, CheckResult, Unit } from './worker-messages';

export type CheckState =
  | { phase: 'idle' }
  | { phase: 'checking'; done: number }
  | { phase: 'canceled' }
  | { phase: 'done'; run: number; result: CheckResult }
  /** `isStopped`: the code of the check did not arrive or broke off, so that another try may help. */
  | { phase: 'failed'; message: string; isStopped: boolean };

interface CheckInput {
  source: Blob | string | null;
  format: CsvFormat;
  formats: CsvFormat[];
  decimals: number;
  notation: CheckOptions['notation'];
  dates: CheckOptions['dates'];
  unit: Unit | undefined;
  columns: ChosenColumns | null;
  withheld: WithheldAnswer | undefined;
}

/**
 * The local time as milliseconds of the same date and time in UTC, because files have local times.
 */
const wallClock = () => Date.now() - new Date().getTimezoneOffset() * 60_000;

/**
 * Checks in a worker, so that the page stays responsive. A new request cancels the previous one.
 */
export function useCheck(input: CheckInput): {
  state: CheckState;
  cancel: () => void;
  retry: () => void;
} {
  const { source, format, formats, decimals, notation, dates, unit, columns, withheld } = input;
  const [state, setState] = useState<CheckState>({ phase: 'idle' });
  const worker = useRef<Worker | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const runs = useRef(0);
  const [tries, setTries] = useState(0);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);

  useEffect(() => {
    if (source === null || source === '') {
      setState({ phase: 'idle' });
      return undefined;
    }
    setState({ phase: 'checking', done: 0 });
    let isCurrent = true;
    const fail = (message: string, isStopped: boolean) =>
      isCurrent && setState({ phase: 'failed', message, isStopped });
    const start = async () => {
      const data = typeof source === 'string' ? source : await source.arrayBuffer();
      if (!isCurrent) return;
      const started = new Worker(new URL('./worker.ts', import.meta.url));
      worker.current = started;
      started.onmessage = ({ data: told }: MessageEvent<CheckResponse>) => {
        if (!isCurrent) return;
        if (told.type === 'progress') {
          setState({ phase: 'checking', done: told.done });
          return;
        }
        setState({ phase: 'done', run: (runs.current += 1), result: told.result });
        stop();
      };
      started.onerror = () => fail(STOPPED, true);
      const now = wallClock();
      const request: CheckRequest = {
        source: data,
        format,
        formats,
        decimals,
        now,
        notation,
        dates,
        unit,
        columns,
        withheld,
      };
      started.postMessage(request, typeof data === 'string' ? [] : [data]);
    };
    start().catch(() => fail('The file could not be read. Choose it again.', false));
    const end = () => {
      isCurrent = false;
      stop();
    };
    ending.current = end;
    return end;
  }, [source, format, formats, decimals, notation, dates, unit, columns, withheld, stop, tries]);

  const cancel = useCallback(() => {
    ending.current?.();
    setState({ phase: 'canceled' });
  }, []);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { state, cancel, retry };
}
