import { describe, expect, it } from 'vitest';
import { mergeContracts } from '../../../src/components/ErrorGroup/merge-contracts';

describe('mergeContracts', () => {
  const a = { page: '/a', functions: { claim: '/a#claim', sponsor: '/base#sponsor' } };
  const b = { page: '/b', functions: { claim: '/b#claim', sponsor: '/base#sponsor' } };
  const by = (name: string) => ['A', 'B'].map((contract) => ({ contract, functions: [name] }));

  it('puts contracts together that share the place of their functions', () => {
    expect(mergeContracts(by('sponsor'), { A: a, B: b })).toEqual([
      {
        contracts: [
          { name: 'A', to: '/a' },
          { name: 'B', to: '/b' },
        ],
        functions: [{ name: 'sponsor', to: '/base#sponsor' }],
      },
    ]);
  });

  it('keeps contracts apart that have functions of their own', () => {
    const lines = mergeContracts(by('claim'), { A: a, B: b });
    expect(lines.map(({ functions }) => functions[0]?.to)).toEqual(['/a#claim', '/b#claim']);
  });
});
