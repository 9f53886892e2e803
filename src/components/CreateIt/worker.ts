import { readBatch, type BatchRead } from '@site/src/tools/create/batch-rows';
import { decode } from '@site/src/tools/csv/decode';
import type { RowsRequest } from './messages';

async function read({ source, options, zone }: RowsRequest): Promise<BatchRead> {
  if (typeof source === 'string') return readBatch(source, options, zone);
  const { text, findings } = decode(new Uint8Array(await source.arrayBuffer()));
  return readBatch(text, options, zone, findings);
}

self.addEventListener('message', ({ data }: MessageEvent<RowsRequest>) => {
  read(data).then(
    (answer) => self.postMessage(answer),
    () => self.postMessage({ problem: 'The file could not be read. Choose it again.' }),
  );
});
