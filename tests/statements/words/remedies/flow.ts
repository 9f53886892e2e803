import { zeroAddress } from 'viem';
import { expect } from 'vitest';
import type { Chains } from '../../chains';
import { execute } from '../../chains/comptroller';
import { DAY, HOUR, eth, usdc } from '../../chains/units';
import type { Attempt, Plays } from './act';
import { feePlay, nullPlay, ownersPlay, transferPlay, zeroAddressPlay } from './both';

type Flow = Chains['flow'];

const RATE = eth('0.001');

/** A stream that owes 3.6 of its 1,000 tokens. */
async function running(flow: Flow): Promise<bigint> {
  const id = await flow.open();
  await flow.pass(HOUR);
  return id;
}

const later = async (flow: Flow, rate = RATE): Promise<bigint> =>
  flow.open({ rate, start: (await flow.now()) + DAY });

/** A call that creates a stream, with what differs from a right one. */
const creation = (
  changes: Partial<Record<'sender' | 'rate' | 'start' | 'token', unknown>> = {},
  amount?: bigint,
): Attempt => {
  const { sender = 'sender', rate = RATE, start = 0n, token = 'usdc' } = changes;
  const terms = [sender, 'recipient', rate, start, token, true];
  return amount === undefined
    ? ['sender', 'create', terms]
    : ['sender', 'createAndDeposit', [...terms, amount]];
};

/** A deposit of one token by the sender, who holds it. */
async function deposits(flow: Flow, id: bigint) {
  await flow.fund('sender', usdc('1000'), 'usdc');
  return (sender: string, recipient: string, amount = usdc('1')): Attempt => [
    'sender',
    'deposit',
    [id, amount, sender, recipient],
  ];
}

