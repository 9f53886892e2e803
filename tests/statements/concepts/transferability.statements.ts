import { concat } from 'viem';
import { expect } from 'vitest';
import { statement, dai, DAY, eth, usd, usdc } from '../statement';
import { standIn } from '../chains/stand-in';
import { withdrawable } from '../worlds/proofs';

statement('flag-off-every', async ({ lockup, flow }) => {
  const locked = await lockup.open({ transferable: false });
  const salary = await flow.open({ transferable: false });
  await lockup.call('recipient', 'approve', ['operator', locked]);
  await flow.call('recipient', 'approve', ['operator', salary]);
  for (const who of ['recipient', 'operator'])
    for (const call of ['transferFrom', 'safeTransferFrom', 'transferFromPayable']) {
      const args = (id: bigint) => ['recipient', 'other', id];
      await flow.reverts('SablierFlow_NotTransferable', who, call, args(salary));
      if (call !== 'transferFromPayable')
        await lockup.reverts('SablierLockup_NotTransferable', who, call, args(locked));
    }
});

statement('transferable-returns', async ({ lockup, flow, lockupV1_2 }) => {
  for (const contract of [lockup, flow, lockupV1_2])
    for (const transferable of [true, false]) {
      const id = await contract.open({ transferable });
      expect(await contract.read('isTransferable', [id])).toBe(transferable);
    }
});

statement('plain-withdraws-nothing', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  await lockup.pass(DAY);
  for (const [product, stream] of [
    [lockup, id],
    [flow, salary],
  ] as const) {
    const left = await product.read('withdrawableAmountOf', [stream]);
    const args = ['recipient', 'other', stream] as const;
    await product.moves(() => product.call('recipient', 'transferFrom', args), {});
    expect(await product.read('withdrawableAmountOf', [stream])).toBe(left);
  }
});

statement(
  'everything-goes-token-including',
  {
    of: ['lockup', 'lockupV1_2'],
    model: 'any',
    shape: 'any',
    moment: { not: 'depleted' },
    withdrawn: 'any',
    owner: ['account', 'contract', 'hook'],
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
    feed: { not: 'undecodable' },
  },
  async (world) => {
    await world.moves(
      () => world.call('recipient', 'transferFrom', ['recipient', 'other', world.id]),
      {},
    );
    await world.pass(world.terms.lead + world.terms.total);
    const args = [world.id, 'recipient'];
    await world.refuses(
      'SablierLockup_WithdrawalAddressNotRecipient',
      'recipient',
      'withdrawMax',
      args,
    );
    const rest = world.deposit - world.taken - world.refunded;
    await world.pays(['other', 'withdrawMax', [world.id, 'other']], {
      other: rest,
      contract: -rest,
    });
  },
);

statement(
  'whole-debt-goes',
  {
    of: 'flow',
    moment: 'any',
    withdrawn: 'any',
    owner: 'any',
    token: ['plain', 'six', 'whole', 'tether', 'refusesZero'],
  },
  async (world) => {
    const debt = await world.debt();
    const balance = world.deposit - world.taken;
    const covered = debt < balance ? debt : balance;
    const transfer = ['recipient', 'other', world.id];
    await world.moves(() => world.call('recipient', 'transferFrom', transfer), {});
    expect(await world.read('totalDebtOf', [world.id])).toBe(debt);
    const draw = (to: string) => [world.id, to];
    if (covered === 0n)
      return world.refuses('SablierFlow_WithdrawAmountZero', 'other', 'withdrawMax', draw('other'));
    const error = 'SablierFlow_WithdrawalAddressNotRecipient';
    await world.refuses(error, 'recipient', 'withdrawMax', draw('recipient'));
    await world.pays(['other', 'withdrawMax', draw('other')], {
      other: covered,
      contract: -covered,
    });
    expect(await world.read('totalDebtOf', [world.id])).toBe(debt - covered);
  },
);

statement('new-owner-withdraw', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
  for (const days of [10n, 1n]) {
    await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'owner']), {
      owner: days * dai('1'),
      lockup: -days * dai('1'),
    });
    await flow.moves(() => flow.call('other', 'withdrawMax', [salary, 'owner']), {
      'owner.usdc': days * usdc('86.4'),
      'flow.usdc': -days * usdc('86.4'),
    });
    await lockup.pass(DAY);
  }
});

