import { concat, encodeAbiParameters, numberToHex } from 'viem';
import { expect } from 'vitest';
import { readArtifact } from '@sablier-docs/solidity/artifact';
import { deploy } from '@sablier-docs/testing/chain';
import { statement, DAY, usd, type Chains } from '../../../statement';
import { DOLLAR } from '../support';

/** A comptroller behind a proxy whose constructor got no call. */
async function emptyProxy({ chain, accounts, comptroller, on }: Chains['lockup']) {
  const code = (name: string) =>
    readArtifact(`@sablier/evm-utils/artifacts/${name}.json`).creationCode;
  const admin = encodeAbiParameters([{ type: 'address' }], [accounts.admin]);
  const logic = await deploy(chain, concat([code('SablierComptroller'), admin]));
  const args = encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [logic, '0x']);
  const address = await deploy(chain, concat([code('ERC1967Proxy'), args]));
  return on({ address, abi: comptroller.abi });
}

statement('proxy-deployed-belongs', async ({ lockup }) => {
  const proxy = await emptyProxy(lockup);
  const call = (who: string) => [who, 0n, 0n, 0n, 0n, 'oracle'];
  await proxy.call('stranger', 'initialize', call('stranger'));
  expect(await proxy.read('admin')).toBe(lockup.accounts.stranger);
  await expect(proxy.call('admin', 'initialize', call('admin'))).rejects.toThrow();
});

statement('without-feed-production-may', async ({ lockup }) => {
  const id = await lockup.open();
  const fee = () => lockup.read('calculateMinFeeWei', [id]);
  expect(await fee()).toBe(0n); // a feed and no fee
  await lockup.setMinFee(usd('1'));
  expect(await fee()).toBe(DOLLAR);
  await lockup.comptroller.call('admin', 'setOracle', [numberToHex(0, { size: 20 })]);
  expect(await fee()).toBe(0n); // a fee and no feed
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
});

statement('order-fees-initialize', async ({ lockup }) => {
  const proxy = await emptyProxy(lockup);
  const fees = [usd('1'), usd('2'), usd('3'), usd('4')];
  await proxy.call('admin', 'initialize', ['admin', ...fees, 'oracle']);
  const found = await Promise.all([0, 1, 2, 3, 4].map((n) => proxy.read('getMinFeeUSD', [n])));
  // Airdrops, Flow, Lockup, Staking, Bob.
  expect(found).toEqual([usd('1'), usd('3'), usd('4'), 0n, usd('2')]);
});

statement('four-succeed-too-stay', async ({ lockup }) => {
  const id = await lockup.open();
  for (const number of [0, 1, 3, 4]) {
    await lockup.comptroller.call('admin', 'setMinFeeUSD', [number, usd('1')]);
  }
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
  await lockup.comptroller.call('admin', 'setMinFeeUSD', [2, usd('1')]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(DOLLAR);
});

statement('fee-usd-decimals', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.comptroller.call('admin', 'setMinFeeUSD', [2, 1_00000000n]);
  await lockup.setPrice(1_00000000n);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(10n ** 18n);
});
