import { expect } from 'vitest';
import { claim, dai, DAY } from '../../../claim';

/** 10% with 18 decimals, the most that either may take. */
const TENTH = 100_000_000_000_000_000n;

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'In this release the recipient can cancel a stream, not only the sender.',
  async ({ lockupV1_0 }) => {
    const [mine, theirs] = [await lockupV1_0.open(), await lockupV1_0.open()];
    await lockupV1_0.call('recipient', 'cancel', [mine]);
    await lockupV1_0.call('sender', 'cancel', [theirs]);
    expect(await lockupV1_0.read('wasCanceled', [mine])).toBe(true);
    expect(await lockupV1_0.read('wasCanceled', [theirs])).toBe(true);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'Strangers cannot trigger a withdrawal in favor of the recipient.',
  async ({ lockupV1_0 }) => {
    const id = await lockupV1_0.open();
    await lockupV1_0.pass(10n * DAY);
    const args = [id, 'recipient', dai('10')];
    await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'withdraw', args);
    await lockupV1_0.call('recipient', 'withdraw', args);
  },
);

claim(
  '/guides/lockup/previous-deployments/v1.0',
  'A protocol fee and a broker fee, each up to 10%, can be taken from the total amount at creation.',
  async ({ lockupV1_0 }) => {
    const { comptroller } = lockupV1_0;
    await comptroller.call('admin', 'setProtocolFee', ['dai', TENTH]);
    const id = await lockupV1_0.open({ broker: { account: 'other', fee: TENTH } });
    expect(await lockupV1_0.read('getDepositedAmount', [id])).toBe(dai('80'));
    await comptroller.call('admin', 'setProtocolFee', ['dai', TENTH + 1n]);
    await expect(lockupV1_0.open()).rejects.toThrow('SablierV2Lockup_ProtocolFeeTooHigh');
  },
);
