import { describe, expect, it } from 'vitest';
import { evaluatePriceGate, type PriceGateForm } from './evaluate';

const FORM = { amount: '100', end: '2027-07-01', target: '5000', price: '4999', at: '2027-01-01' };
const read = (changes: Partial<PriceGateForm> = {}) => evaluatePriceGate({ ...FORM, ...changes });

describe('a price-gated stream', () => {
  it('has nothing released and all refundable below the target price', () => {
    expect(read().result).toEqual({
      state:
        'Locked until the price is at or above 5\u202f000 USD, or until the end, 2027-07-01 00:00 UTC.',
      released: '0 tokens',
      refundable: '100 tokens',
    });
  });

  it('is unlocked at the target, and only while it is met', () => {
    expect(read({ price: '5000' }).result).toEqual({
      state:
        'Unlocked while the price is at or above 5\u202f000 USD: below it, what has not been withdrawn is locked again.',
      released: '100 tokens',
      refundable: '0 tokens',
    });
    expect(read({ price: '4999.99999999' }).result?.released).toBe('0 tokens');
  });

  it('is unlocked at the end, with a feed that fails too', () => {
    const at = { at: '2027-07-01', price: '0' };
    expect(read(at).result?.state).toMatch(/^Unlocked: the end has passed/);
    expect(read({ ...at, at: '2027-06-30 23:59:59' }).result?.released).toBe('0 tokens');
  });

  it('can have the smallest target, because a price below it counts as 0', () => {
    expect(read({ target: '0.00000001', price: '0' }).result?.released).toBe('0 tokens');
    expect(read({ target: '0.00000001', price: '0.00000001' }).result?.released).toBe('100 tokens');
  });

  it('names each field that it cannot read', () => {
    const { result, problems } = read({ amount: '0', end: 'x', target: '0', price: '', at: '' });
    expect(result).toBeNull();
    expect([...problems.keys()].sort()).toEqual(['amount', 'at', 'end', 'price', 'target']);
  });
});
