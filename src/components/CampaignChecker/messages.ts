import type { Entry } from '@site/src/tools/merkle/campaign';
import type { CsvFormat } from '@site/src/tools/csv/types';

export type CampaignRequest =
  | { type: 'open'; source: ArrayBuffer | string; format: CsvFormat; decimals: number | null }
  | { type: 'find'; address: string };

export interface CampaignSummary {
  kind: 'campaign' | 'tree' | 'csv';
  root: string;
  recipients: number;
  addresses: number;
  total: bigint;
  statedRoot: boolean;
  contradictions: string[];
}

export type CampaignResponse =
  | { type: 'progress'; done: number }
  | { type: 'opened'; summary: CampaignSummary }
  | { type: 'failed'; message: string }
  | { type: 'found'; address: string; entries: Entry[] };
