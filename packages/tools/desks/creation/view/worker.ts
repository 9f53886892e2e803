import { readBatch, type BatchRead } from '../batch-rows';
import { decodeFile } from '../../../csv/decode';
import type { RowsRequest } from './worker-messages';

async function read({ source, options, zone }: RowsRequest): Promise<BatchRead> {
  if (typeof source === 'string') return readBatch(source, options, zone);
  const { text, findings } = decodeFile(new Uint8Array(await source.arrayBuffer()));
  return readBatch(text, options, zone, findings);
}

self.addEventListener('message', ({ data }: MessageEvent<RowsRequest>) => {
  read(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage({ problem: 'The file could not be read. Choose it again.' }),
  );
});