/** Errors of `SablierFlow`. */
export const flowPlays: Plays<Flow> = {
  SablierFlowState_Null: nullPlay('totalDebtOf'),
  SablierFlowState_StreamPaused: async (flow, remedy) => {
    const id = await running(flow);
    await remedy.sends(['sender', 'pause', [id]]);
    const calls: Attempt[] = [
      ['sender', 'adjustRatePerSecond', [id, 2n * RATE]],
      ['sender', 'pause', [id]],
      ['stranger', 'depletionTimeOf', [id]],
    ];
    for (const call of calls) await remedy.fails(call);
    await remedy.follow(/^Call `(\w+)` first\./, async ([fn = '']) => {
      await remedy.sends(['sender', fn, [id, RATE]]);
      for (const call of calls) await remedy.works(call);
    });
    await remedy.follow(
      /^If `(\w+)` returns true the stream has ended for good; create another\.$/,
      async ([view = '']) => {
        expect(await flow.read(view, [id])).toBe(false);
        await remedy.sends(['sender', 'void', [id]]);
        expect(await flow.read(view, [id])).toBe(true);
        await remedy.fails(['sender', 'pause', [id]]);
        await flow.reverts('SablierFlowState_StreamVoided', 'sender', 'restart', [id, RATE]);
        await remedy.works(creation());
      },
    );
  },
  SablierFlowState_StreamVoided: async (flow, remedy) => {
    const id = await running(flow);
    const deposit = await deposits(flow, id);
    await remedy.sends(['sender', 'void', [id]]);
    await remedy.fails(deposit('sender', 'recipient'));
    await remedy.fails(['sender', 'restart', [id, RATE]]);
    await remedy.fails(['sender', 'void', [id]]);
    await remedy.follow(/^Create another stream\./, () => remedy.works(creation()));
    await remedy.follow(
      /^What is owed can still be (withdrawn|refunded), and what is left over (refunded|withdrawn)\.$/,
      async ([owed, left]) => {
        const call = (way?: string): string => (way === 'refunded' ? 'refund' : 'withdraw');
        const debt = await flow.read('totalDebtOf', [id]);
        const rest = usdc('1000') - debt;
        const args = (way: string, amount: bigint) =>
          way === 'refund' ? [id, amount] : [id, 'recipient', amount];
        await remedy.sends(['sender', call(left), args(call(left), rest)]);
        await remedy.works(['sender', call(owed), args(call(owed), debt)]);
      },
    );
  },
  SablierFlowState_Unauthorized: async (flow, remedy) => {
    const id = await running(flow);
    const calls = [
      ['pause', [id]],
      ['adjustRatePerSecond', [id, 1n]],
      ['refundMax', [id]],
    ] as const;
    for (const [fn, args] of calls)
      for (const by of ['recipient', 'stranger']) await remedy.fails([by, fn, args]);
    await remedy.follow(/^Call from the account that `(\w+)` names\./, async ([view = '']) => {
      const who = await flow.read<string>(view, [id]);
      for (const [fn, args] of calls) await remedy.works([who, fn, args]);
    });
    remedy.leave(/^The sender of a stream never changes\.$/, 'no function sets it');
  },
  SablierFlow_CreateNativeToken: async (flow, remedy) => {
    await remedy.fails(creation({ token: zeroAddress }));
    await execute(flow, 'setNativeToken', [flow.addressOf('usdc')]);
    await remedy.fails(creation({ token: 'usdc' }));
    await remedy.follow(/^Stream another token,/, () => remedy.works(creation({ token: 'dai' })));
    remedy.leave(/^for example the wrapped version of the coin\.$/, 'an example of such a token');
  },
  SablierFlow_CreateRatePerSecondZero: async (flow, remedy) => {
    const start = (await flow.now()) + DAY;
    await remedy.fails(creation({ rate: 0n, start }));
    await remedy.follow(
      /^Pass a rate above (\d), or let the stream start now and stay (paused|running)\.$/,
      async ([least = '', state]) => {
        await remedy.works(creation({ rate: BigInt(least) + 1n, start }));
        const id = await remedy.sends(creation({ rate: 0n }));
        expect(await flow.statusOf(id as bigint)).toMatch(
          state === 'paused' ? /paused/i : /streaming/i,
        );
      },
    );
  },
  SablierFlow_DepositAmountZero: async (flow, remedy) => {
    const deposit = await deposits(flow, await running(flow));
    await remedy.fails(deposit('sender', 'recipient', 0n));
    await remedy.fails(creation({}, 0n));
    await remedy.follow(
      /^Pass an amount above (\d), or use the function without the deposit\.$/,
      async ([least = '']) => {
        await remedy.works(deposit('sender', 'recipient', BigInt(least) + 1n));
        await remedy.works(creation({}, BigInt(least) + 1n));
        await remedy.works(creation());
      },
    );
  },
  SablierFlow_InsufficientFeePayment: feePlay(running),
  SablierFlow_InvalidTokenDecimals: async (flow, remedy) => {
    await flow.deploy('TestToken', ['FINE', 19], 'fine');
    await remedy.fails(creation({ token: 'fine' }));
    await remedy.follow(
      /^Stream a token with at most (\d+) decimals, or a wrapped version with fewer\.$/,
      async ([most = '']) => {
        await flow.deploy('TestToken', ['LESS', Number(most)], 'less');
        await remedy.works(creation({ token: 'less' }));
      },
    );
  },
  SablierFlow_NativeTokenAlreadySet: async (flow, remedy) => {
    await execute(flow, 'setNativeToken', [flow.addressOf('usdc')]);
    const again = flow.encode('setNativeToken', [flow.addressOf('dai')]);
    await remedy.fails(['admin', 'execute', ['flow', again]], flow.comptroller);
    remedy.leave(/^Nothing to do: the value is final\.$/, 'there is nothing to do');
  },
  SablierFlow_NativeTokenZeroAddress: async (flow, remedy) => {
    const set = (token: string): Attempt => [
      ...(['admin', 'execute'] as const),
      ['flow', flow.encode('setNativeToken', [token])],
    ];
    await remedy.fails(set(zeroAddress), flow.comptroller);
    await remedy.follow(/^Pass the ERC-20 address of the coin\.$/, () =>
      remedy.works(set(flow.addressOf('dai')), flow.comptroller),
    );
  },
  SablierFlow_NewRatePerSecondZero: async (flow, remedy) => {
    const id = await running(flow);
    const pending = await later(flow);
    for (const one of [id, pending])
      await remedy.fails(['sender', 'adjustRatePerSecond', [one, 0n]]);
    await remedy.follow(/^Call `(\w+)` to stop the accrual\./, async ([fn = '']) => {
      await remedy.sends(['sender', fn, [id]]);
      const owed = await flow.read('totalDebtOf', [id]);
      await flow.pass(DAY);
      expect(await flow.read('totalDebtOf', [id])).toBe(owed);
    });
    await remedy.follow(
      /^A stream that has not started cannot be paused; `(\w+)` ends it\.$/,
      async ([fn = '']) => {
        await flow.reverts('SablierFlow_StreamPending', 'sender', 'pause', [pending]);
        await remedy.sends(['sender', fn, [pending]]);
        await flow.pass(2n * DAY);
        expect(await flow.read('totalDebtOf', [pending])).toBe(0n);
      },
    );
  },
  SablierFlow_NotStreamRecipient: async (flow, remedy) => {
    const id = await running(flow);
    const deposit = await deposits(flow, id);
    await remedy.fails(deposit('sender', 'stranger'));
    await remedy.sends(['recipient', 'transferFrom', ['recipient', 'other', id]]);
    await remedy.fails(deposit('sender', 'recipient'));
    await remedy.follow(
      /^Read `(\w+)` again, and decide whether you still want to pay that account\.$/,
      async ([view = '']) => remedy.works(deposit('sender', await flow.read<string>(view, [id]))),
    );
  },
  SablierFlow_NotStreamSender: async (flow, remedy) => {
    const id = await running(flow);
    const deposit = await deposits(flow, id);
    await remedy.fails(deposit('stranger', 'recipient'));
    await remedy.follow(
      /^Check the stream id, and pass what `(\w+)` returns\.$/,
      async ([view = '']) =>
        remedy.works(deposit(await flow.read<string>(view, [id]), 'recipient')),
    );
  },
  SablierFlow_NotTransferable: transferPlay((flow: Flow) => flow.open({ transferable: false })),
  SablierFlow_Overdraw: async (flow, remedy) => {
    const id = await running(flow);
    const draw = (amount: bigint, one = id): Attempt => [
      'recipient',
      'withdraw',
      [one, 'recipient', amount],
    ];
    await remedy.fails(draw(usdc('3.6') + 1n));
    await remedy.follow(
      /^Use `(\w+)`, or read `(\w+)` and ask for no more than that\./,
      async ([all = '', view = '']) => {
        await remedy.works(['recipient', all, [id, 'recipient']]);
        await remedy.works(draw(await flow.read(view, [id])));
      },
    );
    await remedy.follow(
      /^If it is (\d), read `(\w+)`: a debt waits for a deposit; without one, the stream has to run first\.$/,
      async ([none = '', view = '']) => {
        const [pending, empty] = [await later(flow), await flow.open({ deposit: 0n })];
        const voided = await flow.open();
        await remedy.sends(['sender', 'void', [voided]]);
        await flow.pass(HOUR);
        for (const one of [pending, empty, voided]) {
          await remedy.fails(draw(1n, one));
          expect(await flow.read('withdrawableAmountOf', [one])).toBe(BigInt(none));
        }
        for (const one of [pending, voided]) expect(await flow.read(view, [one])).toBe(0n);
        expect(await flow.read(view, [empty])).toBeGreaterThan(0n);
        await flow.pass(2n * DAY);
        await remedy.works(draw(1n, pending));
        for (const one of [empty, voided]) await remedy.fails(draw(1n, one));
        const deposit = await deposits(flow, empty);
        await remedy.sends(deposit('sender', 'recipient'));
        await remedy.works(draw(1n, empty));
      },
    );
  },
  SablierFlow_RatePerSecondNotDifferent: async (flow, remedy) => {
    const id = await running(flow);
    const paused = await running(flow);
    await remedy.sends(['sender', 'pause', [paused]]);
    await remedy.fails(['sender', 'adjustRatePerSecond', [id, RATE]]);
    await remedy.fails(['sender', 'restart', [paused, 0n]]);
    await remedy.follow(/^Pass another rate, or leave the call out\.$/, async () => {
      await remedy.works(['sender', 'adjustRatePerSecond', [id, RATE + 1n]]);
      await remedy.works(['sender', 'restart', [paused, 1n]]);
    });
  },
  SablierFlow_RefundAmountZero: async (flow, remedy) => {
    const id = await flow.open({ deposit: usdc('1') });
    await flow.pass(HOUR);
    const refund: Attempt = ['sender', 'refundMax', [id]];
    await remedy.fails(refund);
    await remedy.fails(['sender', 'refund', [id, 0n]]);
    await remedy.follow(/^Check `(\w+)` first\.$/, async ([view = '']) => {
      expect(await flow.read(view, [id])).toBe(0n);
      const funded = await running(flow);
      expect(await flow.read(view, [funded])).toBe(usdc('1000') - usdc('3.6'));
      await remedy.works(['sender', 'refundMax', [funded]]);
    });
  },
  SablierFlow_RefundOverflow: async (flow, remedy) => {
    const id = await running(flow);
    const refund = (amount: bigint, one = id): Attempt => ['sender', 'refund', [one, amount]];
    await remedy.fails(refund(usdc('1000') - usdc('3.6') + 1n));
    await remedy.follow(
      /^Use `(\w+)`, or ask for no more than `(\w+)`\./,
      async ([all = '', view = '']) => {
        await remedy.works(['sender', all, [id]]);
        await remedy.works(refund(await flow.read(view, [id])));
      },
    );
    await remedy.follow(/^If that is (\d), nothing can be refunded\.$/, async ([none = '']) => {
      const dry = await flow.open({ deposit: usdc('1') });
      await flow.pass(HOUR);
      await remedy.fails(refund(1n, dry));
      expect(await flow.read('refundableAmountOf', [dry])).toBe(BigInt(none));
      await flow.reverts('SablierFlow_RefundAmountZero', 'sender', 'refundMax', [dry]);
    });
  },
  SablierFlow_SenderZeroAddress: async (flow, remedy) => {
    await remedy.fails(creation({ sender: zeroAddress }));
    await remedy.follow(
      /^Name the account that manages the stream\. It need not be the caller\.$/,
      async () => {
        const id = await remedy.sends(creation({ sender: 'other' }));
        await remedy.works(['other', 'pause', [id]]);
      },
    );
  },
  SablierFlow_StreamBalanceZero: async (flow, remedy) => {
    const id = await flow.open({ deposit: 0n });
    const ask: Attempt = ['stranger', 'depletionTimeOf', [id]];
    await remedy.fails(ask);
    await remedy.follow(/^Deposit first,/, async () => {
      const deposit = await deposits(flow, id);
      await remedy.sends(deposit('sender', 'recipient'));
      await remedy.works(ask);
    });
    remedy.leave(/^or treat the stream as depleted\.$/, 'a way to show the stream, not a call');
  },
  SablierFlow_StreamNotPaused: async (flow, remedy) => {
    const ids = [await running(flow), await later(flow)];
    for (const id of ids) await remedy.fails(['sender', 'restart', [id, 2n * RATE]]);
    await remedy.follow(
      /^Use `(\w+)` to change the rate(?: of a running stream)?\.$/,
      async ([fn = '']) => {
        for (const id of ids) await remedy.works(['sender', fn, [id, 2n * RATE]]);
      },
    );
  },
  SablierFlow_StreamPending: async (flow, remedy) => {
    const id = await later(flow);
    const pause: Attempt = ['sender', 'pause', [id]];
    await remedy.fails(pause);
    await remedy.follow(/^Wait for the start,/, async () => {
      await flow.pass(DAY);
      await remedy.works(pause);
    });
    await remedy.follow(/^(lower|raise) the rate,/, async ([way]) => {
      await remedy.sends(['sender', 'adjustRatePerSecond', [id, way === 'lower' ? 1n : 2n * RATE]]);
      await flow.pass(2n * DAY);
      // A day of the rate, in a token of 6 decimals.
      expect(await flow.read('totalDebtOf', [id])).toBeLessThan((DAY * RATE) / 10n ** 12n);
    });
    await remedy.follow(
      /^or call `(\w+)` and `(\w+)` to end it\.$/,
      async ([end = '', back = '']) => {
        await remedy.sends(['sender', end, [id]]);
        await flow.moves(() => remedy.sends(['sender', back, [id]]), {
          'sender.usdc': usdc('1000'),
          'flow.usdc': -usdc('1000'),
        });
      },
    );
  },
  SablierFlow_Unauthorized: async (flow, remedy) => {
    const id = await running(flow);
    await remedy.sends(['recipient', 'setApprovalForAll', ['operator', true]]);
    await remedy.fails(['stranger', 'void', [id]]);
    await remedy.follow(/^Call from one of those accounts\.$/, async () => {
      for (const by of ['sender', 'recipient', 'operator']) await remedy.works([by, 'void', [id]]);
    });
  },
  SablierFlow_WithdrawAmountZero: async (flow, remedy) => {
    const id = await flow.open();
    await remedy.fails(['recipient', 'withdrawMax', [id, 'recipient']]);
    await remedy.fails(['recipient', 'withdraw', [id, 'recipient', 0n]]);
    await remedy.follow(/^Check `(\w+)` first\.$/, async ([view = '']) => {
      expect(await flow.read(view, [id])).toBe(0n);
      await flow.pass(HOUR);
      expect(await flow.read(view, [id])).toBe(usdc('3.6'));
      await remedy.works(['recipient', 'withdrawMax', [id, 'recipient']]);
    });
  },
  SablierFlow_WithdrawToZeroAddress: zeroAddressPlay(running),
  SablierFlow_WithdrawalAddressNotRecipient: ownersPlay(running),
};

/** A safety net of the arithmetic, which no call reaches. */
export const flowNever = ['SablierFlow_InvalidCalculation'] as const;
