import { parseUnits } from 'viem';
import type { Run } from '../../here';
import { batchCreateLinear } from './batch-linear';

export const create: Run = async ({ accounts, contracts, as }) => {
  const { batchLockup, lockup, dai } = contracts;
  const streamIds = await batchCreateLinear(as(accounts.sender), {
    batchLockup,
    lockup,
    token: dai,
    grants: [
      { recipient: accounts.recipient, depositAmount: parseUnits('520', 18) },
      { recipient: accounts.other, depositAmount: parseUnits('1040', 18) },
    ],
  });
  console.log(`Streams ${streamIds.join(' and ')} are open, in one transaction.`);
};
