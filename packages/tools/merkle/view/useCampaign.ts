import formats from '@facts/csvFormats.json';
import type { CheckOptions } from '../../csv/types';
import type { Entry } from '../campaign';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { CampaignRequest, CampaignResponse, CampaignSummary } from './worker-messages';

export type CampaignState =
  | { phase: 'idle' }
  | { phase: 'opening'; done: number }
  | { phase: 'canceled' }
  | { phase: 'open'; summary: CampaignSummary }
  /** With an ambiguous amount, if that is the reason. */
  | { phase: 'failed'; message: string; doubtful: string | null }
  /** The code did not arrive or broke off, so that another try may help. */
  | { phase: 'stopped' };

export interface FoundEntries {
  address: string;
  /** How often the list contains the address; `entries` are the first of them. */
  count: number;
  entries: Entry[];
}

/** The file that the worker wrote; null if the format cannot represent the list. */
interface WrittenFile {
  file: Blob | null;
}

const airdropFormat = formats.find(({ product }) => product === 'airdrops');

/**
 * Builds the tree in a worker, which keeps it for address lookups.
 * @param decimals of the token; null if unknown; only a CSV file needs them
 * @param notation of the amounts of a CSV, if the reader has chosen it
 */
export function useCampaign(
  source: Blob | string | null,
  decimals: number | null,
  notation: CheckOptions['notation'],
) {
  const [state, setState] = useState<CampaignState>({ phase: 'idle' });
  const [found, setFound] = useState<FoundEntries | null>(null);
  const [written, setWritten] = useState<WrittenFile | null>(null);
  const worker = useRef<Worker | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    setFound(null);
    setWritten(null);
    if (!source || !airdropFormat) {
      setState({ phase: 'idle' });
      return undefined;
    }
    setState({ phase: 'opening', done: 0 });
    const started = new Worker(new URL('./worker.ts', import.meta.url));
    worker.current = started;
    const fail = (message: string, doubtful: string | null = null) =>
      setState({ phase: 'failed', message, doubtful });
    started.onerror = () => setState({ phase: 'stopped' });
    started.onmessage = ({ data }: MessageEvent<CampaignResponse>) => {
      if (data.type === 'progress') setState({ phase: 'opening', done: data.done });
      else if (data.type === 'opened') setState({ phase: 'open', summary: data.summary });
      else if (data.type === 'failed') fail(data.message, data.doubtful);
      else if (data.type === 'written') setWritten(data);
      else setFound(data);
    };
    let isCurrent = true;
    const open = async () => {
      const data = typeof source === 'string' ? source : await source.arrayBuffer();
      if (!isCurrent) return;
      const request: CampaignRequest = {
        type: 'open',
        source: data,
        format: airdropFormat,
        decimals,
        notation,
      };
      started.postMessage(request, typeof data === 'string' ? [] : [data]);
    };
    open().catch(() => isCurrent && fail('The file could not be read. Choose it again.'));
    const end = () => {
      isCurrent = false;
      started.terminate();
    };
    ending.current = end;
    return end;
  }, [source, decimals, notation, tries]);

  const find = (address: string) => {
    const request: CampaignRequest = { type: 'find', address };
    worker.current?.postMessage(request);
  };
  const write = useCallback(() => {
    const request: CampaignRequest = { type: 'write' };
    worker.current?.postMessage(request);
  }, []);
  const cancel = useCallback(() => {
    ending.current?.();
    setState({ phase: 'canceled' });
  }, []);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { state, found, find, written, write, cancel, retry };
}
