import type { BatchRead, Zone } from '../batch-rows';
import type { CheckOptions } from '../../../csv/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowsRequest } from './worker-messages';

/**
 * The streams of a file, read in a worker; null until they are, and `stopped` where the code of the worker did not
 * arrive or broke off.
 * @param source null if the file should not be read
 */
export function useRows(
  source: Blob | string | null,
  options: Omit<CheckOptions, 'now'>,
  zone: Zone,
): { read: BatchRead | 'stopped' | null; cancel: () => void; retry: () => void } {
  const [read, setRead] = useState<BatchRead | 'stopped' | null>(null);
  const [tries, setTries] = useState(0);
  const ending = useRef<(() => void) | null>(null);
  const { format, decimals, notation, dates, unit } = options;
  useEffect(() => {
    setRead(null);
    if (source === null) return undefined;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<BatchRead>) => setRead(data);
    worker.onerror = () => setRead('stopped');
    // Dates in the past only cause warnings of the checker, which do not change the meaning of a
    // row.
    const all = {
      format,
      decimals,
      now: 0,
      ...(notation && { notation }),
      ...(dates && { dates }),
      ...(unit && { unit }),
    };
    const request: RowsRequest = { source, options: all, zone };
    worker.postMessage(request);
    const end = () => worker.terminate();
    ending.current = end;
    return end;
  }, [source, format, decimals, notation, dates, unit, zone, tries]);
  const cancel = useCallback(() => {
    ending.current?.();
    setRead({ problem: 'Canceled. Choose the file again to begin again.' });
  }, []);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { read, cancel, retry };
}
