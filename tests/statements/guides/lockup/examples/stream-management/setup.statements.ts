import { expect } from 'vitest';
import { inEachModel, byEachCaller } from '../../../../chains/each';
import { statement, dai, DAY, eth, usd } from '../../../../statement';
import { DOLLAR, put } from '../../support';

/** The contract of the page, owned by `owner`. */
const MANAGER = ['StreamManager', ['owner', 'lockup']] as const;

statement('contract-calls-lockup-needs', async ({ lockup }) => {
  const manager = await put(lockup, ...MANAGER);
  const [id, its] = [
    await lockup.open({ sender: 'owner' }),
    await lockup.open({ by: 'other', sender: 'StreamManager' }),
  ];
  await manager.reverts('SablierLockup_Unauthorized', 'owner', 'cancel', [id]);
  await manager.reverts('SablierLockup_Unauthorized', 'owner', 'renounce', [id]);
  await manager.call('owner', 'cancel', [its]);
  expect(await lockup.read('wasCanceled', [its])).toBe(true);
});

statement('withdraw-recipient', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  const value = DOLLAR;
  const call = [id, 'recipient', dai('10')];
  const error = 'SablierLockup_InsufficientFeePayment';
  await lockup.reverts(error, 'stranger', 'withdraw', call, { value: value - 1n });
  await lockup.moves(() => lockup.call('stranger', 'withdraw', call, { value }), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'stranger.coin': -value,
    'lockup.coin': value,
  });
});

statement('withdraw-address', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const id = await lockup.open();
  await lockup.call('recipient', 'approve', ['operator', id]);
  await lockup.pass(10n * DAY);
  const call = [id, 'other', dai('5')];
  const value = DOLLAR;
  for (const who of ['sender', 'stranger']) {
    const error = 'SablierLockup_WithdrawalAddressNotRecipient';
    await lockup.reverts(error, who, 'withdraw', call, { value });
  }
  for (const who of ['recipient', 'operator']) {
    await lockup.reverts('SablierLockup_InsufficientFeePayment', who, 'withdraw', call);
    await lockup.call(who, 'withdraw', call, { value });
  }
  expect(await lockup.balanceOf('other')).toBe(dai('10'));
});

statement('withdraw-everything-transfer', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const ids = [await lockup.open(), await lockup.open()];
  await lockup.call('recipient', 'setApprovalForAll', ['operator', true]);
  await lockup.pass(10n * DAY);
  const value = DOLLAR;
  for (const [i, who] of ['recipient', 'operator'].entries()) {
    const call = [ids[i], 'other'];
    const few = 'SablierLockup_InsufficientFeePayment';
    await lockup.reverts(few, who, 'withdrawMaxAndTransfer', call);
    for (const no of ['sender', 'stranger'])
      await lockup.reverts('SablierLockup_Unauthorized', no, 'withdrawMaxAndTransfer', call, {
        value,
      });
    await lockup.call(who, 'withdrawMaxAndTransfer', call, { value });
  }
  expect(await lockup.balanceOf('recipient')).toBe(dai('20'));
  const empty = await lockup.open();
  await lockup.call('recipient', 'withdrawMaxAndTransfer', [empty, 'other']);
  expect(await lockup.read('getRecipient', [empty])).toBe(lockup.accounts.other);
});

statement('stream-received-receives-safe', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    const manager = await put(lockup, ...MANAGER);
    const named = await lockup.open({ recipient: 'StreamManager' });
    const id = await lockup.open();
    const give = ['recipient', 'StreamManager', id];
    await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', give);
    await lockup.call('recipient', 'transferFrom', give);
    for (const each of [named, id]) {
      expect(await lockup.read('ownerOf', [each])).toBe(manager.address);
    }
  });
});

statement('withdrawal-address-not', async ({ lockup }) => {
  const manager = await put(lockup, ...MANAGER);
  const id = await lockup.open({ by: 'other', sender: 'StreamManager' });
  await lockup.pass(10n * DAY);
  await manager.reverts('SablierLockup_WithdrawalAddressNotRecipient', 'owner', 'withdraw', [
    id,
    'other',
    dai('1'),
  ]);
  await lockup.call('recipient', 'approve', ['StreamManager', id]);
  await manager.call('owner', 'withdraw', [id, 'other', dai('1')]);
});

statement('erc721-insufficient-approval', async ({ lockup }) => {
  const manager = await put(lockup, ...MANAGER);
  const id = await lockup.open({ by: 'other', sender: 'StreamManager' });
  await lockup.pass(10n * DAY);
  await manager.reverts('ERC721InsufficientApproval', 'owner', 'transfer', [id, 'other']);
  await lockup.call('recipient', 'approve', ['StreamManager', id]);
  await manager.call('owner', 'transfer', [id, 'other']);
});

