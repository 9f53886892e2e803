import { expect } from 'vitest';
import { statement, DAY } from '../../statement';

statement('symbol-returns-sab', async ({ lockup }) => {
  expect(await lockup.read<string>('symbol')).toBe('SAB-LOCKUP');
  expect(await lockup.read<string>('comptroller')).toBe(lockup.comptroller.address);
});

// model: a contract looks for an id before it knows a model.
statement('release-new-deployment', async ({ lockup, lockupV1_2 }) => {
  const old = await lockupV1_2.open();
  expect(await lockup.read('nextStreamId')).toBe(1n);
  await lockup.reverts('SablierLockupState_Null', 'other', 'statusOf', [old]);
  await lockupV1_2.pass(100n * DAY);
  await lockupV1_2.call('recipient', 'withdrawMax', [old, 'recipient']);
  expect(await lockup.read('nextStreamId')).toBe(1n);
});
