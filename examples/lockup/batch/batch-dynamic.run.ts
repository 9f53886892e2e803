import { parseUnits } from 'viem';
import type { Run } from '../../here';
import { batchCreateDynamic } from './batch-dynamic';

export const create: Run = async ({ accounts, contracts, as, now }) => {
  const { batchLockup, lockup, dai } = contracts;
  const startTime = await now();
  const streamIds = await batchCreateDynamic(as(accounts.sender), {
    batchLockup,
    lockup,
    token: dai,
    startTime,
    grants: [
      { recipient: accounts.recipient, depositAmount: parseUnits('520', 18), exponent: '2' },
      { recipient: accounts.other, depositAmount: parseUnits('1040', 18), exponent: '0.5' },
    ],
  });
  console.log(`Streams ${streamIds.join(' and ')} are open, in one transaction.`);
};
