import { readBatch, type BatchRead, type Zone } from '@site/src/tools/create/batch-rows';
import { decode } from '@site/src/tools/csv/decode';
import type { CheckOptions } from '@site/src/tools/csv/types';
import { useEffect, useState } from 'react';

/** The streams of a file; null until it is read. */
export function useRows(
  source: Blob | string,
  options: Omit<CheckOptions, 'now'>,
  zone: Zone,
): BatchRead | null {
  const [read, setRead] = useState<BatchRead | null>(null);
  const { format, decimals, notation } = options;
  useEffect(() => {
    let isCurrent = true;
    const open = async () => {
      const { text, findings } =
        typeof source === 'string'
          ? { text: source, findings: [] }
          : decode(new Uint8Array(await source.arrayBuffer()));
      // Dates in the past are warnings of the checker, which do not change what a row means.
      const all = { format, decimals, now: 0, ...(notation && { notation }) };
      if (isCurrent) setRead(readBatch(text, all, zone, findings));
    };
    setRead(null);
    open().catch(
      () => isCurrent && setRead({ problem: 'The file could not be read. Choose it again.' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [source, format, decimals, notation, zone]);
  return read;
}
