import type { Zone } from '@site/src/tools/create/batch-rows';
import type { CheckOptions } from '@site/src/tools/csv/types';

/** What the worker reads: a file that the checker accepts. It answers with a `BatchRead`. */
export interface RowsRequest {
  source: Blob | string;
  options: CheckOptions;
  zone: Zone;
}
