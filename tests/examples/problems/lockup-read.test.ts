import { afterAll, beforeAll } from 'vitest';
import { lockupAddress } from '../../../examples/lockup/contracts';
import { readAmounts } from '../../../examples/lockup/vesting-data/read-vesting';
import { startProtocol, type LocalProtocol } from '@sablier-docs/testing/start';
import { problemsOn } from './problems';

/* Tables "What can go wrong" of /guides/lockup/examples/vesting-data and dapp */

const NO_STREAM = 10_000n;
let local: LocalProtocol;

beforeAll(async () => {
  local = await startProtocol();
});
afterAll(() => local?.stop());

problemsOn('guides/lockup/examples/vesting-data', {
  '`SablierLockupState_Null`, through the contract a selector': {
    solidity: async () => {
      const reader = await local.deployExample('VestingReader', [local.contracts.lockup]);
      await local.read(reader, 'amountsOf', [NO_STREAM]);
    },
    typescript: () => {
      const { publicClient } = local.clients(local.accounts.stranger);
      return readAmounts(publicClient, local.contracts.lockup, NO_STREAM);
    },
  },
});

problemsOn('guides/lockup/examples/dapp', {
  '`lockupAddress` throws': { typescript: async () => lockupAddress(31_337) },
});
