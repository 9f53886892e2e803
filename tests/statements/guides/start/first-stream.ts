import { expect } from 'vitest';
import { dai, DAY, eth, usd, type Chains } from '../../statement';
import { DOLLAR } from '../lockup/support';

/* What the scripts of several starters do: open a stream of 100 tokens over 100 days, wait for half of it. */

async function halfway(lockup: Chains['lockup']): Promise<bigint> {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open({ deposit: dai('100'), total: 100n * DAY });
  await lockup.pass(50n * DAY);
  return id;
}

/** After half the time half the tokens can be withdrawn, and the least fee is 0.000333 ETH. Returns the id. */
export async function halfCanBeWithdrawn(lockup: Chains['lockup']): Promise<bigint> {
  const id = await halfway(lockup);
  expect(await lockup.read('withdrawableAmountOf', [id])).toBe(dai('50'));
  const fee = await lockup.read('calculateMinFeeWei', [id]);
  expect(fee).toBe(DOLLAR);
  expect(fee / eth('0.000001')).toBe(333n);
  return id;
}

/** Whoever pays 6% more than the least fee gets nothing of it back. */
export async function marginIsKept(lockup: Chains['lockup']): Promise<void> {
  const id = await halfway(lockup);
  const value = ((await lockup.read('calculateMinFeeWei', [id])) * 106n) / 100n;
  expect(value - DOLLAR).toBe((DOLLAR * 6n) / 100n);
  const withdraw = () => lockup.call('sender', 'withdrawMax', [id, 'recipient'], { value });
  await lockup.moves(withdraw, {
    recipient: dai('50'),
    lockup: -dai('50'),
    'sender.coin': -value,
    'lockup.coin': value,
  });
}
