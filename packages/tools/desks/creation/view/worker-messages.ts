import type { Zone } from '../batch-rows';
import type { CheckOptions } from '../../../csv/types';

/** The worker's input, a file that the checker accepts. It replies with a `BatchRead`. */
export interface RowsRequest {
  source: Blob | string;
  options: CheckOptions;
  zone: Zone;
}
