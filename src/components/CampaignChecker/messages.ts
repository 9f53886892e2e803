import type { Entry } from '@site/src/tools/merkle/campaign';
import type { CheckOptions, CsvFormat } from '@site/src/tools/csv/types';

export type CampaignRequest =
  | {
      type: 'open';
      source: ArrayBuffer | string;
      format: CsvFormat;
      decimals: number | null;
      notation: CheckOptions['notation'];
    }
  | { type: 'find'; address: string }
  | { type: 'write' };

export interface CampaignSummary {
  kind: 'campaign' | 'tree' | 'csv';
  root: string;
  recipients: number;
  addresses: number;
  total: bigint;
  statedRoot: boolean;
  contradictions: string[];
  repairs: string[];
}

export type CampaignResponse =
  | { type: 'progress'; done: number }
  | { type: 'opened'; summary: CampaignSummary }
  /** With an amount of two meanings, where that is the reason. */
  | { type: 'failed'; message: string; doubtful: string | null }
  /** The campaign's file; null where its form cannot say what the list says. */
  | { type: 'written'; file: Blob | null }
  /** `count` of the list, of which `entries` are the first. */
  | { type: 'found'; address: string; count: number; entries: Entry[] };
