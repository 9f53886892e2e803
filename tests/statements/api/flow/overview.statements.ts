import { expect } from 'vitest';
import { statement, DAY, eth, usdc } from '../../statement';
import { VENDORS } from '../support';

statement('debt-grows-every-no', async ({ indexer, flow }) => {
  const id = await flow.open({ rate: eth('1') });
  for (const debt of [usdc('1'), usdc('2'), usdc('3')]) {
    await flow.pass(1n);
    expect(await flow.read('totalDebtOf', [id])).toBe(debt);
  }
  for (const vendor of VENDORS) {
    const fields = indexer.fields('streams', vendor, 'FlowStream');
    expect(fields.filter((name) => /debt/i.test(name))).toEqual(['forgivenDebt']);
  }
});

statement('usdc-tokens-day', async ({ flow }) => {
  expect(1157407407407407n).toBe(eth('0.001157407407407407'));
  const id = await flow.open({ rate: 1157407407407407n });
  await flow.pass(DAY);
  // The rate is rounded down, so the last unit comes a second later.
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('99.999999'));
  expect(await flow.read<number>('getTokenDecimals', [id])).toBe(6);
});

statement('much-stream-owe', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(120n);
  expect(await flow.read('totalDebtOf', [id])).toBe(usdc('120'));
});

statement('much-withdrawn', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(120n);
  const amount = await flow.read('withdrawableAmountOf', [id]);
  expect(amount).toBe(usdc('100'));
  const more = [id, 'recipient', amount + 1n];
  await flow.reverts('SablierFlow_Overdraw', 'recipient', 'withdraw', more);
  await flow.moves(() => flow.call('recipient', 'withdrawMax', [id, 'recipient']), {
    'recipient.usdc': amount,
    'flow.usdc': -amount,
  });
});

statement('much-funded', async ({ flow }) => {
  const id = await flow.open({ rate: eth('1'), deposit: usdc('100') });
  await flow.pass(120n);
  expect(await flow.read('coveredDebtOf', [id])).toBe(usdc('100'));
  expect(await flow.read('uncoveredDebtOf', [id])).toBe(usdc('20'));
});
