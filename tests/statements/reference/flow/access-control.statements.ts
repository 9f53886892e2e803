import { expect } from 'vitest';
import { execute } from '../../chains/comptroller';
import { errorName } from '../../chains/errors';
import { outcomes } from '../../chains/roles';
import { tokenOf } from '../../chains/token';
import { statement, DAY, eth, usd, usdc } from '../../statement';
import { choosesAddress } from '../../worlds/proofs';

const REFUSED = 'SablierFlowState_Unauthorized';

// moment: no function sets a sender, at any moment: the ABI is read.
statement('sender-account', async ({ flow }) => {
  const id = await flow.open({ by: 'other', sender: 'sender' });
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  const sender = { sender: 'success', other: REFUSED, owner: REFUSED };
  await outcomes(flow, 'adjustRatePerSecond', [id, eth('1')], sender);
  await outcomes(flow, 'refundMax', [id], sender);
  expect(await flow.read('getSender', [id])).toBe(flow.accounts.sender);
  const names = flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /^(set|change|transfer).*sender/i.test(name))).toEqual([]);
});

statement('recipient-whoever', async ({ flow }) => {
  const id = await flow.open();
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await flow.pass(DAY);
  await outcomes(flow, 'withdraw', [id, 'other', usdc('1')], {
    owner: 'success',
    recipient: 'SablierFlow_WithdrawalAddressNotRecipient',
  });
  await outcomes(flow, 'void', [id], {
    owner: 'success',
    recipient: 'SablierFlow_Unauthorized',
  });
});

statement('refund-goes-even', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  await flow.fund('other', usdc('50'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
  await flow.reverts(REFUSED, 'other', 'refundMax', [id]);
  await flow.moves(() => flow.call('sender', 'refundMax', [id]), {
    'sender.usdc': usdc('50'),
    'flow.usdc': -usdc('50'),
  });
});

statement('deposit-gives-no-makes', async ({ flow }) => {
  const id = await flow.open({ deposit: 0n });
  await flow.fund('other', usdc('50'), 'usdc');
  await flow.call('other', 'deposit', [id, usdc('50'), 'sender', 'recipient']);
  for (const [name, args] of [
    ['refundMax', [id]],
    ['pause', [id]],
    ['adjustRatePerSecond', [id, eth('1')]],
  ] as const)
    await flow.reverts(REFUSED, 'other', name, args);
  await flow.reverts('SablierFlow_Unauthorized', 'other', 'void', [id]);
});

statement('caller-pays', async ({ flow }) => {
  await flow.fund('stranger', usdc('10'), 'usdc');
  const terms = ['sender', 'recipient', eth('1'), 0n, 'usdc', true, usdc('10')];
  await flow.moves(() => flow.call('stranger', 'createAndDeposit', terms), {
    'stranger.usdc': -usdc('10'),
    'flow.usdc': usdc('10'),
  });
});

statement('deposit-takes-arguments-compares', async ({ flow }) => {
  const [id, wrong] = [await flow.open(), await flow.open({ sender: 'other' })];
  await flow.fund('stranger', usdc('1'), 'usdc');
  const args = (stream: bigint) => [stream, usdc('1'), 'sender', 'recipient'];
  await flow.reverts('SablierFlow_NotStreamSender', 'stranger', 'deposit', args(wrong));
  await flow.reverts('success', 'stranger', 'deposit', args(id));
  await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await flow.reverts('SablierFlow_NotStreamRecipient', 'stranger', 'deposit', args(id));
});

statement('void-function-group', async ({ flow }) => {
  const [id, paused] = [await flow.open(), await flow.open()];
  await flow.call('sender', 'pause', [paused]);
  await flow.fund('recipient', usdc('1'), 'usdc');
  for (const [name, args] of [
    ['adjustRatePerSecond', [id, eth('1')]],
    ['pause', [id]],
    ['depositAndPause', [id, usdc('1')]],
    ['refund', [id, usdc('1')]],
    ['refundMax', [id]],
    ['refundAndPause', [id, usdc('1')]],
    ['restart', [paused, eth('1')]],
    ['restartAndDeposit', [paused, eth('1'), usdc('1')]],
  ] as const)
    await flow.reverts(REFUSED, 'recipient', name, args);
  await flow.reverts('success', 'recipient', 'void', [id]);
});

statement('error', async ({ flow }) => {
  const id = await flow.open();
  await flow.reverts('SablierFlow_Unauthorized', 'stranger', 'void', [id]);
  await flow.reverts('SablierFlowState_Unauthorized', 'stranger', 'pause', [id]);
});

statement(
  'only-operators-choose',
  {
    of: 'flow',
    caller: 'any',
    moment: ['between', 'last', 'dry', 'paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    owner: 'any',
  },
  (world) => choosesAddress(world),
);

statement(
  'anyone-push-tokens',
  {
    of: 'flow',
    caller: { not: 'recipient' },
    moment: ['between', 'last', 'dry', 'paused', 'pausedDry', 'voided'],
    withdrawn: 'any',
    owner: 'any',
    comptroller: ['free', 'fee'],
  },
  async (world) => {
    const amount = (await world.read('coveredDebtOf', [world.id])) as bigint;
    await world.pays([world.who, 'withdraw', [world.id, 'recipient', amount]], {
      recipient: amount,
      contract: -amount,
    });
  },
);

statement('stream-transferable-every-reverts', async ({ flow }) => {
  const id = await flow.open({ transferable: false });
  const error = 'SablierFlow_NotTransferable';
  await outcomes(flow, 'transferFrom', ['recipient', 'other', id], {
    recipient: error,
    sender: error,
    stranger: error,
  });
});

statement('transfer-payable-follows-rules', async ({ flow }) => {
  const [id, fixed] = [await flow.open(), await flow.open({ transferable: false })];
  const { recipient, other } = flow.accounts;
  for (const name of ['transferFrom', 'transferFromPayable']) {
    await outcomes(flow, name, ['recipient', 'other', id], {
      recipient: 'success',
      sender: 'ERC721InsufficientApproval',
    });
    const args = ['recipient', 'other', fixed];
    await flow.reverts('SablierFlow_NotTransferable', 'recipient', name, args);
    const calls = [[flow.encode(name, [recipient, other, id])]];
    const outcome = name === 'transferFrom' ? 'no data' : 'success';
    await flow.reverts(outcome, 'recipient', 'batch', calls, { value: 1n });
  }
});

statement('flow-burns-no', async ({ flow }) => {
  const names = flow.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /burn/i.test(name))).toEqual([]);
  const id = await flow.open({ deposit: usdc('1') });
  await flow.pass(DAY);
  await flow.call('recipient', 'withdrawMax', [id, 'recipient']);
  await flow.call('sender', 'void', [id]);
  expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.recipient);
});

