import { expect } from 'vitest';
import { reasonsIn, streamsIn } from '../../chains/logs';
import { outcomes } from '../../chains/roles';
import { round, standIn } from '../../chains/stand-in';
import { inEachModel, byEachCaller } from '../../chains/each';
import { statement, dai, DAY, usd } from '../../statement';
import { withdrawsAll } from '../../worlds/proofs';

const ERROR = {
  refused: 'SablierLockup_Unauthorized',
  notRecipient: 'SablierLockup_WithdrawalAddressNotRecipient',
  notController: 'Comptrollerable_CallerNotComptroller',
} as const;

// moment: no function sets a sender, at any moment: the ABI is read.
statement('sender-account', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other', sender: 'sender' });
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await outcomes(lockup, 'cancel', [id], { sender: 'success', other: ERROR.refused });
  expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.sender);
  const names = lockup.abi.flatMap((item) => (item.type === 'function' ? [item.name] : []));
  expect(names.filter((name) => /^(set|change|transfer).*sender/i.test(name))).toEqual([]);
});

statement('recipient-whoever', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await lockup.pass(DAY);
  await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], {
    owner: 'success',
    recipient: ERROR.notRecipient,
  });
});

statement('operator-account', async ({ lockup }) => {
  const [id, second] = [await lockup.open(), await lockup.open()];
  await lockup.call('recipient', 'approve', ['operator', id]);
  await lockup.call('recipient', 'setApprovalForAll', ['delegate', true]);
  await lockup.pass(DAY);
  const take = (stream: bigint) => [stream, 'other', dai('1')];
  await outcomes(lockup, 'withdraw', take(id), { operator: 'success', delegate: 'success' });
  await outcomes(lockup, 'withdraw', take(second), {
    operator: ERROR.notRecipient,
    delegate: 'success',
  });
});

// caller: the funder, another stranger and the admin of the comptroller, none of whom the row above names.
statement('anyone-else', async ({ lockup }) => {
  const id = await lockup.open({ by: 'other' });
  await lockup.pass(DAY);
  const all = (outcome: string) => ({ other: outcome, stranger: outcome, admin: outcome });
  await outcomes(lockup, 'cancel', [id], all(ERROR.refused));
  await outcomes(lockup, 'renounce', [id], all(ERROR.refused));
  await outcomes(lockup, 'withdraw', [id, 'other', dai('1')], all(ERROR.notRecipient));
  await outcomes(lockup, 'withdraw', [id, 'recipient', dai('1')], all('success'));
});

statement('account-holds-several-all', async ({ lockup }) => {
  const id = await lockup.open({ sender: 'owner', recipient: 'owner' });
  await lockup.pass(DAY);
  await lockup.call('owner', 'withdraw', [id, 'other', dai('1')]);
  await lockup.moves(() => lockup.call('owner', 'cancel', [id]), {
    owner: dai('99'),
    lockup: -dai('99'),
  });
});

statement('anyone-may-create-pays', async ({ lockup }) => {
  await inEachModel(lockup, async (one) => {
    await byEachCaller(one, await one.open(), async (by) => {
      for (const recipient of ['recipient', 'other'] as const) {
        await one.fund(by, dai('100'));
        const open = () => one.open({ by, sender: 'sender', recipient, isFunded: true });
        const id = await one.moves(open, { [by]: -dai('100'), lockup: dai('100') });
        expect(await one.read('ownerOf', [id])).toBe(one.accounts[recipient]);
      }
    });
  });
});

statement('leaves-alone-reason', async ({ lockup }) => {
  const [mine, foreign] = [await lockup.open(), await lockup.open({ sender: 'other' })];
  await lockup.moves(() => lockup.call('sender', 'cancelMultiple', [[mine, foreign]]), {
    sender: dai('100'),
    lockup: -dai('100'),
  });
  const event = 'InvalidStreamInCancelMultiple';
  expect(await streamsIn(lockup, event)).toEqual([foreign]);
  expect(await reasonsIn(lockup, event)).toEqual(['SablierLockup_Unauthorized']);
  expect(await lockup.read('isCancelable', [foreign])).toBe(true);
});

statement(
  'anyone-push-cost',
  {
    of: 'lockup',
    model: 'any',
    moment: ['cliff', 'between', 'last', 'end', 'after', 'canceled'],
    shape: 'any',
    caller: 'any',
    owner: ['account', 'contract', 'hook'],
    comptroller: { not: 'reverting' },
    feed: ['none', 'above', 'stale'],
  },
  async (world) => {
    await withdrawsAll(world);
  },
);

statement(
  'only-operators-choose-destination',
  {
    of: 'lockup',
    model: 'any',
    moment: ['between', 'end', 'canceled'],
    caller: 'any',
    owner: ['account', 'contract', 'hook'],
    feed: ['none', 'above'],
    transferable: 'any',
  },
  async (world) => {
    const isRefused = world.who === 'sender' || world.who === 'stranger';
    const outcome = isRefused ? ERROR.notRecipient : 'success';
    await world.refuses(outcome, world.who, 'withdrawMax', [world.id, 'other']);
  },
);

