import { expect, it } from 'vitest';
import type { Call, CallMoves } from './call';
import { keptTotals, paysText } from './kept';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

const call = (moves: Partial<CallMoves> | null, name = 'deposit'): Call => ({
  chainId: 1,
  to: DAI,
  fn: { name, selector: '0x', payable: false, inputs: [], outputs: [] },
  args: [],
  value: 0n,
  data: '0x',
  title: name,
  ...(moves && { moves: { units: 1n, decimals: 6, token: USDC, party: null, ...moves } }),
});

it('says amount and recipient of a kept call, and nothing of one without an amount', () => {
  const party = 'for 0x8b1dD8774373729B7755202079F52D8c7444D335';
  expect(paysText(call({ units: 2_250_000_000n, party }))).toBe(`2\u202f250 tokens, ${party}`);
  expect(paysText(call({ units: 1_500_000n }))).toBe('1.5 tokens');
  expect(paysText(call(null))).toBe('');
});

it('adds up by function and token, and leaves calls out whose token is unknown', () => {
  const totals = keptTotals([
    call({ units: 2_250_000_000n }),
    call({ units: 2_500_500_000n }),
    call({ units: 7n * 10n ** 18n, decimals: 18, token: DAI }),
    call({ units: 5n, token: null }),
    call({ units: 3_000_000n }, 'withdraw'),
    call(null),
  ]);
  expect(totals).toEqual([
    `deposit, 2 calls: 4\u202f750.5 tokens in all, token ${USDC.toLowerCase()}`,
    `deposit, 1 call: 7 tokens in all, token ${DAI.toLowerCase()}`,
    `withdraw, 1 call: 3 tokens in all, token ${USDC.toLowerCase()}`,
  ]);
});