statement('call-inside-called', async ({ flow }) => {
  const calls = [[flow.encode('pause', [await flow.open()])]];
  await outcomes(flow, 'batch', calls, { sender: 'success', recipient: REFUSED });
});

statement('stranger-adjusts-gets', async ({ flow }) => {
  const args = [await flow.open(), eth('1')];
  await flow.reverts(REFUSED, 'stranger', 'adjustRatePerSecond', args);
  await flow.call('sender', 'pause', [args[0]]);
  const paused = 'SablierFlowState_StreamPaused';
  await flow.reverts(paused, 'stranger', 'adjustRatePerSecond', args);
  const later = await flow.open({ start: (await flow.now()) + DAY });
  await flow.reverts(REFUSED, 'stranger', 'adjustRatePerSecond', [later, eth('1')]);
  await flow.call('sender', 'void', [later]);
  await flow.reverts(paused, 'stranger', 'adjustRatePerSecond', [later, eth('1')]);
});

statement('withdrawal-checks-fee', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open();
  const wrong = [id, 'stranger', 0n];
  const fee = 'SablierFlow_InsufficientFeePayment';
  await flow.reverts(fee, 'stranger', 'withdraw', wrong);
  const paid = { value: eth('0.001') };
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'stranger', 'withdraw', wrong, paid);
});

statement('comptroller-take-surplus', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  const { admin } = flow.accounts;
  const recover = () => execute(flow, 'recover', [flow.addressOf('usdc'), admin]);
  await flow.moves(recover, {});
  await tokenOf(flow, 'usdc').call('stranger', 'mint', ['flow', usdc('7')]);
  await flow.moves(recover, { 'admin.usdc': usdc('7'), 'flow.usdc': -usdc('7') });
  await outcomes(flow, 'recover', ['usdc', 'admin'], {
    admin: 'Comptrollerable_CallerNotComptroller',
    sender: 'Comptrollerable_CallerNotComptroller',
  });
  const refused = async (error: string, name: string, args: readonly unknown[]) =>
    expect(await execute(flow, name, args).catch(errorName), name).toBe(error);
  await refused('SablierFlow_WithdrawalAddressNotRecipient', 'withdraw', [id, admin, usdc('1')]);
  await refused(REFUSED, 'refund', [id, usdc('1')]);
  await refused(REFUSED, 'pause', [id]);
  await refused('SablierFlow_Unauthorized', 'void', [id]);
});
