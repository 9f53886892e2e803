import { pad, zeroHash } from 'viem';
import { expect } from 'vitest';
import { statement, dai, DAY } from '../../../statement';

/** 10% with 18 decimals, the most that either may take. */
const TENTH = 100_000_000_000_000_000n;

statement('release-recipient-too', async ({ lockupV1_0 }) => {
  const [mine, theirs] = [await lockupV1_0.open(), await lockupV1_0.open()];
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'stranger', 'cancel', [mine]);
  await lockupV1_0.call('recipient', 'cancel', [mine]);
  await lockupV1_0.call('sender', 'cancel', [theirs]);
  expect(await lockupV1_0.read('wasCanceled', [mine])).toBe(true);
  expect(await lockupV1_0.read('wasCanceled', [theirs])).toBe(true);
});

statement('no-transferable-flag-nft', async ({ lockupV1_0 }) => {
  const fields = JSON.stringify(lockupV1_0.abi.filter(({ type }) => type === 'function'));
  expect(fields).not.toMatch(/transferable/i);
  const id = await lockupV1_0.open({ transferable: false });
  await lockupV1_0.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  expect(await lockupV1_0.read('ownerOf', [id])).toBe(lockupV1_0.accounts.other);
});

statement('two-models-exist', async ({ lockupV1_0 }) => {
  const { dynamic } = lockupV1_0;
  expect(dynamic.address).not.toBe(lockupV1_0.address);
  expect(await lockupV1_0.open()).toBe(1n);
  expect(await lockupV1_0.open()).toBe(2n);
  expect(await dynamic.open({ segments: [[dai('1'), dai('1'), DAY]] })).toBe(1n);
});

statement('only-recipient-approved', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.call('recipient', 'approve', ['operator', id]);
  await lockupV1_0.pass(10n * DAY);
  for (const [who, to] of [
    ['recipient', 'other'],
    ['operator', 'other'],
    ['sender', 'recipient'],
  ] as const) {
    await lockupV1_0.moves(() => lockupV1_0.call(who, 'withdraw', [id, to, dai('1')]), {
      [to]: dai('1'),
      lockupV1_0: -dai('1'),
    });
  }
  const error = 'SablierV2Lockup_InvalidSenderWithdrawal';
  for (const to of ['sender', 'other']) {
    await lockupV1_0.reverts(error, 'sender', 'withdraw', [id, to, dai('1')]);
  }
});

statement('accounts-cannot', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open({ by: 'owner' });
  await lockupV1_0.pass(10n * DAY);
  const args = [id, 'recipient', dai('10')];
  for (const who of ['stranger', 'owner', 'admin']) {
    await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', who, 'withdraw', args);
  }
  await lockupV1_0.call('recipient', 'withdraw', args);
});

statement('protocol-fee-broker', async ({ lockupV1_0 }) => {
  const { comptroller } = lockupV1_0;
  await comptroller.call('admin', 'setProtocolFee', ['dai', TENTH]);
  const id = await lockupV1_0.open({ broker: { account: 'other', fee: TENTH } });
  expect(await lockupV1_0.read('getDepositedAmount', [id])).toBe(dai('80'));
  expect(await lockupV1_0.balanceOf('other')).toBe(dai('10'));
  const greedy = lockupV1_0.open({ broker: { account: 'other', fee: TENTH + 1n } });
  await expect(greedy).rejects.toThrow('SablierV2Lockup_BrokerFeeTooHigh');
  await comptroller.call('admin', 'setProtocolFee', ['dai', TENTH + 1n]);
  await expect(lockupV1_0.open()).rejects.toThrow('SablierV2Lockup_ProtocolFeeTooHigh');
});

