import { expect } from 'vitest';
import { statement, dai, DAY } from '../../statement';

/** The deposit address of an exchange, to which the recipient has sent the stream. */
const EXCHANGE = 'owner';

statement('exchange-address-only', async ({ lockup, flow }) => {
  for (const [product, error] of [
    [lockup, 'SablierLockup_WithdrawalAddressNotRecipient'],
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
});

statement('multiple-pays-owner', async ({ lockup }) => {
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
});
