import { parseUnits } from 'viem';
import type { Run } from '../../here';
import { batchCreateTranched } from './batch-tranched';

const MONTH = 30 * 24 * 60 * 60;

export const create: Run = async ({ accounts, contracts, as, now }) => {
  const { batchLockup, lockup, dai } = contracts;
  const startTime = await now();
  const streamIds = await batchCreateTranched(as(accounts.sender), {
    batchLockup,
    lockup,
    token: dai,
    startTime,
    dates: [startTime + MONTH, startTime + 2 * MONTH],
    grants: [
      { recipient: accounts.recipient, depositAmount: parseUnits('520', 18) },
      { recipient: accounts.other, depositAmount: parseUnits('1040', 18) },
    ],
  });
  console.log(`Streams ${streamIds.join(' and ')} are open, in one transaction.`);
};
