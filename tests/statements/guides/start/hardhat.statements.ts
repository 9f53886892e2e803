import type { Abi, Hex } from 'viem';
import { expect } from 'vitest';
import local from '../../../../examples/starters/_shared/contracts/local.json';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { deploy } from '@sablier-docs/testing/chain';
import { statement, dai, DAY, usd } from '../../statement';
import { DOLLAR } from '../lockup/support';

statement('test-moves-clock', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  const { abi, bytecode } = local.LocalFeed;
  const address = await deploy(lockup.chain, bytecode.object as Hex);
  await lockup.comptroller.call('admin', 'setOracle', [address]);
  const feed = lockup.on({ address, abi: abi as Abi });
  const updatedAt = async () => (await feed.read<readonly bigint[]>('latestRoundData'))[3];
  await lockup.pass(50n * DAY);
  expect(await updatedAt()).toBe(await lockup.now());
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(DOLLAR);
});

statement('unable-decode-signature', async ({ lockup }) => {
  const { abi } = readArtifact('@sablier/lockup/artifacts/interfaces/ISablierLockup.json');
  expect(abi.some(({ type }) => type === 'function')).toBe(true);
  expect(abi.filter(({ type }) => type === 'error')).toEqual([]);
  // The contract's own ABI has them.
  const id = await lockup.open();
  const none = [id, 'recipient', 0n];
  await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdraw', none);
});
