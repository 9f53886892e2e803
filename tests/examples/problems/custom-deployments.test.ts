import { zeroAddress } from 'viem';
import { afterAll, beforeAll } from 'vitest';
import { abiOf, artifacts, link } from '../../../examples/custom-deployments/artifacts';
import { deployProtocol } from '../../../examples/custom-deployments/deploy';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { problemsOn } from './problems';

/* The table "What can go wrong" of /guides/custom-deployments */

let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

problemsOn('guides/custom-deployments', {
  '`The node serves chain …`': {
    typescript: () =>
      deployProtocol(local.clients(local.accounts.sender), {
        chainId: 1,
        admin: local.accounts.admin,
      }),
  },
  '`The library … has no address`': {
    typescript: async () => link(artifacts.lockup.bytecode, { LockupMath: zeroAddress }),
  },
  '`InvalidInitialization`': {
    typescript: () => {
      const proxy = { address: local.contracts.comptroller, abi: abiOf(artifacts.comptroller) };
      const { stranger } = local.accounts;
      return local.send(stranger, proxy, 'initialize', [stranger, 0n, 0n, 0n, 0n, zeroAddress]);
    },
  },
});
