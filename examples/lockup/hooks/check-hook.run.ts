import type { Run } from '../../here';
import { checkHook } from './check-hook';

export const check: Run = async ({ accounts, contracts, as, deploy }) => {
  const { lockup } = contracts;
  const { publicClient } = as(accounts.stranger);
  const contract = await deploy('StreamLedger', [lockup]);
  for (const recipient of [contract, accounts.recipient]) {
    const { isAllowed, isReady } = await checkHook(publicClient, lockup, recipient);
    const kind = recipient === contract ? 'The contract' : 'The wallet';
    console.log(`${kind}: allowed ${isAllowed}, ready ${isReady}.`);
  }
};
