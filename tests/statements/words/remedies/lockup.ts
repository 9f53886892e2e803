import { expect } from 'vitest';
import type { Chains } from '../../chains';
import { openHook } from '../../chains/hook-contract';
import { standIn } from '../../chains/stand-in';
import { DAY, dai, usd } from '../../chains/units';
import { countOf, type Attempt, type Plays } from './act';
import { feePlay, nullPlay, ownersPlay, transferPlay, zeroAddressPlay } from './both';

type Lockup = Chains['lockup'];

const TRANCHES = [
  [dai('50'), 10n * DAY],
  [dai('50'), 10n * DAY],
] as const;

/** What each model's getter answers about, in the order of the enum. */
const GETTERS = ['getUnlockAmounts', 'getSegments', 'getTranches', 'getPriceGatedUnlockParams'];

/** A stream 40 of whose 100 tokens are released. */
async function running(lockup: Lockup) {
  const id = await lockup.open();
  await lockup.pass(40n * DAY);
  const max: Attempt = ['recipient', 'withdrawMax', [id, 'recipient']];
  const withdraw = (amount: bigint, to = 'recipient', by = 'recipient'): Attempt => [
    by,
    'withdraw',
    [id, to, amount],
  ];
  return { id, max, withdraw };
}

/** A stream that pays everything once the coin costs 4,000 USD; it costs 3,000. */
async function gated(lockup: Lockup) {
  const id = await lockup.open({ targetPrice: usd('4000') });
  await lockup.pass(DAY);
  return id;
}

