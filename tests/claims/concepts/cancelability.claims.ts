import { expect } from 'vitest';
import { claim, dai, DAY } from '../claim';

claim('/concepts/cancelability', 'The sender receives 60.', async ({ lockup }) => {
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('60'),
    lockup: -dai('60'),
  });
});

claim(
  '/concepts/cancelability',
  'The recipient keeps the 15 and can withdraw 25 more.',
  async ({ lockup }) => {
    const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
    await lockup.pass(40n * DAY);
    await lockup.call('recipient', 'withdraw', [id, 'recipient', dai('15')]);
    await lockup.call('sender', 'cancel', [id]);
    expect(await lockup.balanceOf('recipient')).toBe(dai('15'));
    await lockup.pass(60n * DAY);
    expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('25'));
  },
);

claim(
  '/concepts/cancelability',
  'That held for the first release in 2023; since v1.1 the contract rejects any other caller with SablierLockup_Unauthorized or its older namesake.',
  async ({ lockupV1_0, lockupV1_2, lockup }) => {
    const first = await lockupV1_0.open();
    await lockupV1_0.call('recipient', 'cancel', [first]);
    expect(await lockupV1_0.read('wasCanceled', [first])).toBe(true);
    const older = await lockupV1_2.open();
    await lockupV1_2.reverts('SablierV2Lockup_Unauthorized', 'recipient', 'cancel', [older]);
    const id = await lockup.open();
    await lockup.reverts('SablierLockup_Unauthorized', 'recipient', 'cancel', [id]);
  },
);

claim(
  '/concepts/cancelability',
  'A stranger who tries to cancel a depleted stream reads that it is depleted, not that they lack the right.',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
    await lockup.reverts('SablierLockup_StreamDepleted', 'stranger', 'cancel', [id]);
  },
);

claim(
  '/concepts/cancelability',
  'settled | SablierLockup_StreamSettled | everything is released, so nothing comes back',
  async ({ lockup }) => {
    const id = await lockup.open();
    await lockup.pass(100n * DAY);
    expect(await lockup.read('refundableAmountOf', [id])).toBe(0n);
    await lockup.reverts('SablierLockup_StreamSettled', 'sender', 'cancel', [id]);
  },
);