statement('contract-sender-nft-approves', async ({ lockup }) => {
  const manager = await put(lockup, ...MANAGER);
  const id = await lockup.open({ by: 'other', sender: 'StreamManager' });
  await lockup.pass(DAY);
  const out = [id, 'delegate', dai('0.1')];
  const no = 'SablierLockup_WithdrawalAddressNotRecipient';
  await manager.reverts(no, 'owner', 'withdraw', out);
  await lockup.call('recipient', 'approve', ['StreamManager', id]);
  await manager.call('owner', 'withdraw', out);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'StreamManager', id]);
  await manager.call('owner', 'withdraw', out);
  await manager.call('owner', 'transfer', [id, 'recipient']);
  await manager.reverts(no, 'owner', 'withdraw', out);
  await manager.call('owner', 'renounce', [id]);
  expect(await lockup.balanceOf('delegate')).toBe(dai('0.2'));
});

// model: the owner is asked for before a stream is read: there is none here.
statement('whoever-may-cancel', async ({ lockup }) => {
  const manager = await put(lockup, ...MANAGER);
  const calls: [string, unknown[]][] = [
    ['withdraw', [1n, 'recipient', 1n]],
    ['withdrawMax', [1n, 'recipient']],
    ['withdrawMultiple', [[1n], [1n]]],
    ['withdrawMaxAndTransfer', [1n, 'stranger']],
    ['cancel', [1n]],
    ['cancelMultiple', [[1n]]],
    ['renounce', [1n]],
    ['renounceMultiple', [[1n]]],
    ['transfer', [1n, 'stranger']],
    ['sweep', []],
    ['sweepToken', ['dai']],
  ];
  for (const [name, args] of calls) {
    await manager.reverts('OwnableUnauthorizedAccount', 'stranger', name, args);
  }
});

statement('contract-holds-some-attaches', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const manager = await put(lockup, ...MANAGER);
  const id = await lockup.open();
  await lockup.chain.setBalance({ address: manager.address, value: eth('1') });
  await lockup.pass(10n * DAY);
  await lockup.moves(() => manager.call('owner', 'withdrawMax', [id, 'recipient']), {
    recipient: dai('10'),
    lockup: -dai('10'),
    'StreamManager.coin': -DOLLAR,
    'lockup.coin': DOLLAR,
  });
});

// moment: no moment closes a withdrawal of what is released; the callers differ.
statement('tokens-arrive-time-anyone', async ({ lockup: every }) => {
  await inEachModel(every, async (lockup) => {
    await put(lockup, ...MANAGER);
    const id = await lockup.open({ recipient: 'StreamManager' });
    const one = await lockup.ripen(10n * DAY);
    const spare = await every.open();
    await byEachCaller(lockup, spare, (who) =>
      lockup.moves(() => lockup.call(who, 'withdrawMax', [id, 'StreamManager']), {
        StreamManager: one,
        lockup: -one,
      }),
    );
  });
});

statement('two-functions-return', async ({ lockup }) => {
  const manager = await put(lockup, ...MANAGER);
  const id = await lockup.open({ recipient: 'StreamManager' });
  await lockup.chain.setBalance({ address: manager.address, value: eth('1') });
  await lockup.pass(10n * DAY);
  await lockup.call('stranger', 'withdrawMax', [id, 'StreamManager']);
  await lockup.moves(() => manager.call('owner', 'sweepToken', ['dai']), {
    owner: dai('10'),
    StreamManager: -dai('10'),
  });
  await lockup.moves(() => manager.call('owner', 'sweep'), {
    'owner.coin': eth('1'),
    'StreamManager.coin': -eth('1'),
  });
});

statement('call-reverts-lack', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const manager = await put(lockup, ...MANAGER);
  const id = await lockup.open();
  await lockup.pass(10n * DAY);
  await manager.reverts('no data', 'owner', 'withdrawMax', [id, 'recipient']);
  await lockup.chain.setBalance({ address: manager.address, value: DOLLAR });
  await manager.call('owner', 'withdrawMax', [id, 'recipient']);
});

statement('multiple-pays-even-fail', async ({ lockup }) => {
  await lockup.setMinFee(usd('1'));
  const manager = await put(lockup, ...MANAGER);
  const [one, two] = [await lockup.open(), await lockup.open()];
  await lockup.chain.setBalance({ address: manager.address, value: eth('1') });
  await lockup.pass(10n * DAY);
  const ids = [one, two];
  await lockup.moves(() => manager.call('owner', 'withdrawMultiple', [ids, [dai('50'), 0n]]), {
    'StreamManager.coin': -DOLLAR,
    'lockup.coin': DOLLAR,
  });
});