/** Errors of `SablierLockup` after a stream is created. */
export const lockupActions: Plays<Lockup> = {
  SablierLockupState_NotExpectedModel: async (lockup, remedy) => {
    const ids = [
      await lockup.open(),
      await lockup.open({ segments: [[dai('10'), 10n ** 18n, DAY]] }),
      await lockup.open({ tranches: TRANCHES }),
      await gated(lockup),
    ];
    for (const [at, id] of ids.entries())
      await remedy.fails(['stranger', GETTERS[(at + 1) % 4] ?? '', [id]]);
    await remedy.follow(
      /^Read `(\w+)` first and call the getter of that model\.$/,
      async ([view = '']) => {
        for (const id of ids) {
          const model = Number(await lockup.read(view, [id]));
          await remedy.works(['stranger', GETTERS[model] ?? '', [id]]);
        }
      },
    );
  },
  SablierLockupState_Null: nullPlay('getEndTime'),
  SablierLockup_AllowToHookUnsupportedInterface: async (lockup, remedy) => {
    const denies = await standIn(lockup, { otherwise: [0n] });
    const allow: Attempt = ['admin', 'execute', ['lockup', lockup.encode('allowToHook', [denies])]];
    await remedy.fails(allow, lockup.comptroller);
    await remedy.follow(
      /^Let `supportsInterface` return true for `(0x[\da-f]{8})`\.$/,
      async ([id = '']) => {
        // True for this interface alone: the answer is whether the argument is the named one.
        const bytecode = `0x60043560e01c63${id.slice(2)}145f5260205ff3` as const;
        await lockup.chain.setCode({ address: denies, bytecode });
        await remedy.works(allow, lockup.comptroller);
      },
    );
  },
  SablierLockup_InsufficientFeePayment: feePlay((lockup: Lockup) => lockup.open()),
  SablierLockup_InvalidHookSelector: async (lockup, remedy) => {
    const hook = await openHook(lockup, 'false');
    const id = await lockup.open({ recipient: hook.address });
    await lockup.pass(40n * DAY);
    const cancel: Attempt = ['sender', 'cancel', [id]];
    const withdraw = (by: string): Attempt => [by, 'withdrawMax', [id, hook.address]];
    await remedy.fails(cancel);
    await remedy.fails(withdraw('stranger'));
    await remedy.follow(
      /^Fix the hook: return `onSablierLockup(Cancel|Withdraw)\.selector` or `onSablierLockup(Cancel|Withdraw)\.selector`\./,
      async (named) => {
        expect(named.toSorted()).toEqual(['Cancel', 'Withdraw']);
        await hook.become('records');
        await remedy.works(cancel);
        await remedy.works(withdraw('stranger'));
      },
    );
    await remedy.follow(/^The (recipient|sender) itself can withdraw without a hook\.$/, ([who]) =>
      remedy.works(withdraw(who === 'recipient' ? hook.address : 'sender')),
    );
  },
  SablierLockup_NotTransferable: transferPlay((lockup: Lockup) =>
    lockup.open({ transferable: false }),
  ),
  SablierLockup_Overdraw: async (lockup, remedy) => {
    const { id, max, withdraw } = await running(lockup);
    await remedy.sends(withdraw(dai('10')));
    await remedy.fails(withdraw(dai('30') + 1n));
    await remedy.follow(
      /^Use `(\w+)`, or read `(\w+)` and ask for no more than that\./,
      async ([all = '', view = '']) => {
        await remedy.works([max[0], all, max[2]]);
        const most = await lockup.read(view, [id]);
        await remedy.works(withdraw(most));
        await remedy.works(withdraw(1n));
      },
    );
    await remedy.follow(
      /^If it is (\d), wait until something is released\.$/,
      async ([none = '']) => {
        const later = await lockup.open({ tranches: TRANCHES });
        const draw: Attempt = ['recipient', 'withdraw', [later, 'recipient', 1n]];
        await remedy.fails(draw);
        expect(await lockup.read('withdrawableAmountOf', [later])).toBe(BigInt(none));
        await lockup.pass(10n * DAY);
        await remedy.works(draw);
      },
    );
  },
  SablierLockup_StreamCanceled: async (lockup, remedy) => {
    const { id } = await running(lockup);
    await remedy.sends(['sender', 'cancel', [id]]);
    await remedy.fails(['sender', 'cancel', [id]]);
    await remedy.fails(['sender', 'renounce', [id]]);
    remedy.leave(/^Nothing to cancel or renounce\./, 'there is nothing to do');
    await remedy.follow(
      /^The (recipient|sender) can still withdraw what is left\.$/,
      ([who = '']) => remedy.works([who, 'withdrawMax', [id, who]]),
    );
  },
  SablierLockup_StreamDepleted: async (lockup, remedy) => {
    const { id, max } = await running(lockup);
    await lockup.pass(60n * DAY);
    await remedy.sends(max);
    for (const call of [max, ['sender', 'cancel', [id]], ['sender', 'renounce', [id]]] as const)
      await remedy.fails(call);
    await remedy.follow(/^Check `(\w+)` first\./, async ([view = '']) => {
      expect(await lockup.read(view, [id])).toBe(true);
      expect(await lockup.read(view, [await lockup.open()])).toBe(false);
    });
    await remedy.follow(
      /^Only `(\w+)` and NFT transfers still make sense\.$/,
      async ([fn = '']) => {
        await remedy.works(['recipient', fn, [id]]);
        await remedy.works(['recipient', 'transferFrom', ['recipient', 'other', id]]);
      },
    );
  },
  SablierLockup_StreamNotCancelable: async (lockup, remedy) => {
    const given = await lockup.open();
    await remedy.sends(['sender', 'renounce', [given]]);
    const ids = [await lockup.open({ cancelable: false }), given];
    for (const id of ids) await remedy.fails(['sender', 'cancel', [id]]);
    remedy.leave(/^Nothing can bring the right back\./, 'there is nothing to do');
    await remedy.follow(
      /^`(\w+)` returns (true|false) for such a stream, and for one that has released everything\.$/,
      async ([view = '', value]) => {
        const ended = await lockup.open();
        expect(await lockup.read(view, [ended])).toBe(true);
        await lockup.pass(100n * DAY);
        for (const id of [...ids, ended])
          expect(await lockup.read(view, [id])).toBe(value === 'true');
      },
    );
  },
  SablierLockup_StreamNotDepleted: async (lockup, remedy) => {
    const { id, max } = await running(lockup);
    const burn: Attempt = ['recipient', 'burn', [id]];
    await remedy.fails(burn);
    await remedy.follow(/^Withdraw everything first\.$/, async () => {
      await remedy.sends(max);
      await remedy.fails(burn);
      await lockup.pass(60n * DAY);
      await remedy.sends(max);
      await remedy.works(burn);
    });
  },
  SablierLockup_StreamSettled: async (lockup, remedy) => {
    const { id } = await running(lockup);
    const locked = await gated(lockup);
    await lockup.pass(60n * DAY);
    await lockup.setPrice(usd('4000'));
    const ids = [id, locked];
    for (const one of ids)
      for (const fn of ['cancel', 'renounce']) await remedy.fails(['sender', fn, [one]]);
    await remedy.follow(
      /^Check `(\w+)` before you cancel, and `(\w+)` before you renounce\.$/,
      async ([amount = '', status = '']) => {
        for (const one of ids) {
          expect(await lockup.read(amount, [one])).toBe(0n);
          expect(Number(await lockup.read(status, [one]))).toBe(2);
        }
        // Below the target it locks again, and both views say so.
        await lockup.setPrice(usd('3999'));
        expect(await lockup.read(amount, [locked])).toBe(dai('100'));
        expect(Number(await lockup.read(status, [locked]))).toBe(1);
        for (const fn of ['cancel', 'renounce']) await remedy.works(['sender', fn, [locked]]);
      },
    );
  },
  SablierLockup_Unauthorized: async (lockup, remedy) => {
    const { id, max } = await running(lockup);
    const ended = await lockup.open();
    for (const fn of ['cancel', 'renounce']) await remedy.fails(['stranger', fn, [id]]);
    await remedy.fails(['sender', 'withdrawMaxAndTransfer', [id, 'sender']]);
    await lockup.pass(100n * DAY);
    await remedy.sends([max[0], max[1], [ended, 'recipient']]);
    await remedy.fails(['sender', 'burn', [ended]]);
    remedy.leave(/^Call from that account\./, 'the next words say which account it is');
    await remedy.follow(/^`(\w+)` and `(\w+)` name both\.$/, async ([first = '', second = '']) => {
      const open = await lockup.open();
      const who = await lockup.read<string>(first, [open]);
      for (const fn of ['cancel', 'renounce']) await remedy.works([who, fn, [open]]);
      const owner = await lockup.read<string>(second, [open]);
      await remedy.works([owner, 'withdrawMaxAndTransfer', [open, 'other']]);
      await remedy.works([owner, 'burn', [ended]]);
    });
  },
  SablierLockup_WithdrawAmountNotEqualWithdrawableAmount: async (lockup, remedy) => {
    const id = await gated(lockup);
    const max: Attempt = ['recipient', 'withdrawMax', [id, 'recipient']];
    const part: Attempt = ['recipient', 'withdraw', [id, 'recipient', dai('1')]];
    await remedy.fails(part);
    await remedy.follow(/^Read `(\w+)`\./, async ([view = '']) =>
      expect(await lockup.read(view, [id])).toBe(0n),
    );
    await remedy.follow(/^If it is (\d), wait for the price or the end;/, async ([none = '']) => {
      expect(await lockup.read('withdrawableAmountOf', [id])).toBe(BigInt(none));
      const snapshot = await lockup.chain.snapshot();
      await lockup.setPrice(usd('4000'));
      await remedy.works(max);
      await lockup.chain.revert({ id: snapshot });
      await lockup.pass(99n * DAY);
      await remedy.works(max);
    });
    await remedy.follow(/^otherwise use `(\w+)`\.$/, async ([all = '']) => {
      await lockup.setPrice(usd('4000'));
      await remedy.fails(part);
      await remedy.works([max[0], all, max[2]]);
    });
  },
  SablierLockup_WithdrawAmountZero: async (lockup, remedy) => {
    const id = await lockup.open({ tranches: TRANCHES });
    const max: Attempt = ['recipient', 'withdrawMax', [id, 'recipient']];
    await remedy.fails(max);
    await remedy.fails(['recipient', 'withdraw', [id, 'recipient', 0n]]);
    await remedy.follow(
      /^Check `(\w+)` first and wait until it is above (\d)\.$/,
      async ([view = '', least = '']) => {
        expect(await lockup.read(view, [id])).toBe(BigInt(least));
        await lockup.pass(10n * DAY);
        expect(await lockup.read(view, [id])).toBeGreaterThan(BigInt(least));
        await remedy.works(max);
      },
    );
  },
  SablierLockup_WithdrawArrayCountsNotEqual: async (lockup, remedy) => {
    const ids = [await lockup.open(), await lockup.open({ recipient: 'other' })];
    await lockup.pass(50n * DAY);
    const draw = (amounts: readonly bigint[]): Attempt => [
      'stranger',
      'withdrawMultiple',
      [ids, amounts],
    ];
    await remedy.fails(draw([dai('10')]));
    await remedy.follow(
      /^Pass (\w+) amount per stream id, in the (same|reverse) order\.$/,
      async ([count = '', order]) => {
        const amounts = [dai('10'), dai('20')].slice(0, Number(countOf(count)) * 2);
        const passed = order === 'same' ? amounts : amounts.toReversed();
        await lockup.moves(() => remedy.sends(draw(passed)), {
          lockup: -dai('30'),
          recipient: dai('10'),
          other: dai('20'),
        });
      },
    );
  },
  SablierLockup_WithdrawToZeroAddress: zeroAddressPlay(async (lockup: Lockup) => {
    const { id } = await running(lockup);
    return id;
  }),
  SablierLockup_WithdrawalAddressNotRecipient: ownersPlay(async (lockup: Lockup) => {
    const { id } = await running(lockup);
    return id;
  }),
};

/** Remedies that say that nothing helps, of errors that no call of this release ends with. */
export const lockupNever = [
  'SablierLockup_AllowToHookZeroCodeSize',
  'SablierLockup_FeeTransferFailed',
] as const;
