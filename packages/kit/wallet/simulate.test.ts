import { describe, expect, it } from 'vitest';
import type { Call } from '../calls/call';
import { simulate } from './simulate';
import { toWord } from './abi-words';
import { approvalForTest, fakeTab, withdrawalForTest } from './fake-tab';

const simulateIn = ({ prepared, session }: ReturnType<typeof fakeTab>, call: Call) =>
  simulate(prepared(call), session);

describe('a simulation', () => {
  const simulated = (results: object, call = approvalForTest(1n)) =>
    simulateIn(fakeTab({ ...results }), call);

  it('of an address without code is no acceptance', async () => {
    for (const eth_getCode of ['0x', `0xef0100${'12'.repeat(20)}`]) {
      for (const call of [approvalForTest(1n), withdrawalForTest()]) {
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
