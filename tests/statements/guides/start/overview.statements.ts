import { numberToHex, type Address } from 'viem';
import { expect } from 'vitest';
import { statement, DAY, usd } from '../../statement';
import { DOLLAR } from '../lockup/support';

statement('comptroller-ignores-price', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  const word = (value: bigint) => numberToHex(value, { size: 5 }).slice(2);
  await lockup.chain.setCode({
    address: await lockup.comptroller.read<Address>('oracle'),
    // Answers every call with the words 8, price, 0, second, 0.
    bytecode: `0x600860005264${word(usd('3000'))}60205264${word(await lockup.now())}60605260a06000f3`,
  });
  await lockup.pass(DAY);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(DOLLAR);
  await lockup.pass(1n);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
});

statement('fee-set-protocol-leaves', async ({ lockup }) => {
  const id = await lockup.open();
  for (const protocol of [0, 1, 3, 4]) {
    await lockup.comptroller.call('admin', 'setMinFeeUSD', [protocol, usd('1')]);
  }
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(0n);
  await lockup.pass(40n * DAY);
  await lockup.call('recipient', 'withdrawMax', [id, 'recipient']);
  await lockup.comptroller.call('admin', 'setMinFeeUSD', [2, usd('1')]);
  expect(await lockup.read('calculateMinFeeWei', [id])).toBe(DOLLAR);
});
