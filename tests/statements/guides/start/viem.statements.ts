import { expect } from 'vitest';
import { statement, usd } from '../../statement';
import { halfCanBeWithdrawn, marginIsKept } from './first-stream';
import { withdrawsAll } from '../../worlds/proofs';

statement('comptroller-accepts-most', async ({ lockup }) => {
  const { comptroller } = lockup;
  await comptroller.call('admin', 'setMinFeeUSD', [2, usd('100')]);
  expect(await comptroller.read('getMinFeeUSD', [2])).toBe(usd('100'));
  const error = 'SablierComptroller_MaxFeeUSDExceeded';
  await comptroller.reverts(error, 'admin', 'setMinFeeUSD', [2, usd('100') + 1n]);
});

statement(
  'anyone-may-withdraw',
  {
    of: 'lockup',
    model: 'any',
    moment: ['cliff', 'between', 'last', 'end', 'after', 'canceled'],
    caller: 'any',
    owner: ['account', 'contract'],
    comptroller: ['free', 'fee', 'replaced'],
    feed: ['none', 'above'],
  },
  async (world) => {
    await withdrawsAll(world);
  },
);

statement('prints-address-id', async ({ lockup }) => {
  const id = await halfCanBeWithdrawn(lockup);
  expect(await lockup.statusOf(id)).toBe('STREAMING');
});

statement('script-sends-keeps', async ({ lockup }) => {
  await marginIsKept(lockup);
});
