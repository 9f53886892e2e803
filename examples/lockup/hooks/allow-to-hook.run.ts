import type { Run } from '../../here';
import { allowToHook } from './allow-to-hook';
import { checkHook } from './check-hook';

export const allow: Run = async ({ accounts, contracts, as, deploy }) => {
  const { lockup } = contracts;
  const recipient = await deploy('StreamLedger', [lockup]);
  // On a real chain, the admin of the comptroller is Sablier.
  const clients = as(accounts.admin);
  await allowToHook(clients, { lockup, recipient });
  const { isAllowed } = await checkHook(clients.publicClient, lockup, recipient);
  console.log(`Lockup calls the hooks of the contract: ${isAllowed}.`);
};