statement('entry-fails-others', async ({ lockup }) => {
  const ids = [await lockup.open(), await lockup.open()];
  await lockup.pass(DAY);
  const args = [ids, [dai('2'), dai('1')]];
  await lockup.moves(() => lockup.call('stranger', 'withdrawMultiple', args), {
    recipient: dai('1'),
    lockup: -dai('1'),
  });
  const named = await streamsIn(lockup, 'InvalidWithdrawalInWithdrawMultiple');
  expect(named).toEqual([ids[0]]);
});

statement('price-gated-controls', async ({ lockup }) => {
  const feed = (price: bigint) => {
    const answers = { 'decimals()': [8n], 'latestRoundData()': round(price, 0n) };
    return standIn(lockup, answers);
  };
  const id = await lockup.open({ targetPrice: usd('4000'), oracle: await feed(usd('1')) });
  const open = async (price: string) => {
    await feed(usd(price));
    return lockup.read<bigint>('withdrawableAmountOf', [id]);
  };
  expect(await open('3999')).toBe(0n);
  expect(await open('4000')).toBe(dai('100'));
  expect(await open('3999')).toBe(0n);
  await lockup.pass(1000n * DAY);
  expect(await open('1')).toBe(dai('100'));
});

statement('withdraw-skips-nothing-withdrawn', async ({ lockup }) => {
  const id = await lockup.open();
  await lockup.moves(() => lockup.call('recipient', 'withdrawMaxAndTransfer', [id, 'owner']), {});
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.owner);
});

statement('safe-asks-receives', async ({ lockup }) => {
  const id = await lockup.open();
  const deaf = await standIn(lockup, { otherwise: 'reverts' });
  const move = ['recipient', deaf, id];
  await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', move);
  // The right of the caller comes first.
  await lockup.reverts('ERC721InsufficientApproval', 'stranger', 'safeTransferFrom', move);
  await lockup.call('recipient', 'transferFrom', move);
  expect(await lockup.read('balanceOf', [deaf])).toBe(1n);
});

statement(
  'stream-transferable-every-calls',
  {
    of: 'lockup',
    model: 'any',
    moment: 'any',
    caller: 'any',
    owner: ['account', 'hook'],
    transferable: 'no',
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const error = 'SablierLockup_NotTransferable';
    await world.reverts(error, world.who, 'transferFrom', ['recipient', 'other', world.id]);
    const isRefused = world.who === 'sender' || world.who === 'stranger';
    const both = isRefused ? ERROR.refused : error;
    await world.refuses(both, world.who, 'withdrawMaxAndTransfer', [world.id, 'other']);
  },
);

statement(
  'approvals-work-too',
  {
    of: 'lockup',
    model: 'any',
    moment: ['between', 'end', 'canceled'],
    caller: ['approved', 'operator'],
    owner: ['account', 'contract', 'hook'],
    transferable: 'no',
    feed: ['none', 'above'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const move = ['recipient', 'other', world.id];
    await world.reverts('SablierLockup_NotTransferable', world.who, 'transferFrom', move);
    await withdrawsAll(world, world.who, 'other');
  },
);

statement('call-batch-called', async ({ lockup }) => {
  const calls = [[lockup.encode('cancel', [await lockup.open()])]];
  await outcomes(lockup, 'batch', calls, { sender: 'success', recipient: ERROR.refused });
});

statement('comptroller-touch-surplus', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const id = await lockup.open();
    await lockup.pass(DAY);
    const token = await lockup.read('getUnderlyingToken', [id]);
    const { admin } = lockup.accounts;
    await outcomes(lockup, 'recover', ['dai', 'admin'], {
      admin: ERROR.notController,
      sender: ERROR.notController,
    });
    const recover = ['lockup', lockup.encode('recover', [token, admin])];
    await lockup.moves(() => lockup.comptroller.call('admin', 'execute', recover), {});
    const withdraw = ['lockup', lockup.encode('withdraw', [id, admin, dai('1')])];
    await lockup.comptroller.reverts(ERROR.notRecipient, 'admin', 'execute', withdraw);
  });
});

statement('set-native-token', async ({ lockup }) => {
  const set = (coin: string) => ['lockup', lockup.encode('setNativeToken', [coin])];
  const { other, owner } = lockup.accounts;
  await lockup.comptroller.call('admin', 'execute', set(other));
  const again = set(owner);
  await lockup.comptroller.reverts(
    'SablierLockup_NativeTokenAlreadySet',
    'admin',
    'execute',
    again,
  );
  expect(await lockup.read('nativeToken')).toBe(other);
});

statement(
  'stranger-cancels-depleted-gets',
  {
    of: 'lockup',
    model: 'any',
    moment: ['depleted', 'between'],
    caller: { not: 'sender' },
    owner: 'any',
    feed: ['none', 'below', 'above', 'undecodable'],
  },
  async (world) => {
    const error = world.moment === 'depleted' ? 'SablierLockup_StreamDepleted' : ERROR.refused;
    await world.reverts(error, world.who, 'cancel', [world.id]);
  },
);

statement(
  'settled-renounce-gives',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: ['end', 'after'],
    caller: 'any',
    cancelable: 'any',
    feed: 'any',
  },
  async (world) => {
    const settled = 'SablierLockup_StreamSettled';
    await world.reverts(settled, world.who, 'renounce', [world.id]);
    await world.reverts(world.who === 'sender' ? settled : ERROR.refused, world.who, 'cancel', [
      world.id,
    ]);
  },
);
