import { expect } from 'vitest';
import type { Chains } from '../../chains';
import { execute } from '../../chains/comptroller';
import { standIn } from '../../chains/stand-in';
import { DAY, dai, usd } from '../../chains/units';
import type { Attempt, Plays } from './act';
import { feePlay } from './both';
import { running, streamPlays } from './streams';

type Lockup = Chains['lockup'];

const TRANCHES = [
  [dai('50'), 10n * DAY],
  [dai('50'), 10n * DAY],
] as const;

/** What each model's getter answers about, in the order of the enum. */
const GETTERS = ['getUnlockAmounts', 'getSegments', 'getTranches', 'getPriceGatedUnlockParams'];

/** A stream that pays everything once the coin costs 4,000 USD; it costs 3,000. */
async function gated(lockup: Lockup) {
  const id = await lockup.open({ targetPrice: usd('4000') });
  await lockup.pass(DAY);
  return id;
}

/** Errors of `SablierLockup` after a stream is created. */
export const lockupActions: Plays<Lockup> = {
  ...streamPlays<Lockup>(
    { held: 'lockup', allow: (lockup, hook) => execute(lockup, 'allowToHook', [hook]) },
    (error) => (error === 'Null' ? 'SablierLockupState_Null' : `SablierLockup_${error}`),
  ),
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
};

/** Remedies that say that nothing helps, of errors that no call of this release ends with. */
export const lockupNever = [
  'SablierLockup_AllowToHookZeroCodeSize',
  'SablierLockup_FeeTransferFailed',
] as const;
