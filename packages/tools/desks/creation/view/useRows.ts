import type { BatchRead, Zone } from '../batch-rows';
import type { CheckOptions } from '../../../csv/types';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RowsRequest } from './worker-messages';

/**
 * The streams of a file, read in a worker; null until they are.
 * @param source null if the file should not be read
 */
export function useRows(
  source: Blob | string | null,
  options: Omit<CheckOptions, 'now'>,
  zone: Zone,
): { read: BatchRead | null; cancel: () => void } {
  const [read, setRead] = useState<BatchRead | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const { format, decimals, notation, dates, unit } = options;
  useEffect(() => {
    setRead(null);
    if (source === null) return undefined;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({ data }: MessageEvent<BatchRead>) => setRead(data);
    worker.onerror = () => setRead({ problem: 'Reading stopped. Reload the page and try again.' });
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
  }, [source, format, decimals, notation, dates, unit, zone]);
  const cancel = useCallback(() => {
    ending.current?.();
    setRead({ problem: 'Canceled. Choose the file again to begin again.' });
  }, []);
  return { read, cancel };
}
