import { parseUnits } from 'viem';
import type { Run } from '../../here';
import { batchCreatePriceGated } from './batch-price-gated';

const YEAR = 365 * 24 * 60 * 60;

export const create: Run = async ({ accounts, contracts, as, now }) => {
  const { batchLockup, lockup, dai } = contracts;
  const start = await now();
  const streamIds = await batchCreatePriceGated(as(accounts.sender), {
    batchLockup,
    lockup,
    token: dai,
    recipient: accounts.recipient,
    oracle: contracts.feed,
    timestamps: { start, end: start + YEAR },
    steps: [
      { depositAmount: parseUnits('500', 18), targetPrice: '4000' },
      { depositAmount: parseUnits('500', 18), targetPrice: '5000' },
    ],
  });
  console.log(`Streams ${streamIds.join(' and ')} are open, in one transaction.`);
};
