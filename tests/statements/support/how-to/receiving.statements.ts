import { expect } from 'vitest';
import { statement, dai, DAY } from '../../statement';

/** The deposit address of an exchange, to which the recipient has sent the stream. */
const EXCHANGE = 'owner';

// moment: a destination is compared with the owner at any moment.
// caller: the exchange has approved nobody: a caller of each other kind is asked.
statement('exchange-address-only', async ({ lockup, lockupV1_2, lockupV1_0, flow }) => {
  for (const [product, error] of [
    [lockup, 'SablierLockup_WithdrawalAddressNotRecipient'],
    [lockupV1_2, 'SablierV2Lockup_WithdrawalAddressNotRecipient'],
    [flow, 'SablierFlow_WithdrawalAddressNotRecipient'],
  ] as const) {
    const id = await product.open();
    await product.call('recipient', 'transferFrom', ['recipient', EXCHANGE, id]);
    await product.pass(DAY);
    for (const who of ['sender', 'recipient', 'stranger', 'admin']) {
      await product.reverts(error, who, 'withdrawMax', [id, who]);
      await product.reverts('success', who, 'withdrawMax', [id, EXCHANGE]);
    }
  }
  const id = await lockupV1_0.open();
  await lockupV1_0.call('recipient', 'transferFrom', ['recipient', EXCHANGE, id]);
  await lockupV1_0.pass(DAY);
  const refused = {
    sender: 'SablierV2Lockup_InvalidSenderWithdrawal',
    recipient: 'SablierV2Lockup_Unauthorized',
    stranger: 'SablierV2Lockup_Unauthorized',
  };
  for (const [who, error] of Object.entries(refused))
    await lockupV1_0.reverts(error, who, 'withdrawMax', [id, who]);
});

statement('multiple-pays-owner', async ({ lockup, lockupV1_2, lockupV1_0 }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['delegate', id]);
  await lockup.pass(10n * DAY);
  await lockup.moves(() => lockup.call('delegate', 'withdrawMultiple', [[id], [dai('10')]]), {
    recipient: dai('10'),
    lockup: -dai('10'),
  });
  await lockup.pass(10n * DAY);
  await lockup.moves(() => lockup.call('delegate', 'withdrawMaxAndTransfer', [id, 'other']), {
    recipient: dai('10'),
    lockup: -dai('10'),
  });
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  await lockup.pass(10n * DAY);
  await lockup.moves(() => lockup.call('recipient', 'withdrawMultiple', [[id], [dai('10')]]), {
    other: dai('10'),
    lockup: -dai('10'),
  });
  const older = await lockupV1_2.open();
  await lockupV1_2.pass(10n * DAY);
  const draw = [[older], [dai('10')]];
  await lockupV1_2.moves(() => lockupV1_2.call('stranger', 'withdrawMultiple', draw), {
    recipient: dai('10'),
    lockupV1_2: -dai('10'),
  });
  // Before, it takes the address that is paid.
  const oldest = await lockupV1_0.open();
  await lockupV1_0.pass(10n * DAY);
  const to = [[oldest], 'other', [dai('10')]];
  await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'withdrawMultiple', to), {
    other: dai('10'),
    lockupV1_0: -dai('10'),
  });
});
