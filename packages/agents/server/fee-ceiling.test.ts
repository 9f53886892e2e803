import { expect, it } from 'vitest';
import { priceOfCeiling, whyImplausible } from './fee-ceiling';

/** 100 USD at 2,500 USD for 1 ETH. */
const CEILING = 40_000_000_000_000_000n;
const claimed = { fee: 10n ** 15n, ceiling: CEILING, coin: 'ETH', isFixed: false };

it('takes what a feed leads to, at each of a thousand prices, and tells the price', () => {
  for (let cents = 0n; cents < 1_000n; cents += 1n) {
    const price = 250_012_345_678n + cents * 1_000_007n;
    const ceiling = 10n ** 28n / price;
    expect(whyImplausible({ ...claimed, ceiling })).toBeNull();
    expect(priceOfCeiling(ceiling)).toBe(price);
  }
});

it.each([
  ['the number beside an answer', { ceiling: CEILING + 1n }, /^No price of ETH makes/],
  ['a rounded figure that no feed leads to', { ceiling: 3n * 10n ** 16n }, /^No price of ETH/],
  ['more than any price leads to', { ceiling: 10n ** 28n + 1n }, /^No price of ETH makes/],
  ['ETH below 100 USD', { ceiling: 2n * 10n ** 18n }, /100 USD are 2 ETH, which is no plausible/],
  ['a few wei', { ceiling: 1_000n, fee: 1n }, /no plausible price of ETH\.$/],
  ['a few wei of another coin', { ceiling: 2n, fee: 1n, coin: 'POL' }, /no plausible price of POL/],
  ['no price beside a fee that needs one', { ceiling: 0n }, /asks for 0 then/],
  [
    'a fixed fee of 2 ETH without a price',
    { ceiling: 0n, isFixed: true, fee: 2n * 10n ** 18n },
    /more than 100 USD/,
  ],
  [
    'a fee of 2 ETH without a comptroller',
    { ceiling: null, fee: 2n * 10n ** 18n },
    /more than 100 USD/,
  ],
] as const)('refuses %s with the reason', (_, change, why) => {
  expect(whyImplausible({ ...claimed, ...change })).toMatch(why);
});

it.each([
  ['a fixed fee without a price', { ceiling: 0n, isFixed: true }],
  ['a coin of a quarter of a USD', { ceiling: 400n * 10n ** 18n, coin: 'POL' }],
  ['a fee on a chain without a comptroller', { ceiling: null }],
] as const)('takes %s as plausible', (_, change) => {
  expect(whyImplausible({ ...claimed, ...change })).toBeNull();
});
