import { describe, expect, it } from 'vitest';
import type { Call } from '../calls/call';
import { showSymbol, showTokens } from './show';
import { simulate } from './simulate';
import { toWord } from './abi-words';
import { approval, fakeTab, withdrawal } from './fake-tab';

const simulateIn = ({ prepared, session }: ReturnType<typeof fakeTab>, call: Call) =>
  simulate(prepared(call), session);

describe('a simulation', () => {
  const simulated = (results: object, call = approval(1n)) =>
    simulateIn(fakeTab({ ...results }), call);

  it('of an address without code is no acceptance', async () => {
    for (const eth_getCode of ['0x', `0xef0100${'12'.repeat(20)}`]) {
      for (const call of [approval(1n), withdrawal()]) {
        expect(await simulated({ eth_getCode, eth_call: '0x' }, call)).toMatchObject({
          problem: {
            message: expect.stringMatching(/there is no contract at this address/) as string,
          },
        });
      }
    }
    expect(await simulated({ eth_getCode: 5 })).toMatchObject({ problem: { kind: 'odd' } });
  });

  it('of an approval tells a yes, a no, nothing and anything else apart', async () => {
    const answer = (data: string) => simulated({ eth_call: data });
    expect(await answer(`0x${toWord(1n)}`)).toMatchObject({ works: true, allowance: 1n });
    expect(await answer('0x')).toMatchObject({ works: true, isSilent: true });
    expect(await answer(`0x${toWord(0n)}`)).toMatchObject({
      problem: { message: 'The token answers that it would not do this.' },
    });
    for (const odd of [`0x${toWord(2n)}`, '0x01', `0x${toWord(2n ** 256n - 1n)}`]) {
      expect(await answer(odd), odd).toMatchObject({
        problem: { message: expect.stringMatching(/neither yes nor no/) as string },
      });
    }
  });
});

describe('the name of a token', () => {
  it.each(['USDC', 'USD₮0', 'stETH', 'a16z', 'UNI-V2', 'USDC.e', '$WIF', '元'])(
    'is a plain word: %s',
    (symbol) => {
      expect(showSymbol(symbol)).toBe(symbol);
    },
  );

  it.each([
    '000 000 USDC',
    '000',
    '1INCH',
    ',5 USDC',
    '.5',
    'USD C',
    '٣USDC',
    '⁰⁰⁰USDC',
    '٬000',
    '-5',
  ])(
    'stands between quotation marks where it could pass for a part of the amount: %s',
    (symbol) => {
      expect(showTokens(200_000_000n, { symbol, decimals: 6 })).toBe(`200 “${symbol}”`);
    },
  );

  it('does not close its own quotation', () => {
    expect(showSymbol('5” 000 “USDC')).toBe("“5' 000 'USDC”");
    expect(showSymbol(null)).toBe('tokens');
  });
});
