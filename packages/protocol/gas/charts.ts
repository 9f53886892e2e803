/** One line of a chart: a call at all its measured sizes. */
export interface Line {
  /** Product and group of the rows. */
  of: string;
  call: string;
  /** Its name in the legend. */
  label: string;
  style: 'warm' | 'cool' | 'warmDashed' | 'coolDashed';
  /** State of a row that applies to every size. */
  state?: string;
}

export interface Chart {
  /** The unit of the horizontal axis, in the plural and the singular. */
  units: string;
  unit: string;
  lines: readonly Line[];
}

export const charts = {
  'lockup-parts': {
    units: 'segments or tranches',
    unit: 'part',
    lines: [
      line('lockup/dynamic', 'createWithDurationsLD', 'segments, durations', 'warm'),
      line('lockup/tranched', 'createWithTimestampsLT', 'tranches, timestamps', 'cool'),
      {
        ...line('lockup/linear', 'createWithDurationsLL', 'linear in steps', 'warmDashed'),
        state: 'no cliff, daily steps',
      },
    ],
  },
  'lockup-batches': {
    units: 'streams in one transaction',
    unit: 'stream',
    lines: [
      line('lockup/batches', 'createWithDurationsLD', 'create, 3 segments each', 'warm'),
      line('lockup/batches', 'createWithDurationsLL', 'create, linear', 'warmDashed'),
      line('lockup/batches', 'cancelMultiple', 'cancel', 'cool'),
      line('lockup/batches', 'withdrawMultiple', 'withdraw', 'coolDashed'),
    ],
  },
  'flow-batches': {
    units: 'streams in one transaction',
    unit: 'stream',
    lines: [
      line('flow/batches', 'batch of createAndDeposit', 'create and deposit', 'warm'),
      line('flow/batches', 'batch of withdrawMax', 'withdraw', 'cool'),
    ],
  },
} satisfies Record<string, Chart>;

export type ChartName = keyof typeof charts;

function line(of: string, call: string, label: string, style: Line['style']): Line {
  return { of, call, label, style };
}
