import { expect } from 'vitest';
import type { Chains } from '../../chains';
import { DAY } from '../../chains/units';
import type { Plays } from './act';
import { streamPlays } from './streams';

type Lockup = Chains['lockupV1_2'];

/** Errors of Lockup v1.2. */
export const lockupV1_2: Plays<Lockup> = {
  ...streamPlays<Lockup>(
    {
      held: 'lockupV1_2',
      allow: (lockup, hook) => lockup.call('admin', 'allowToHook', [hook]),
    },
    (error) => `SablierV2Lockup_${error}`,
  ),
  SablierV2Lockup_StreamSettled: async (lockup, remedy) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    for (const fn of ['cancel', 'renounce']) await remedy.fails(['sender', fn, [id]]);
    await remedy.follow(
      /^Check `(\w+)` before you cancel, and `(\w+)` before you renounce\.$/,
      async ([amount = '', status = '']) => {
        expect(await lockup.read(amount, [id])).toBe(0n);
        expect(Number(await lockup.read(status, [id]))).toBe(2);
      },
    );
  },
};