statement('moves-rest', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const salary = await flow.open({ deposit: usdc('50') });
  await flow.pass(DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
  expect(await flow.read('uncoveredDebtOf', [salary])).toBe(usdc('36.4'));
  await flow.reverts('SablierFlow_Unauthorized', 'recipient', 'void', [salary]);
  await flow.call('other', 'void', [salary]);
  expect(await flow.read('isVoided', [salary])).toBe(true);
  await lockup.pass(99n * DAY);
  await lockup.moves(() => lockup.call('other', 'withdrawMax', [id, 'other']), {
    other: dai('100'),
    lockup: -dai('100'),
  });
});

statement('sender-rights', async ({ lockup, flow }) => {
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.pass(10n * DAY);
  await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
  expect(await lockup.read('getSender', [id])).toBe(lockup.accounts.sender);
  expect(await flow.read('getSender', [salary])).toBe(flow.accounts.sender);
  await lockup.moves(() => lockup.call('sender', 'cancel', [id]), {
    sender: dai('90'),
    lockup: -dai('90'),
  });
  await flow.moves(() => flow.call('sender', 'refundMax', [salary]), {
    'sender.usdc': usdc('136'),
    'flow.usdc': -usdc('136'),
  });
});

statement('fee-none', async ({ lockup, flow }) => {
  await lockup.setMinFee(usd('100'));
  await flow.setMinFee(usd('100'));
  const id = await lockup.open();
  const salary = await flow.open();
  await lockup.moves(async () => {
    await lockup.call('recipient', 'transferFrom', ['recipient', 'other', id]);
    await flow.call('recipient', 'transferFrom', ['recipient', 'other', salary]);
  }, {});
  expect(await lockup.read('ownerOf', [id])).toBe(lockup.accounts.other);
  expect(await flow.read('ownerOf', [salary])).toBe(flow.accounts.other);
});

statement(
  'sends-current-nft',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: 'any',
    withdrawn: 'any',
    owner: ['account', 'contract', 'hook', 'reverting', 'wrong'],
    token: { not: ['fee', 'rebasing'] },
    comptroller: ['free', 'fee', 'greedy', 'replaced', 'blind'],
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const amount = world.moment === 'depleted' ? 0n : await withdrawable(world);
    const args = [world.id, 'other'];
    if (amount > 0n && (world.token === 'frozen' || world.token === 'blocks')) {
      await world.refuses(
        world.token === 'frozen' ? 'Frozen' : 'Blocked',
        'recipient',
        'withdrawMaxAndTransfer',
        args,
      );
      return expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('recipient'));
    }
    await world.pays(['recipient', 'withdrawMaxAndTransfer', args], {
      recipient: amount,
      contract: -amount,
    });
    expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('other'));
  },
);

statement(
  'owner-approved-accounts',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: 'any',
    caller: 'any',
    owner: ['account', 'contract', 'hook'],
    comptroller: { not: 'reverting' },
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const isRefused = world.who === 'sender' || world.who === 'stranger';
    const outcome = isRefused ? 'SablierLockup_Unauthorized' : 'success';
    await world.refuses(outcome, world.who, 'withdrawMaxAndTransfer', [world.id, 'other']);
  },
);

statement(
  'nothing-skips-something-usual',
  {
    of: 'lockup',
    model: 'any',
    shape: 'any',
    moment: 'any',
    withdrawn: 'any',
    comptroller: ['fee', 'greedy', 'replaced'],
    feed: { not: 'undecodable' },
  },
  async (world) => {
    const amount = world.moment === 'depleted' ? 0n : await withdrawable(world);
    const call = ['recipient', 'withdrawMaxAndTransfer', [world.id, 'other']] as const;
    expect(world.fee).toBeGreaterThan(0n);
    if (amount === 0n) return world.reverts('success', ...call);
    await world.reverts('SablierLockup_InsufficientFeePayment', ...call, { value: world.fee - 1n });
    await world.pays(call, { recipient: amount, contract: -amount });
  },
);

