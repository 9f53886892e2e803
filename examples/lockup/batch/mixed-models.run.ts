import { parseUnits } from 'viem';
import type { Run } from '../../here';
import { createMixed } from './mixed-models';

export const create: Run = async ({ accounts, contracts, as }) => {
  const { lockup, dai } = contracts;
  const streamIds = await createMixed(as(accounts.sender), {
    lockup,
    token: dai,
    recipient: accounts.recipient,
    amountEach: parseUnits('520', 18),
  });
  console.log(`Streams ${streamIds.join(' and ')} are open, in one transaction.`);
};
