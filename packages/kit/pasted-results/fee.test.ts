import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readComptrollerAddresses } from '@sablier-docs/protocol/comptrollers';
import { feeCeilingIn } from './fee';
import { fetchFeeCeiling, checkFee, MAX_FEE_USD } from '../wallet/fee';
import { toWord } from '../wallet/abi-words';

describe('the highest fee', () => {
  it('equals the constant in the source of the comptroller', () => {
    const source = readFileSync(
      'node_modules/@sablier/evm-utils/src/SablierComptroller.sol',
      'utf8',
    );
    const [, units = '', zeros = ''] =
      /constant override MAX_FEE_USD = (\d+)e(\d+);/.exec(source) ?? [];
    expect(MAX_FEE_USD).toBe(BigInt(units) * 10n ** BigInt(zeros));
  });

  it('is asked of the comptroller of the SDK', async () => {
    const asked: string[][] = [];
    const ceiling = await fetchFeeCeiling((...call) => {
      asked.push(call);
      return Promise.resolve({ value: { data: `0x${toWord(25n)}` } });
    }, readComptrollerAddresses()[8453]);
    expect(ceiling).toBe(25n);
    expect(asked).toEqual([
      ['0x0000008ABbFf7a84a2fE09f9A9b74D3BC2072399', `0xb0fa59e8${toWord(MAX_FEE_USD)}`],
    ]);
    expect(Object.keys(readComptrollerAddresses()).length).toBeGreaterThan(25);
  });

  it.each([{ reverted: '0x' }, { data: '0x' }, { data: '0x12' }])(
    'is unknown where the comptroller answers %j',
    async (value) => {
      expect(await fetchFeeCeiling(() => Promise.resolve({ value }), '0x1')).toBeNull();
      expect(await fetchFeeCeiling(() => Promise.reject(new Error()), undefined)).toBeNull();
    },
  );

  it('bounds a fee, and confirms none where it is unknown', () => {
    expect(checkFee(7n, 7n)).toBe('fits');
    expect(checkFee(8n, 7n)).toBe('above');
    expect(checkFee(1n, 0n)).toBe('unchecked');
    expect(checkFee(1n, null)).toBe('unchecked');
    expect(checkFee(0n, null)).toBe('fits');
  });

  it('is taken from a pasted line about 100 USD only', () => {
    const line = (asked: bigint, words: bigint[] | null) =>
      feeCeilingIn([{ name: 'convertUSDFeeToWei', asked: [asked], words }]);
    expect(line(MAX_FEE_USD, [5n])).toBe(5n);
    expect(line(MAX_FEE_USD * 100n, [5n])).toBeNull();
    expect(line(MAX_FEE_USD, null)).toBeNull();
    expect(feeCeilingIn([])).toBeNull();
  });
});
