import { expect } from 'vitest';
import { claim, DAY } from '../../claim';

claim(
  '/guides/lockup/deployments',
  'symbol() returns SAB-LOCKUP, and comptroller() returns the address of the comptroller.',
  async ({ lockup }) => {
    expect(await lockup.read<string>('symbol')).toBe('SAB-LOCKUP');
    expect(await lockup.read<string>('comptroller')).toBe(lockup.comptroller.address);
  },
);

claim(
  '/guides/lockup/deployments',
  'Each release is a new deployment at new addresses, and a stream stays in the contract that created it.',
  async ({ lockup, lockupV1_2 }) => {
    const old = await lockupV1_2.open();
    expect(await lockup.read('nextStreamId')).toBe(1n);
    await lockup.reverts('SablierLockupState_Null', 'other', 'statusOf', [old]);
    await lockupV1_2.pass(100n * DAY);
    await lockupV1_2.call('recipient', 'withdrawMax', [old, 'recipient']);
    expect(await lockup.read('nextStreamId')).toBe(1n);
  },
);
