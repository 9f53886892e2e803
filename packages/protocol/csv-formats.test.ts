import { describe, expect, it } from 'vitest';
import { readCsvFormats } from './csv-formats';

const formats = readCsvFormats();
const byId = new Map(formats.map((format) => [format.id, format]));

describe('CSV formats of the SDK', () => {
  it('covers both timings of Lockup, Flow and airdrops', () => {
    const count = (product: string, timing: string | null) =>
      formats.filter((f) => f.product === product && f.timing === timing).length;
    expect(count('lockup', 'duration')).toBe(11);
    expect(count('lockup', 'range')).toBe(13);
    expect(count('flow', null)).toBe(1);
    expect(count('airdrops', null)).toBe(1);
  });

  it('reads patterns and words from the schemas', () => {
    const flow = byId.get('flow/stream');
    expect(flow?.columns.map(({ name, kind }) => [name, kind])).toEqual([
      ['address', 'address'],
      ['rateAmount', 'amount'],
      ['rateInterval', 'choice'],
      ['initialDepositAmount', 'amount'],
      ['startAt', 'timestamp'],
    ]);
    expect(flow?.columns[2]?.choices).toContain('month');
    expect(flow?.columns[0]?.pattern).toBe('^0x[a-fA-F0-9]{40}$');
  });

  it('knows the columns of templates without a schema', () => {
    const kinds = (id: string) => byId.get(id)?.columns.map(({ kind }) => kind);
    expect(kinds('lockup/range/tranchedBackweighted')).toEqual([
      'address',
      'amount',
      'timestamp',
      'unlockPercentages',
      'positiveInteger',
    ]);
    expect(kinds('lockup/range/dynamicDoubleUnlock')).toHaveLength(8);
    expect(kinds('lockup/range/linearTimelock')).toEqual(['address', 'amount', 'timestamp']);
  });

  it('takes the names of the shapes from the SDK', () => {
    expect(byId.get('lockup/duration/linearUnlockCliff')?.name).toBe('Linear Unlock Cliff');
  });
});
