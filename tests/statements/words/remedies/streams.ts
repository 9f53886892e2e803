import { expect } from 'vitest';
import type { Address, Hex } from 'viem';
import type { ContractActions } from '../../chains/contract';
import { code } from '../../chains/hook-code';
import { DAY, dai } from '../../chains/units';
import { countOf, type Attempt, type Plays } from './act';
import { nullPlay, ownersPlay, transferPlay, zeroAddressPlay } from './both';

/* Remedies that releases of Lockup share, of errors that differ in the name of the contract. */

/** A release of Lockup, with what its linear streams of 100 tokens over 100 days may differ in. */
export type Streams = ContractActions & {
  readonly open: (options?: {
    readonly cliff?: bigint;
    readonly cancelable?: boolean;
    readonly transferable?: boolean;
    readonly recipient?: string;
  }) => Promise<bigint>;
};

/** What releases do in other ways. */
export interface Release<C> {
  /** Name of the contract among the accounts. */
  readonly held: string;
  /** Puts a contract on the list of allowed hooks. */
  readonly allow: (lockup: C, hook: Address) => Promise<unknown>;
}

/** A stream 40 of whose 100 tokens are released. */
export async function running(lockup: Streams) {
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

const plays = <C extends Streams>({ held, allow }: Release<C>): Plays<C> => ({
  Overdraw: async (lockup, remedy) => {
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
        const later = await lockup.open({ cliff: 10n * DAY });
        const draw: Attempt = ['recipient', 'withdraw', [later, 'recipient', 1n]];
        await remedy.fails(draw);
        expect(await lockup.read('withdrawableAmountOf', [later])).toBe(BigInt(none));
        await lockup.pass(11n * DAY);
        await remedy.works(draw);
      },
    );
  },
  StreamCanceled: async (lockup, remedy) => {
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
  StreamDepleted: async (lockup, remedy) => {
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
  StreamNotCancelable: async (lockup, remedy) => {
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
  StreamNotDepleted: async (lockup, remedy) => {
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
  Unauthorized: async (lockup, remedy) => {
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
  WithdrawAmountZero: async (lockup, remedy) => {
    const id = await lockup.open({ cliff: 10n * DAY });
    const max: Attempt = ['recipient', 'withdrawMax', [id, 'recipient']];
    await remedy.fails(max);
    await remedy.fails(['recipient', 'withdraw', [id, 'recipient', 0n]]);
    await remedy.follow(
      /^Check `(\w+)` first and wait until it is above (\d)\.$/,
      async ([view = '', least = '']) => {
        expect(await lockup.read(view, [id])).toBe(BigInt(least));
        await lockup.pass(11n * DAY);
        expect(await lockup.read(view, [id])).toBeGreaterThan(BigInt(least));
        await remedy.works(max);
      },
    );
  },
  WithdrawArrayCountsNotEqual: async (lockup, remedy) => {
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
          [held]: -dai('30'),
          recipient: dai('10'),
          other: dai('20'),
        });
      },
    );
  },
  InvalidHookSelector: async (lockup, remedy) => {
    const { address } = await lockup.deploy('StreamLedger', [lockup.address], 'hook');
    await allow(lockup, address);
    await lockup.chain.impersonateAccount({ address });
    const become = (bytecode: Hex) => lockup.chain.setCode({ address, bytecode });
    await become(code.false);
    const id = await lockup.open({ recipient: address });
    await lockup.pass(40n * DAY);
    const cancel: Attempt = ['sender', 'cancel', [id]];
    const withdraw = (by: string): Attempt => [by, 'withdrawMax', [id, address]];
    await remedy.fails(cancel);
    await remedy.fails(withdraw('stranger'));
    await remedy.follow(
      /^Fix the hook: return `onSablierLockup(Cancel|Withdraw)\.selector` or `onSablierLockup(Cancel|Withdraw)\.selector`\./,
      async (named) => {
        expect(named.toSorted()).toEqual(['Cancel', 'Withdraw']);
        await become(code.records);
        await remedy.works(cancel);
        await remedy.works(withdraw('stranger'));
      },
    );
    await remedy.follow(/^The (recipient|sender) itself can withdraw without a hook\.$/, ([who]) =>
      remedy.works(withdraw(who === 'recipient' ? address : 'sender')),
    );
  },

  Null: nullPlay('getEndTime'),
  NotTransferable: transferPlay((lockup: C) => lockup.open({ transferable: false })),
  WithdrawToZeroAddress: zeroAddressPlay(async (lockup: C) => (await running(lockup)).id),
  WithdrawalAddressNotRecipient: ownersPlay(async (lockup: C) => (await running(lockup)).id),
});

/**
 * The cases of a release.
 * @param nameOf the name of an error there, by what follows the name of the contract
 */
export const streamPlays = <C extends Streams>(
  release: Release<C>,
  nameOf: (error: string) => string,
): Plays<C> =>
  Object.fromEntries(Object.entries(plays(release)).map(([error, play]) => [nameOf(error), play]));