statement(
  'non-whole-included',
  {
    of: ['lockup'],
    model: 'any',
    shape: 'any',
    moment: 'any',
    withdrawn: 'any',
    caller: ['recipient', 'approved', 'operator'],
    owner: ['account', 'contract', 'hook'],
    transferable: 'no',
    feed: { not: 'undecodable' },
  },
  async (world) => {
    await world.moves(
      () =>
        world.refuses('SablierLockup_NotTransferable', world.who, 'withdrawMaxAndTransfer', [
          world.id,
          'other',
        ]),
      {},
    );
    expect(await world.read('getWithdrawnAmount', [world.id])).toBe(world.taken);
  },
);

statement('put-max-batch', async ({ flow }) => {
  await flow.setMinFee(usd('3'));
  const id = await flow.open();
  await flow.pass(DAY);
  const { recipient, other } = flow.accounts;
  const calls = [
    flow.encode('withdrawMax', [id, recipient]),
    flow.encode('transferFromPayable', [recipient, other, id]),
  ];
  const fee = eth('0.001');
  await flow.moves(() => flow.call('recipient', 'batch', [calls], { value: fee }), {
    'recipient.usdc': usdc('86.4'),
    'flow.usdc': -usdc('86.4'),
    'recipient.coin': -fee,
    'flow.coin': fee,
  });
  expect(await flow.read('ownerOf', [id])).toBe(other);
});

statement('transfer-v3-exists-because', async ({ flow }) => {
  const id = await flow.open();
  await flow.pass(DAY);
  const { recipient, other } = flow.accounts;
  const move = (name: string) => [flow.encode(name, [recipient, other, id])];
  await flow.reverts('no data', 'recipient', 'batch', [move('transferFrom')], { value: 1n });
  await flow.call('recipient', 'batch', [move('transferFromPayable')], { value: 1n });
  expect(await flow.read('ownerOf', [id])).toBe(other);
  await flow.reverts('ERC721InsufficientApproval', 'recipient', 'transferFromPayable', [
    'other',
    'recipient',
    id,
  ]);
});

statement('withdraw-nothing-case-without', async ({ flow }) => {
  const id = await flow.open();
  await flow.reverts('SablierFlow_WithdrawAmountZero', 'recipient', 'withdrawMax', [
    id,
    'recipient',
  ]);
  await flow.call('recipient', 'transferFrom', ['recipient', 'other', id]);
  expect(await flow.read('ownerOf', [id])).toBe(flow.accounts.other);
});

statement('transfer-payable-max-ask', async ({ lockup, flow }) => {
  // A contract with code and no function, so `safeTransferFrom` is refused.
  const deaf = await standIn(lockup, { otherwise: 'reverts' });
  const [first, second] = [await lockup.open(), await lockup.open()];
  const [third, fourth] = [await flow.open(), await flow.open()];
  const to = (id: bigint) => ['recipient', deaf, id];
  await lockup.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', to(first));
  await flow.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', to(third));
  await lockup.call('recipient', 'transferFrom', to(first));
  await lockup.call('recipient', 'withdrawMaxAndTransfer', [second, deaf]);
  await flow.call('recipient', 'transferFrom', to(third));
  await flow.call('recipient', 'transferFromPayable', to(fourth));
  expect(await lockup.read('balanceOf', [deaf])).toBe(2n);
  expect(await flow.read('balanceOf', [deaf])).toBe(2n);
});

statement('account-delegates-asked', async ({ lockup, flow }) => {
  const [id, salary] = [await lockup.open(), await flow.open()];
  const asked = 'onERC721Received(address,address,uint256,bytes)';
  const code = await standIn(lockup, { [asked]: [0n] });
  // What an EIP-7702 transaction leaves at an account: three bytes and the address of the code.
  const address = lockup.addressOf('other');
  await lockup.chain.setCode({ address, bytecode: concat(['0xef0100', code]) });
  for (const [product, stream] of [
    [lockup, id],
    [flow, salary],
  ] as const) {
    const args = ['recipient', 'other', stream] as const;
    await product.reverts('ERC721InvalidReceiver', 'recipient', 'safeTransferFrom', args);
    await product.reverts('success', 'recipient', 'transferFrom', args);
  }
  await standIn(lockup, { [asked]: [0x150b7a02n << 224n] });
  await lockup.call('recipient', 'safeTransferFrom', ['recipient', 'other', id]);
  expect(await lockup.read('ownerOf', [id])).toBe(address);
});

