import { expect } from 'vitest';
import { statement, dai, DAY, type Chains } from '../../../statement';

/** 10% with 18 decimals, the most that a broker may take. */
const TENTH = 100_000_000_000_000_000n;

type Contract = Pick<Chains['lockupV1_2'], 'abi'>;

const functionsOf = ({ abi }: Contract) =>
  abi.flatMap((item) => (item.type === 'function' ? item : []));

statement('contract-counts-streams', async ({ lockupV1_2 }) => {
  const { open, dynamic, tranched } = lockupV1_2;
  expect(await open()).toBe(1n);
  expect(await dynamic.open({ segments: [[dai('1'), dai('1'), DAY]] })).toBe(1n);
  expect(await tranched.open({ tranches: [[dai('1'), DAY]] })).toBe(1n);
  expect(await open()).toBe(2n);
});

statement('function-names-suffix', ({ lockupV1_2 }) => {
  const { dynamic, tranched } = lockupV1_2;
  const found = [lockupV1_2, dynamic, tranched].map((contract) => {
    const creates = functionsOf(contract).filter(({ name }) => name.startsWith('create'));
    expect(creates.map(({ name }) => name).sort()).toEqual([
      'createWithDurations',
      'createWithTimestamps',
    ]);
    const inputs = JSON.stringify(creates.map((create) => create.inputs));
    return ['cliff', '"segments"', '"tranches"'].filter((word) => inputs.includes(word));
  });
  expect(found).toEqual([['cliff'], ['"segments"'], ['"tranches"']]);
});

statement('linear-unlock-amounts', async ({ lockupV1_2 }) => {
  expect(JSON.stringify(functionsOf(lockupV1_2))).not.toMatch(/unlock/i);
  const id = await lockupV1_2.open({ cliff: 40n * DAY });
  expect(await lockupV1_2.read('streamedAmountOf', [id])).toBe(0n);
  await lockupV1_2.pass(40n * DAY);
  expect(await lockupV1_2.read('streamedAmountOf', [id])).toBe(dai('40'));
});

statement('broker-receive-total', async ({ lockupV1_2 }) => {
  const id = await lockupV1_2.open({ broker: { account: 'other', fee: TENTH } });
  expect(await lockupV1_2.balanceOf('other')).toBe(dai('10'));
  expect(await lockupV1_2.read('getDepositedAmount', [id])).toBe(dai('90'));
  const greedy = lockupV1_2.open({ broker: { account: 'other', fee: TENTH + 1n } });
  await expect(greedy).rejects.toThrow('SablierV2Lockup_BrokerFeeTooHigh');
});

statement('neither-protocol-fee', async ({ lockupV1_2 }) => {
  const names = functionsOf(lockupV1_2).map(({ name }) => name);
  expect(names.filter((name) => /fee|comptroller/i.test(name))).toEqual(['MAX_BROKER_FEE']);
  const id = await lockupV1_2.open();
  expect(await lockupV1_2.read('getDepositedAmount', [id])).toBe(dai('100'));
  await lockupV1_2.pass(100n * DAY);
  await lockupV1_2.moves(() => lockupV1_2.call('recipient', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('100'),
    lockupV1_2: -dai('100'),
  });
});

statement('functions-accept-native', async ({ lockupV1_2 }) => {
  const { dynamic, tranched } = lockupV1_2;
  for (const contract of [lockupV1_2, dynamic, tranched]) {
    const functions = functionsOf(contract);
    expect(functions.filter(({ stateMutability }) => stateMutability === 'payable')).toEqual([]);
    expect(functions.map(({ name }) => name)).not.toContain('batch');
  }
  const id = await lockupV1_2.open();
  await lockupV1_2.pass(DAY);
  const call = [id, 'recipient'];
  await lockupV1_2.reverts('no data', 'recipient', 'withdrawMax', call, { value: 1n });
  await lockupV1_2.reverts('no data', 'sender', 'cancel', [id], { value: 1n });
  await lockupV1_2.call('recipient', 'withdrawMax', call);
});

statement('failing-entry-withdraw', async ({ lockupV1_2 }) => {
  const ids = [await lockupV1_2.open(), await lockupV1_2.open()];
  await lockupV1_2.pass(10n * DAY);
  await lockupV1_2.reverts('SablierV2Lockup_Overdraw', 'recipient', 'withdrawMultiple', [
    ids,
    [dai('10'), dai('11')],
  ]);
  await lockupV1_2.call('recipient', 'withdrawMultiple', [ids, [dai('10'), dai('10')]]);
});