statement('creation-uses-create-durations', ({ lockupV1_0 }) => {
  const creates = ({ abi }: Pick<typeof lockupV1_0, 'abi'>) =>
    abi.flatMap((item) =>
      item.type === 'function' && item.name.startsWith('create') ? item.name : [],
    );
  expect(creates(lockupV1_0).sort()).toEqual(['createWithDurations', 'createWithRange']);
  const { dynamic } = lockupV1_0;
  expect(creates(dynamic).sort()).toEqual(['createWithDeltas', 'createWithMilestones']);
});

statement('refund-goes-proxy', async ({ lockupV1_0 }) => {
  // Any contract that is the sender: Lockup does not know the owner of a proxy.
  await lockupV1_0.deploy('TestOracle', [8, 1n], 'proxy');
  const id = await lockupV1_0.open({ by: 'owner', sender: 'proxy' });
  await lockupV1_0.pass(40n * DAY);
  await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'cancel', [id]), {
    proxy: dai('60'),
    lockupV1_0: -dai('60'),
  });
});

statement('tokens-accrue-during', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open({ cliff: 40n * DAY });
  await lockupV1_0.pass(40n * DAY - 1n);
  expect(await lockupV1_0.read('withdrawableAmountOf', [id])).toBe(0n);
  await lockupV1_0.pass(1n);
  expect(await lockupV1_0.read('withdrawableAmountOf', [id])).toBe(dai('40'));
});

statement('approved-operator-transfer', async ({ lockupV1_0 }) => {
  const id = await lockupV1_0.open();
  await lockupV1_0.call('recipient', 'approve', ['operator', id]);
  await lockupV1_0.pass(10n * DAY);
  await lockupV1_0.reverts('SablierV2Lockup_Unauthorized', 'operator', 'cancel', [id]);
  await lockupV1_0.call('operator', 'withdraw', [id, 'other', dai('1')]);
  await lockupV1_0.call('operator', 'transferFrom', ['recipient', 'other', id]);
  expect(await lockupV1_0.read('ownerOf', [id])).toBe(lockupV1_0.accounts.other);
});

statement('reverts-whole-entry-fails', async ({ lockupV1_0 }) => {
  const ids = [await lockupV1_0.open(), await lockupV1_0.open()];
  await lockupV1_0.pass(10n * DAY);
  const pay = (second: bigint) => [ids, 'other', [dai('10'), second]];
  const overdraw = 'SablierV2Lockup_Overdraw';
  await lockupV1_0.reverts(overdraw, 'recipient', 'withdrawMultiple', pay(dai('11')));
  await lockupV1_0.moves(() => lockupV1_0.call('recipient', 'withdrawMultiple', pay(dai('10'))), {
    other: dai('20'),
    lockupV1_0: -dai('20'),
  });
  await lockupV1_0.call('sender', 'cancel', [ids[0]]);
  const canceled = 'SablierV2Lockup_StreamDepleted';
  await lockupV1_0.reverts(canceled, 'sender', 'cancelMultiple', [[ids[1], ids[0]]]);
  expect(await lockupV1_0.read('wasCanceled', [ids[1]])).toBe(false);
});

statement('no-allowlist-needed-hook', async ({ lockupV1_0 }) => {
  const { chain } = lockupV1_0;
  const { address } = await lockupV1_0.deploy('TestOracle', [8, 1n], 'receiver');
  const [id, other] = [
    await lockupV1_0.open({ recipient: 'receiver' }),
    await lockupV1_0.open({ recipient: 'receiver' }),
  ];
  // Counts its calls in storage.
  await chain.setCode({ address, bytecode: '0x60016000540160005500' });
  await chain.setStorageAt({ address, index: 0, value: zeroHash });
  await lockupV1_0.call('sender', 'cancel', [id]);
  expect(await chain.getStorageAt({ address, slot: zeroHash })).toBe(pad('0x1', { size: 32 }));
  await chain.setCode({ address, bytecode: '0x60006000fd' });
  await lockupV1_0.call('sender', 'cancel', [other]);
  expect(await lockupV1_0.read('wasCanceled', [other])).toBe(true);
});