statement(
  'transfers-no-hook',
  {
    of: 'lockup',
    model: 'any',
    moment: 'any',
    owner: { not: 'account' },
    caller: ['recipient', 'approved', 'operator'],
    feed: 'any',
    comptroller: 'any',
  },
  async (world) => {
    await world.moves(
      () => world.call(world.who, 'transferFrom', ['recipient', 'other', world.id]),
      {},
    );
    await world.call('other', 'transferFrom', ['other', 'recipient', world.id]);
    expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('recipient'));
  },
);

// caller: the recipient cannot sign and has approved nobody: a caller of each other kind is asked.
statement('sign-approved-redirect', async ({ lockup, flow }) => {
  const id = await lockup.open({ transferable: false });
  const salary = await flow.open({ transferable: false });
  await lockup.pass(DAY);
  for (const [product, name, stream] of [
    [lockup, 'SablierLockup', id],
    [flow, 'SablierFlow', salary],
  ] as const) {
    for (const who of ['sender', 'stranger', 'admin', 'comptroller']) {
      const elsewhere = `${name}_WithdrawalAddressNotRecipient`;
      await product.reverts(elsewhere, who, 'withdrawMax', [stream, who]);
      const move = ['recipient', who, stream] as const;
      await product.reverts(`${name}_NotTransferable`, who, 'transferFrom', move);
      await product.reverts('ERC721InvalidApprover', who, 'approve', [who, stream]);
    }
  }
  await lockup.call('stranger', 'withdrawMax', [id, 'recipient']);
  await flow.call('stranger', 'withdrawMax', [salary, 'recipient']);
  expect(await lockup.balanceOf('recipient')).toBe(dai('1'));
  expect(await flow.balanceOf('recipient', 'usdc')).toBe(usdc('86.4'));
});

statement('combined-deposits-name-nobody', async ({ flow }) => {
  const [one, two] = [await flow.open(), await flow.open()];
  await flow.call('sender', 'pause', [two]);
  await flow.fund('sender', usdc('12'), 'usdc');
  for (const id of [one, two])
    await flow.call('recipient', 'transferFrom', ['recipient', 'owner', id]);
  await flow.call('sender', 'depositAndPause', [one, usdc('5')]);
  await flow.call('sender', 'restartAndDeposit', [two, 1n, usdc('7')]);
  expect(await flow.read('getBalance', [one])).toBe(usdc('1005'));
  expect(await flow.read('getBalance', [two])).toBe(usdc('1007'));
  expect(await flow.read('getRecipient', [two])).toBe(flow.accounts.owner);
});

statement('approved-account-behalf-address', async ({ lockup, flow }) => {
  const id = await lockup.open({ transferable: false });
  const salary = await flow.open({ transferable: false });
  await lockup.pass(DAY);
  await lockup.call('recipient', 'approve', ['operator', id]);
  await flow.call('recipient', 'approve', ['operator', salary]);
  await lockup.reverts('SablierLockup_WithdrawalAddressNotRecipient', 'stranger', 'withdrawMax', [
    id,
    'other',
  ]);
  await lockup.moves(() => lockup.call('operator', 'withdrawMax', [id, 'other']), {
    other: dai('1'),
    lockup: -dai('1'),
  });
  await flow.moves(() => flow.call('operator', 'withdrawMax', [salary, 'other']), {
    'other.usdc': usdc('86.4'),
    'flow.usdc': -usdc('86.4'),
  });
});

statement(
  'streams-v1-always',
  {
    of: 'lockupV1_0',
    model: ['linear', 'dynamic'],
    shape: 'any',
    moment: ['pending', 'start', 'cliff', 'between', 'last'],
    withdrawn: 'any',
    cancelable: 'any',
  },
  async (world) => {
    await world.call('recipient', 'transferFrom', ['recipient', 'other', world.id]);
    expect(await world.read('ownerOf', [world.id])).toBe(world.addressOf('other'));
    const before = await world.chain.snapshot();
    for (const who of ['other', 'sender']) {
      await world.reverts(
        world.cancelable === 'yes' ? 'success' : 'SablierLockup_StreamNotCancelable',
        who,
        'cancel',
        [world.id],
      );
    }
    await world.chain.revert({ id: before });
  },
);
