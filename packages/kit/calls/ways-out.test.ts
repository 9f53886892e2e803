import { describe, expect, it } from 'vitest';
import type { Call } from './call';
import { waysOut, type Withholding } from './ways-out';

const call = { title: 'withdraw', data: '0x12' } as Call;
const offer = (withheld: Partial<Record<Withholding, boolean>>) =>
  waysOut({ calls: [call], prepared: [{ call, from: '0x1' }], withheld });

describe('the ways out of a tool', () => {
  it('give the calls and their simulations while nothing speaks against them', () => {
    const open = { calls: [call], prepared: [{ call, from: '0x1' }] };
    for (const withheld of [{}, { refused: false, unread: false }]) {
      expect(offer(withheld)).toEqual({ toTry: open.prepared, toCopy: open.calls });
    }
  });

  it.each(['refused', 'unproven', 'unread', 'unconfirmed', 'other decimals'] as const)(
    'give nothing that is %s, also beside other reasons',
    (reason) => {
      const nothing = { toTry: [], toCopy: [] };
      expect(offer({ [reason]: true })).toEqual(nothing);
      expect(offer({ 'seen to fail': true, [reason]: true })).toEqual(nothing);
    },
  );

  it('let what was seen to fail be simulated again, and not be copied', () => {
    const { toTry, toCopy } = offer({ 'seen to fail': true });
    expect([toTry.length, toCopy.length]).toEqual([1, 0]);
  });
});
