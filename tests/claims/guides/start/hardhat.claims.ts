import type { Abi, Hex } from 'viem';
import { expect } from 'vitest';
import local from '../../../../examples/starters/viem/contracts/local.json';
import { readArtifact } from '../../../examples/support/artifact';
import { deploy } from '../../../examples/support/chain';
import { claim, dai, DAY, usd } from '../../claim';
import { DOLLAR } from '../lockup/support';

claim(
  '/guides/start/hardhat',
  'The test moves the clock by 50 days, and the fee stays, because the feed answers with the time of the block.',
  async ({ lockup }) => {
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
  },
);

claim(
  '/guides/start/hardhat',
  'Unable to decode signature | ISablierLockup declares no errors | look the selector up in the errors',
  async ({ lockup }) => {
    const { abi } = readArtifact('@sablier/lockup/artifacts/interfaces/ISablierLockup.json');
    expect(abi.some(({ type }) => type === 'function')).toBe(true);
    expect(abi.filter(({ type }) => type === 'error')).toEqual([]);
    // The contract's own ABI has them.
    const id = await lockup.open();
    const none = [id, 'recipient', 0n];
    await lockup.reverts('SablierLockup_WithdrawAmountZero', 'recipient', 'withdraw', none);
  },
);
