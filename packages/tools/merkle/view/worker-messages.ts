import type { Entry } from '../campaign';
import type { CheckOptions, CsvFormat } from '../../csv/types';

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
  /** Why no campaign should be created of the list. */
  faults: string[];
  /** The first amount of a CSV whose amounts all look like the smallest unit; null otherwise. */
  unitExample: bigint | null;
  repairs: string[];
}

export type CampaignResponse =
  | { type: 'progress'; done: number }
  | { type: 'opened'; summary: CampaignSummary }
  /** With an ambiguous amount, if that is the reason. */
  | { type: 'failed'; message: string; doubtful: string | null }
  /** The campaign's file; null if the format cannot represent the list. */
  | { type: 'written'; file: Blob | null }
  /** `count` is the total; `entries` are the first of them. */
  | { type: 'found'; address: string; count: number; entries: Entry[] };
